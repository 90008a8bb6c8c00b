internal import Vocabulary

/// Princeton's WordNet 3.0, read from its database files. The manual pages wndb(5), cntlist(5) and
/// morphy(7) describe their formats.
struct WordNet {
  /// The lemmas, with spaces where the database has underscores.
  var names: [String] { numbers.texts }
  /// The number of each lemma in ``names``.
  private(set) var numbers = TextTable()
  /// The names of persons, places and the like, by their lower case.
  private(set) var capitalised: [String: [Int]] = [:]
  /// All synsets.
  private(set) var synsets: [Synset] = []
  /// The senses of each lemma. Those of a part of speech are together, the most used first.
  private(set) var senses: [[Sense]] = []
  /// The number of uses of each lemma in the texts that WordNet's makers tagged.
  private(set) var uses: [Lemma: Int] = [:]
  /// The lemmas of irregular forms, by part of speech.
  private(set) var exceptions: [Part: [String: [String]]] = [:]
  /// The irregular forms of lemmas, by part of speech, in the order of their letters.
  private(set) var irregularForms: [Part: [String: [String]]] = [:]
  /// The derivational family of each lemma: a number that all members share.
  private(set) var families: [Int] = []
  /// The texts of all glosses.
  private var glosses: [UInt8] = []
  /// The numbers of synsets by their offsets in the data files.
  private var numberOfOffset: [Part: [Int: Int]] = [:]
  /// The words of synsets that are marked as obscene, disparaging or a slur.
  private(set) var marks: Set<Mark> = []
  /// The relations between synsets and between words.
  private(set) var relations = Relations()

  /// The synsets of usage, from which WordNet has pointers to the words that are used in that way.
  private static let usageDomains: Set = ["obscenity", "disparagement", "ethnic_slur"]

  private struct Pointer {
    let source: Int
    let part: Part
    let offset: Int
    let target: Int
    /// The synset of the source, if the source is a word.
    var synset = 0
  }

  /// The pointers of the data files. They can be followed when all data files have been read.
  private struct Pointers {
    var derivations: [Pointer] = []
    var usages: [Pointer] = []
    var hypernyms: [Pointer] = []
    var similar: [Pointer] = []
    var antonyms: [Pointer] = []

    /// Adds a pointer between meanings, if it is of a kind that is kept.
    mutating func add(_ pointer: Pointer, symbol: UInt8?, isOfWord: Bool) {
      switch symbol.map(Unicode.Scalar.init) {
      case "@": hypernyms.append(pointer)
      // Adjectives of one cluster, verbs of one group, and synsets that WordNet tells a reader to
      // see, too.
      case "&", "$", "^": similar.append(pointer)
      case "!" where isOfWord: antonyms.append(pointer)
      default: break
      }
    }
  }

  /// Returns the paths of all files.
  static func paths(in folder: String) -> [String] {
    let files = Part.allCases.map(\.rawValue).flatMap {
      ["data.\($0)", "index.\($0)", "\($0).exc"]
    }
    return (files + ["cntlist.rev"]).map { "\(folder)/\($0)" }
  }

  /// Creates a database without words.
  init() {}

  /// - Returns: `nil` if a file is missing.
  init?(folder: String) {
    self.init(synsetsIn: folder)
    guard readSenses(in: folder) else { return nil }
  }

  /// Reads the lemmas and the synsets. The rest comes with ``readSenses(in:)``.
  ///
  /// - Returns: `nil` if a file is missing.
  init?(synsetsIn folder: String) {
    var pointers = Pointers()
    for part in Part.allCases {
      guard let data = SourceFile(path: "\(folder)/data.\(part.rawValue)") else { return nil }
      var offsets: [Int: Int] = [:]
      data.forEachLine { readSynset(&$0, part, &offsets, &pointers) }
      numberOfOffset[part] = offsets
    }
    follow(pointers)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    for (number, name) in names.enumerated() where name.utf8.contains(where: capitals.contains) {
      capitalised[name.lowercased(), default: []].append(number)
    }
  }

  /// Reads the senses of the lemmas, their uses and their irregular forms.
  ///
  /// - Returns: whether all files are there.
  mutating func readSenses(in folder: String) -> Bool {
    guard let counts = SourceFile(path: folder + "/cntlist.rev") else { return false }
    counts.forEachLine { readCount(&$0) }
    senses = Array(repeating: [], count: names.count)
    for part in Part.allCases {
      guard let index = SourceFile(path: "\(folder)/index.\(part.rawValue)"),
        let irregular = SourceFile(path: "\(folder)/\(part.rawValue).exc")
      else { return false }
      let offsets = numberOfOffset[part] ?? [:]
      index.forEachLine { readSenses(&$0, part, offsets) }
      var forms: [String: [String]] = [:]
      irregular.forEachLine { forms[$0.word(), default: []] += $0.words() }
      exceptions[part] = forms
      for (form, lemmas) in forms.sorted(by: { $0.key < $1.key }) {
        for lemma in lemmas { irregularForms[part, default: [:]][lemma, default: []].append(form) }
      }
    }
    numberOfOffset = [:]
    return true
  }

  /// Returns the definition of a synset, followed by examples in quotes.
  func gloss(of synset: Int) -> ArraySlice<UInt8> { glosses[synsets[synset].gloss] }

