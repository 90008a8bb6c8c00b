import Testing
import Vocabulary

@testable import Practice

@Suite("An explanation names the sounds that a learner confused")
struct HeardSoundTests {
  @Test("and the vowels that were put in, or made long", arguments: TaughtTry.table(Self.tries))
  func sounds(_ taught: TaughtTry) {
    #expect(taught.given == taught.explanations)
  }

  private static let tries = """
    larf laugh lˈæf lˈɑːɹf
      This vowel is spelled au, without an r: l-AU-gh.
      The sound f is spelled gh: lau-GH.
    shink think θˈɪŋk ʃˈɪŋk
      th and sh are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: TH-ink.
    farver father fˈɑːðɚ fˈɑːɹvɚ
      The a may be long here, but no r is written: f-A-ther.
      th and v are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: fa-TH-er.
    carsul castle kˈæsəl kˈɑːɹsəl
      The a may be long here, but no r is written: c-A-stle.
      The t is silent: cas-T-le.
      The ending is -le: cast-LE.
    barth bath bˈæθ bˈɑːɹθ
      The a may be long here, but no r is written: b-A-th.
    clarse class klˈæs klˈɑːɹs
      The a may be long here, but no r is written: cl-A-ss.
      At the end of a short word, s is often double: cla-SS.
    eschool school skˈuːl ˈɛʃuːl
      The word starts with s, and no vowel stands before it: school.
    sutoraiku strike stɹˈaɪk sˈuːɾoːɹˌeɪkuː
      No vowel stands between the s and the t, or between the t and the r: strike.
      This vowel is spelled i: str-I-ke.
      No vowel is heard at the end, because the e is silent: strik-E.
    kohi coffee kˈɔfi kˈoʊhaɪ
      This sound is spelled c: C-offee.
      f and h are easy to mix up: for f, your teeth touch your lip; h is only breath. Here it
        is f, spelled ff: co-FF-ee.
      This vowel is spelled ee: coff-EE.
    taburu table tˈeɪbəl tˈæbjʊɹɹˌuː
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. The ending is -le, and no vowel is heard after the l: tab-LE.
    muvver mother mˈʌðɚ mˈʌvɚ
      The short u of cup is spelled o here: m-O-ther.
      th and v are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: mo-TH-er.
    firteen thirteen θˈɜːtiːn fˈɜːtiːn
      th and f are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: TH-irteen.
    sree three θɹˈiː ˈɛsɹˈiː
      th and s are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: TH-ree.
    dat that ðˈæt dˈæt
      th and d are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: TH-at.
    zis this ðˈɪs zˈɪs
      th and z are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: TH-is.
    bret breath bɹˈɛθ bɹˈɛt
      This vowel is spelled ea: br-EA-th.
      th and t are easy to mix up: for th, the tip of your tongue touches your teeth. Here it
        is th: brea-TH.
    darnse dance dˈæns dˈɑːɹns
      The a may be long here, but no r is written: d-A-nce.
      This sound is spelled c: dan-C-e. Before e, i and y, c can sound like s.
    plarnt plant plˈænt plˈɑːɹnt
      The a may be long here, but no r is written: pl-A-nt.
    tomarto tomato təmˈeɪɾoʊ təmˈɑːɹɾoʊ
      The a may be long here, but no r is written: tom-A-to.
    bananer banana bɐnˈænə bˈæneɪnɚ
      This weak vowel is spelled a, without an r: banan-A.
    perserverance perseverance pˌɜːsɪvˈɪɹəns pˈɜːsɚvɚɹəns
      This weak vowel is spelled e, without an r: pers-E-verance.
    custermer customer kˈʌstəmɚ kˈʌstɚmɚ
      This weak vowel is spelled o, without an r: cust-O-mer.
    breakfirst breakfast bɹˈɛkfəst bɹˈeɪkfɜːst
      This weak vowel is spelled a, without an r: breakf-A-st.
    tork talk tˈɔːk tˈoːɹk
      This vowel is spelled al, without an r: t-AL-k.
    harf half hˈæf hˈɑːɹf
      This vowel is spelled al, without an r: h-AL-f.
    gween green ɡɹˈiːn ɡwˈiːn
      r and w are easy to mix up: for r, your tongue curls up; for w, only your lips move. Here it
        is r: g-R-een.
    berieve believe bᵻlˈiːv bᵻɹˈiːv
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r, it
        touches nothing. Here it is l: be-L-ieve.
    yoursual usual jˈuːʒuːəl jˈoːɹsuːəl
      This vowel is spelled u, without an r: U-sual.
    myoursic music mjˈuːzɪk mjˈoːɹsɪk
      This vowel is spelled u, without an r: m-U-sic.
    cort caught kˈɔːt kˈɔːɹt
      This vowel is spelled augh, without an r: c-AUGH-t.
    worter water wˈɔːɾɚ wˈɜːɾɚ
      This vowel is spelled a, without an r: w-A-ter.
    dorter daughter dˈɔːɾɚ dˈɔːɹɾɚ
      This vowel is spelled augh, without an r: d-AUGH-ter.
    sor saw sˈɔː sˈoːɹ
      This vowel is spelled aw, without an r: s-AW.
    fasuto first fˈɜːst fæsˈuːɾoʊ
      This sound is spelled ir: f-IR-st.
      No vowel stands between the s and the t, or after the t at the end: first.
    estation station stˈeɪʃən ɛstˈeɪʃən
      The word starts with s, and no vowel stands before it: station.
    istreet street stɹˈiːt ˈɪstɹiːt
      The word starts with s, and no vowel stands before it: street.
    sibring spring spɹˈɪŋ sˈɪbɹɪŋ
      No vowel stands between the s and the p: spring.
      p and b are easy to mix up: your throat hums in b, but not in p. Here it is p: s-P-ring.
    raito light lˈaɪt ɹˈeɪɾoʊ
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. Here it is l: L-ight.
      This vowel is spelled igh, with a silent gh: l-IGH-t.
      No vowel stands after the t at the end: light.
    miruku milk mˈɪlk mˈɜːɹuːkˌuː
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. Here it is l: mi-L-k.
      No vowel stands between the l and the k, or after the k at the end: milk.
    basu bus bˈʌs bˈɑːsuː
      u and a are easy to mix up. Here it is u: b-U-s.
      No vowel stands after the s at the end: bus.
    gurasu glass ɡlˈæs ɡjʊɹɹˈɑːsuː
      No vowel stands between the g and the l, or after the ss at the end: glass.
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. Here it is l: g-L-ass.
      At the end of a short word, s is often double: gla-SS.
    raisu rice ɹˈaɪs ɹˈeɪsuː
      This vowel is spelled i: r-I-ce.
      This sound is spelled c: ri-C-e. Before e, i and y, c can sound like s.
      No vowel is heard at the end, because the e is silent: ric-E.
    orenji orange ˈɔɹɪndʒ ˈɔːɹɛndʒi
      The vowel a is weak, so you can't hear which letter it is: or-A-nge.
      This sound is spelled g: oran-G-e. Before e, i and y, g can sound like j.
      No vowel is heard at the end, because the e is silent: orang-E.
    dorinku drink dɹˈɪŋk dˈoːɹɪŋkˌuː
      No vowel stands between the d and the r, or after the k at the end: drink.
    kurisumasu Christmas kɹˈɪsməs kjˌʊɹɹɪsuːmˈɑːsuː
      In words from Greek, the sound k is spelled ch: CH-ristmas.
      No vowel stands between the ch and the r, or between the s and the m, or after the s at
        the end: Christmas.
      The t is silent: Chris-T-mas.
    appuru apple ˈæpəl ɐpjˈʊɹɹuː
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. The ending is -le, and no vowel is heard after the l: app-LE.
    botoru bottle bˈɑːɾəl bətˈoːɹuː
      The double t keeps the o short: bo-TT-le.
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. The ending is -le, and no vowel is heard after the l: bott-LE.
    handoru handle hˈændəl hˈændɔːɹuː
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. The ending is -le, and no vowel is heard after the l: hand-LE.
    bottel bottle bˈɑːɾəl bˈɑːɾəl
      The ending is -le: bott-LE.
    lice rice ɹˈaɪs lˈaɪs
      r and l are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. Here it is r: R-ice.
    rearry really ɹˈiəli ɹˌiːɚɹˈaɪ
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. Here it is l, spelled ll: rea-LL-y.
    plobrem problem pɹˈɑːbləm plˈɑːbɹəm
      r and l are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. Here it is first r, then l: p-R-ob-L-em.
    bery very vˈɛɹi bˈɜːɹi
      v and b are easy to mix up: for b, your lips close; for v, your teeth touch your lip.
        Here it is v: V-ery.
    wery very vˈɛɹi wˈɜːɹi
      v and w are easy to mix up: for v, your teeth touch your lip; for w, your lips are
        round. Here it is v: V-ery.
    vine wine wˈaɪn vˈaɪn
      w and v are easy to mix up: for v, your teeth touch your lip; for w, your lips are
        round. Here it is w: W-ine.
    beoble people pˈiːpəl bˈeɪɑːbəl
      p and b are easy to mix up: your throat hums in b, but not in p. Here it is p:
        P-eo-P-le.
    bebber pepper pˈɛpɚ bˈiːbɚ
      p and b are easy to mix up: your throat hums in b, but not in p. Here it is p:
        P-e-PP-er.
    habby happy hˈæpi hˈæbi
      p and b are easy to mix up: your throat hums in b, but not in p. Here it is p, spelled
        pp: ha-PP-y.
    fideo video vˈɪdɪoʊ fˈɪdɪˌoʊ
      v and f are easy to mix up: your throat hums in v, but not in f. Here it is v: V-ideo.
    yungle jungle dʒˈʌŋɡəl jˈuːŋɡəl
      j and y are easy to mix up: y starts like ee, and j like d. Here it is j: J-ungle.
    jes yes jˈɛs dʒˈɛs
      y and j are easy to mix up: y starts like ee, and j like d. Here it is y: Y-es.
    shair chair tʃˈɛɹ ʃˈɛɹ
      ch and sh are easy to mix up: ch starts like t, and sh does not. Here it is ch: CH-air.
    chop shop ʃˈɑːp tʃˈɑːp
      sh and ch are easy to mix up: ch starts like t, and sh does not. Here it is sh: SH-op.
    wash watch wˈɑːtʃ wˈɑːʃ
      ch and sh are easy to mix up: ch starts like t, and sh does not. Here it is ch, spelled
        tch: wa-TCH.
    sheet seat sˈiːt ʃˈiːt
      s and sh are easy to mix up: s is a hiss behind your teeth; for sh, your lips are round.
        Here it is s: S-eat.
      This vowel is spelled ea: s-EA-t.
    languish language lˈæŋɡwɪdʒ lˈæŋɡwɪʃ
      The vowel a is weak, so you can't hear which letter it is: langu-A-ge.
      j and sh are easy to mix up: j starts like d, and sh does not. Here it is j, spelled ge:
        langua-GE.
    strainsch strange stɹˈeɪndʒ stɹˈeɪnʃ
      This vowel is spelled a: str-A-nge.
      j and sh are easy to mix up: j starts like d, and sh does not. Here it is j, spelled ge:
        stran-GE.
    orench orange ˈɔɹɪndʒ ˈɔːɹɛntʃ
      The vowel a is weak, so you can't hear which letter it is: or-A-nge.
      At the end of a word, j is easy to hear as ch, but your throat hums in j: oran-GE.
    sham jam dʒˈæm ʃˈæm
      j and sh are easy to mix up: j starts like d, and sh does not. Here it is j: J-am.
    jip zip zˈɪp dʒˈɪp
      z and j are easy to mix up: j starts like d, and z does not. Here it is z: Z-ip.
    jouse house hˈaʊs dʒˈaʊs
      In English, the sound h is spelled h: H-ouse.
    ouse house hˈaʊs ˈuːz
      The word begins with h, which you hear as a breath: H-ouse.
    het head hˈɛd hˈɛt
      This vowel is spelled ea: h-EA-d.
      At the end of a word, d is easy to hear as t, but your throat hums in d: hea-D.
    dok dog dˈɑːɡ dˈɑːk
      At the end of a word, g is easy to hear as k, but your throat hums in g: do-G.
    fife five fˈaɪv fˈaɪf
      At the end of a word, v is easy to hear as f, but your throat hums in v: fi-V-e.
    sheep ship ʃˈɪp ʃˈiːp
      i, as in it, and ee, as in eat, are easy to mix up: ee is long, and your lips are wide. Here
        it is i: sh-I-p.
    fill feel fˈiːl fˈɪl
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide. Here
        it is ee: f-EE-l.
      The l is single: fee-L.
    liff leaf lˈiːf lˈɪf
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide. Here
        it is ee, spelled ea: l-EA-f.
      The f is single: lea-F.
    slipping sleeping slˈiːpɪŋ slˈɪpɪŋ
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide. Here
        it is ee: sl-EE-ping.
      The p is single: slee-P-ing.
    grin green ɡɹˈiːn ɡɹˈɪn
      ee, as in eat, and i, as in it, are easy to mix up: ee is long, and your lips are wide. Here
        it is ee: gr-EE-n.
    beg big bˈɪɡ bˈɛɡ
      i and e are easy to mix up: your mouth is open wider for e. Here it is i: b-I-g.
    bed bad bˈæd bˈɛd
      a and e are easy to mix up: your mouth is open wider for a. Here it is a: b-A-d.
    jrink drink dɹˈɪŋk dʒˈeɪɹˈɪŋk
      Before r, d sounds a little like j, but it is d: D-rink.
    chrain train tɹˈeɪn kɹˈeɪn
      Before r, t sounds a little like ch, but it is t: T-rain.
    sin sing sˈɪŋ sˈɪn
      ng and n are easy to mix up: ng is said at the back of your mouth. Here it is ng: si-NG.
    fron from fɹˈʌm fɹˈɑːn
      m and n are easy to mix up: for m, your lips close; for n, they stay open. Here it is m:
        fro-M.
    slow snow snˈoʊ slˈoʊ
      n and l are easy to mix up: for n, the air comes through your nose. Here it is n:
        s-N-ow.
    rote road ɹˈoʊd ɹˈoʊt
      This vowel is spelled oa, without a silent e: r-OA-d.
      At the end of a word, d is easy to hear as t, but your throat hums in d: roa-D.
    soo zoo zˈuː sˈuː
      z and s are easy to mix up: your throat hums in z, but not in s. Here it is z: Z-oo.
    cace cage kˈeɪdʒ kˈeɪs
      Write g here: ca-G-e.
    gity city sˈɪɾi ɡˈɪɾi
      Write c here: C-ity.
    tasi taxi tˈæksi tˈæsi
      Write x here: ta-X-i.
    rabu love lˈʌv ɹˈɑːbuː
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r,
        it touches nothing. Here it is l: L-ove.
      v and b are easy to mix up: for b, your lips close; for v, your teeth touch your lip.
        Here it is v: lo-V-e.
      No vowel is heard at the end, because the e is silent: lov-E.
    jarden garden ɡˈɑːɹdən dʒˈɑːɹdən
      g and j are easy to mix up: j starts like d, and g is said at the back of your mouth. Here it
        is g: G-arden.
    garally gallery ɡˈælɚɹi ɡˈæɹəli
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r, it
        touches nothing. Here it is first l, then r: ga-LL-e-R-y.
      The ending is -ery: gall-ERY.
    lerative relative ɹˈɛlətˌɪv lˈɛɹətˌɪv
      r and l are easy to mix up: for l, your tongue touches the gum behind your teeth; for r, it
        touches nothing. Here it is first r, then l: R-e-L-ative.
    garikku garlic ɡˈɑːɹlɪk ɡˈɑːɹɹɪkˌuː
      Write l here: gar-L-ic.
      This sound is spelled c: garli-C.
      No vowel stands after the c at the end: garlic.
    koohii coffee kˈɔfi kˈuːhɪˌaɪ
      This sound is spelled c: C-offee.
      This vowel is spelled o: c-O-ffee.
      f and h are easy to mix up: for f, your teeth touch your lip; h is only breath. Here it is f,
        spelled ff: co-FF-ee.
    tunneru tunnel tˈʌnəl tˈʌnɚɹˌuː
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r, it
        touches nothing. The ending is -el, and no vowel is heard after the l: tunn-EL.
    garu girl ɡˈɜːl ɡˈɑːɹɹuː
      This sound is spelled ir: g-IR-l.
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r, it
        touches nothing. Here it is l: gir-L.
      No vowel stands after the l at the end: girl.
    taatoru turtle tˈɜːɾəl tˈɑːɾoːɹˌuː
      This sound is spelled ur: t-UR-tle.
      l and r are easy to mix up: for l, your tongue touches the gum behind your teeth; for r, it
        touches nothing. The ending is -le, and no vowel is heard after the l: turt-LE.
    bado bird bˈɜːd bˈɑːdoʊ
      This sound is spelled ir: b-IR-d.
      No vowel stands after the d at the end: bird.
    feofle people pˈiːpəl fˈiːfəl
      p and f are easy to mix up: for p, your lips close; for f, your teeth touch your lip. Here it
        is p: P-eo-P-le.
    bass bath bˈæθ bˈeɪs
      th and s are easy to mix up: for th, the tip of your tongue touches your teeth. Here it is th:
        ba-TH.
    mouth mouse mˈaʊs mˈaʊθ
      s and th are easy to mix up: for th, the tip of your tongue touches your teeth. Here it is s:
        mou-S-e.
      The word ends in a silent e: mous-E.
    criticisum criticism kɹˈɪɾɪsˌɪzəm kɹˈɪɾɪsˌɪsəm
      No vowel is written before the m, although you hear one: criticism.
    prisim prism pɹˈɪzəm pɹˈɪsɪm
      No vowel is written before the m, although you hear one: prism.
    algorithem algorithm ˈælɡɚɹˌɪθəm ˈælɡɚɹˌɪθəm
      No vowel is written before the m, although you hear one: algorithm.
    prisimatic prismatic pɹɪsmˈæɾɪk pɹˌɪsɪmˈæɾɪk
      No vowel stands between the s and the m: prismatic.
    bokusu box bˈɑːks boʊkˈuːsuː
      The x spells both sounds, with no vowel between them: bo-X.
      No vowel stands after the x at the end: box.
    takisi taxi tˈæksi tˈækɪsi
      The x spells both sounds, with no vowel between them: ta-X-i.
    """

  @Test("and never the learner's language or country")
  func noNames() {
    let texts = TaughtTry.table(Self.tries).flatMap(\.given).joined(separator: " ")
    for name in ["Spanish", "Arab", "Chinese", "Japan", "German", "Korea", "foreign"] {
      #expect(!texts.contains(name))
    }
  }

  @Test("and no sounds where the try sounds right")
  func soundsRight() {
    let word = WrittenWord(Spelling("busy"), said: Pronunciation(ipa: "bˈɪzi"))
    let feedback = Feedback(
      typed: Spelling("bizzy"), of: word, sounding: Pronunciation(ipa: "bˈɪzi"))
    #expect(!feedback.explanations(of: word).joined().contains("mix up"))
  }
}
