"""Terms that only one science has: chemical, anatomical, medical and taxonomic names."""

import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

# The numbers of WordNet's lexicographer files.
RELATIONAL, ANIMAL, BODY, PLANT, SUBSTANCE = 1, 5, 8, 20, 27
POINTS = {SUBSTANCE: 2.0, BODY: 2.0, ANIMAL: 1.0, PLANT: 1.0, RELATIONAL: 0.5}
# A gloss that begins with the name of its science.
LABEL = re.compile(
    r"""\((anatomy|medicine|chemistry|biochemistry|biology|botany|zoology|pathology|genetics|
    physiology|embryology|psychiatry|mineralogy|geology|physics|astronomy|mathematics|microbiology|
    immunology|pharmacology|neurology|surgery|ophthalmology|psychoanalysis|statistics|geometry|
    linguistics|crystallography)""",
    re.VERBOSE,
)
# Words that say in a gloss what the thing is, or of what it is a part.
TECHNICAL = set(
    """
    abdominal abnormal abnormally acid acids adrenal alga algae alkaloid amino amoeba analgesic
    anatomical anatomy anesthetic antibacterial antibiotic antibody antidepressant antigen
    antihistamine arterial arteries artery atom atoms bacillus bacteria bacterial bacterium
    barbiturate benzodiazepine biology bladder blocker blood bone bones botany bowel brain breast
    bronchial calcium calyx carbon cardiac cartilage catheter cell cells cephalosporin cerebral
    chemical chemistry childbirth chloride chlorine chromosome chromosomes chronic cilia colon
    compound congenital cornea corolla cranial crustacean crustaceans crystalline crystals cyst
    cytoplasm deficiency dental derived diagnosis diagnostic dinosaur dinosaurs disease disorder
    diuretic dna dorsal drug electron element embryo embryology embryonic enzyme enzymes ester
    excision extinct eyelid fetus flagellum fluid fossil fungal fungi fungus gamete gametes gastric
    gene genes genetic genetics genus gland glands hepatic hereditary hip hormone hydrocarbon
    hydrogen hydroxide igneous immune incision infection inflammation inflammatory inhibitor insect
    insects intestinal intestine ion ions isotope jaw joints kidney larva larvae larynx leaflets
    lesion limbs liver lung lungs lymph medication medicine meiosis membrane membranes menstrual
    metallic metamorphic mineral minerals mitosis molecular molecule molecules mollusk mollusks moth
    mucous muscle mutation nematode nerve nerves neurosis nitrogen nucleus organism organisms ova
    ovary ovule oxide paralysis parasite parasites parasitic pathological pathology patients pelvic
    penicillin petals pharmacology phosphorus phylum physiology pituitary placenta plasma platelet
    platelets polymer potassium pregnancy pregnant primitive protein proteins protozoa protozoal
    protozoan protozoans psychiatric psychosis pulmonary radical radioactive rectum removal renal
    resin retina rna rock salt secretion sedative skin skull sodium soluble species sperm
    spermatozoa spinal spleen spore spores stamens stem steroid sulfate sulfur surgery surgical
    surgically syndrome taxonomic therapeutic thorax thyroid tissue tissues trachea tranquilizer
    tumor tumour unit urinary urine uterine uterus vagina vein veins ventral vertebrae vertebral
    virus viruses vitamin voltage worm worms zoology
    """.split()
)
# The words by which a gloss shows that it is about a drug.
DRUG = re.compile(r"trade names?\b|used (to treat|in treating|in the treatment|to control)")
# Endings of such terms.
ENDING = re.compile(
    """(aceae|aceous|algia|algic|androus|ase|ases|blast|blastic|carp|carpous|centesis|cele|cillin|
    cyte|cytes|cytic|derm|dermal|ectomy|ferous|genesis|genic|genetic|gram|graphy|gynous|iasis|
    idae|itis|lysis|lytic|merous|meter|metric|metry|morphic|morphous|mycin|a?emia|a?emic|oid|
    oidal|oma|onym|opod|opodous|oses|osis|ostomy|otic|otomy|pathic|pathology|pathy|penia|phage|
    phagia|phagous|philic|phobia|phobic|phyll|phyte|phytic|plasm|plasmic|plasty|plegia|
    pno?ea|pterous|rrhage|rrho?ea|sclerosis|scope|scopic|scopy|somal|some|spermous|stasis|
    static|therapy|trophic|trophy|uria|valent|ylic|zoa|zoan|zoon)$""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class Sense:
    """A sense of a word in WordNet."""

    # The number of its lexicographer file.
    field: int
    gloss: str

    @property
    def points(self) -> float:
        """How technical the sense is."""
        definition = self.gloss.split('; "')[0].lower()
        terms = sum(word in TECHNICAL for word in re.findall("[a-z]+", definition))
        label = 1.5 if LABEL.match(definition) else 0
        drug = 2 if DRUG.search(definition) else 0
        return POINTS.get(self.field, 0) + label + drug + 0.7 * min(terms, 3)


def senses(folder: Path) -> dict[str, list[Sense]]:
    """Returns the senses of WordNet's words in small letters."""
    found: dict[str, list[Sense]] = defaultdict(list)
    for part in ["noun", "verb", "adj", "adv"]:
        for line in (folder / f"data.{part}").read_text(encoding="utf-8").split("\n"):
            if not line or line[0] == " ":
                continue
            head, _, gloss = line.partition(" | ")
            fields = head.split(" ")
            sense = Sense(int(fields[1]), gloss.strip())
            for number in range(int(fields[3], 16)):
                word = re.sub(r"\(.*\)$", "", fields[4 + 2 * number])
                if re.fullmatch("[a-z]+", word):
                    found[word].append(sense)
    return found


def points(word: str, senses: list[Sense]) -> float:
    """Returns how technical a word is in its least technical sense: from 0 for a word of all to 4
    and more for the term of one laboratory."""
    least = min((sense.points for sense in senses), default=0)
    return least + (0.5 if ENDING.search(word) else 0)