  /// Reads a line of a data file:
  ///
  ///     offset lex_filenum ss_type w_cnt word lex_id [word lex_id...]
  ///       p_cnt [pointer...] ... | gloss
  private mutating func readSynset(
    _ fields: inout Fields, _ part: Part, _ offsets: inout [Int: Int], _ pointers: inout Pointers
  ) {
    guard let offset = fields.number() else { return }
    let file = UInt8(clamping: fields.number() ?? 0)
    _ = fields.next()
    let wordCount = fields.count(radix: 16)
    var words: [Int] = []
    var isDomain = false
    for _ in 0..<wordCount {
      let name = fields.word()
      isDomain = isDomain || Self.usageDomains.contains(name)
      words.append(numbers.number(of: name))
      _ = fields.next()
    }
    let synset = synsets.count
    for _ in 0..<fields.count() {
      // pointer_symbol synset_offset pos source/target
      let symbol = fields.next()
      let target = fields.number()
      let targetPart = Part(sign: fields.next().first)
      guard let target, let targetPart, let ends = fields.number(radix: 16) else { break }
      let (from, to) = (ends >> 8, ends & 0xFF)
      // `+` links related forms; `\` links an adverb to its adjective, or an adjective to its noun.
      let isDerivation = symbol.first == UInt8(ascii: "+") || symbol.first == UInt8(ascii: "\\")
      if isDerivation, symbol.count == 1, words.indices.contains(from - 1), to > 0 {
        pointers.derivations.append(
          Pointer(
            source: words[from - 1], part: targetPart, offset: target, target: to, synset: synset))
      } else if isDomain, symbol.elementsEqual("-u".utf8) {
        pointers.usages.append(
          Pointer(source: synset, part: targetPart, offset: target, target: to))
      } else {
        let isOfWord = words.indices.contains(from - 1) && to > 0
        let pointer = Pointer(
          source: isOfWord ? words[from - 1] : synset, part: targetPart, offset: target, target: to,
          synset: synset)
        pointers.add(pointer, symbol: symbol.first, isOfWord: isOfWord)
      }
    }
    offsets[offset] = synset
    let start = glosses.count
    glosses += fields.rest(after: UInt8(ascii: "|"))
    synsets.append(Synset(part: part, file: file, words: words, gloss: start..<glosses.count))
  }

  private mutating func follow(_ pointers: Pointers) {
    var families = Families(count: names.count)
    for pointer in pointers.derivations {
      guard let synset = numberOfOffset[pointer.part]?[pointer.offset],
        synsets[synset].words.indices.contains(pointer.target - 1)
      else { continue }
      let target = synsets[synset].words[pointer.target - 1]
      if Families.areAlike(names[pointer.source], names[target]) {
        families.join(pointer.source, target)
      }
      relations.derivations.append(
        Relations.Derivation(
          from: pointer.source, fromSynset: pointer.synset, to: target, toSynset: synset))
    }
    self.families = names.indices.map { families.find($0) }
    relations.hypernyms = links(pointers.hypernyms)
    relations.similar = links(pointers.similar)
    for pointer in pointers.antonyms {
      guard let synset = numberOfOffset[pointer.part]?[pointer.offset],
        synsets[synset].words.indices.contains(pointer.target - 1)
      else { continue }
      relations.antonyms.append(
        Relations.Antonym(
          word: pointer.source, synset: pointer.synset,
          other: synsets[synset].words[pointer.target - 1], otherSynset: synset))
    }
    for pointer in pointers.usages {
      guard let synset = numberOfOffset[pointer.part]?[pointer.offset] else { continue }
      marks.insert(Mark(synset: synset, word: pointer.target))
    }
  }

  private func links(_ pointers: [Pointer]) -> [Relations.Link] {
    pointers.compactMap { pointer in
      numberOfOffset[pointer.part]?[pointer.offset].map {
        Relations.Link(from: pointer.synset, to: $0)
      }
    }
  }

  /// Reads a line of `cntlist.rev`:
  ///
  ///     lemma%ss_type:lex_filenum:lex_id:head_word:head_id sense_number tag_cnt
  private mutating func readCount(_ fields: inout Fields) {
    let key = fields.next()
    guard let percent = key.firstIndex(of: UInt8(ascii: "%")), percent + 1 < key.count,
      let part = Part(sign: key[percent + 1]), fields.number() != nil,
      let count = fields.number()
    else { return }
    let lemma = Fields.word(UnsafeRawBufferPointer(rebasing: key[..<percent]))
    uses[Lemma(text: lemma, part: part), default: 0] += count
  }

  /// Reads a line of an index file:
  ///
  ///     lemma pos synset_cnt p_cnt [symbol...] sense_cnt tagsense_cnt offset [offset...]
  private mutating func readSenses(_ fields: inout Fields, _ part: Part, _ offsets: [Int: Int]) {
    guard fields.line.first != UInt8(ascii: " ") else { return }
    // The index has all words in lower case: `china` is porcelain and a country.
    let lemma = fields.word()
    let words = (numbers[lemma].map { [$0] } ?? []) + (capitalised[lemma] ?? [])
    _ = fields.next()
    let count = fields.count()
    for _ in 0..<fields.count() { _ = fields.next() }
    _ = fields.next()
    let tagged = fields.number() ?? 0
    for number in 0..<count {
      guard let offset = fields.number(), let synset = offsets[offset] else { continue }
      for word in words where synsets[synset].words.contains(word) {
        senses[word].append(Sense(synset: synset, rank: number < tagged ? number : nil))
      }
    }
  }
}
