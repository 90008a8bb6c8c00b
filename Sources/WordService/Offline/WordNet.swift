internal import Vocabulary

/// Princeton's WordNet 3.0, read whole from its database files as they are installed. Their formats
/// are described in the manual pages wndb(5), cntlist(5) and morphy(7).
struct WordNet {
  /// The database keeps its files for each of these, under these names.
  enum Part: String, CaseIterable {
    case noun, verb, adj, adv

    var partOfSpeech: PartOfSpeech {
      switch self {
      case .noun: .noun
      case .verb: .verb
      case .adj: .adjective
      case .adv: .adverb
      }
    }

    /// The letter that pointers use; `s` marks an adjective that stands in another's cluster.
    init?(letter: UInt8?) {
      switch letter {
      case UInt8(ascii: "n"): self = .noun
      case UInt8(ascii: "v"): self = .verb
      case UInt8(ascii: "a"), UInt8(ascii: "s"): self = .adj
      case UInt8(ascii: "r"): self = .adv
      default: return nil
      }
    }

    /// The number that sense keys use; 5 is an adjective in another's cluster.
    init?(number: UInt8?) {
      switch number {
      case UInt8(ascii: "1"): self = .noun
      case UInt8(ascii: "2"): self = .verb
      case UInt8(ascii: "3"), UInt8(ascii: "5"): self = .adj
      case UInt8(ascii: "4"): self = .adv
      default: return nil
      }
    }
  }

  /// A set of synonyms with what they mean.
  struct Synset {
    let part: Part
    /// By their numbers in ``names``, as they are written, names of persons and places among them.
    let words: [Int]
    /// The definition, and examples in quotes behind it.
    let gloss: String
  }

  /// A meaning of one word.
  struct Sense {
    let synset: Int
    /// Its place among those of its part of speech that were met in the texts that WordNet's makers
    /// tagged, the most used first; `nil` for one that was not met.
    let rank: Int?
  }

  /// A lemma as one part of speech.
  struct Lemma: Hashable {
    let text: String
    let part: Part
  }

  /// The lemmas, with spaces where the database has underscores.
  private(set) var names: [String] = []
  private(set) var numbers: [String: Int] = [:]
  private(set) var synsets: [Synset] = []
  /// By lemma; those of a part of speech stand together, the most used first.
  private(set) var senses: [[Sense]] = []
  /// How often each lemma was met in those texts.
  private(set) var uses: [Lemma: Int] = [:]
  /// Irregular forms by part of speech, and what they are forms of.
  private(set) var exceptions: [Part: [String: [String]]] = [:]
  private var families = Families()
  /// Which words of which synsets are marked as obscene, disparaging or a slur.
  private(set) var marks: Set<Mark> = []

  /// A whole synset, or one word of it.
  struct Mark: Hashable {
    let synset: Int
    /// From 1; 0 is the synset as a whole.
    let word: Int
  }

  /// WordNet marks usage by pointers from these to what is so used.
  private static let domains: Set = ["obscenity", "disparagement", "ethnic_slur"]

  private struct Pointer {
    let source: Int
    let part: Part
    let offset: Int
    let target: Int
  }

  /// What is gathered while the files are read.
  private struct Gathered {
    var numberOfOffset: [Part: [Int: Int]] = [:]
    var derivations: [Pointer] = []
    var usages: [Pointer] = []
  }

  /// The files that are read.
  static func paths(in folder: String) -> [String] {
    let files = Part.allCases.map(\.rawValue).flatMap {
      ["data.\($0)", "index.\($0)", "\($0).exc"]
    }
    return (files + ["cntlist.rev"]).map { "\(folder)/\($0)" }
  }

  /// - Returns: `nil` when a file is missing.
  init?(folder: String) {
    var gathered = Gathered()
    for part in Part.allCases {
      guard let data = SourceFile(path: "\(folder)/data.\(part.rawValue)") else { return nil }
      var offsets: [Int: Int] = [:]
      data.forEachLine { readSynset(&$0, part, &offsets, &gathered) }
      gathered.numberOfOffset[part] = offsets
    }
    follow(gathered)
    guard let counts = SourceFile(path: folder + "/cntlist.rev") else { return nil }
    counts.forEachLine { readCount(&$0) }
    senses = Array(repeating: [], count: names.count)
    for part in Part.allCases {
      guard let index = SourceFile(path: "\(folder)/index.\(part.rawValue)"),
        let irregular = SourceFile(path: "\(folder)/\(part.rawValue).exc")
      else { return nil }
      let offsets = gathered.numberOfOffset[part] ?? [:]
      index.forEachLine { readSenses(&$0, part, offsets) }
      var forms: [String: [String]] = [:]
      irregular.forEachLine { forms[$0.word(), default: []] += $0.words() }
      exceptions[part] = forms
    }
  }

  /// The derivational family of a lemma: a number that its members share.
  mutating func family(of lemma: Int) -> Int { families.find(lemma) }

  /// The members of every family that has more than one.
  mutating func allFamilies() -> [Int: [Int]] {
    Dictionary(grouping: names.indices) { families.find($0) }.filter { $0.value.count > 1 }
  }

  /// offset lex_filenum ss_type w_cnt word lex_id [word lex_id...] p_cnt [pointer...] ... | gloss
  private mutating func readSynset(
    _ fields: inout Fields, _ part: Part, _ offsets: inout [Int: Int], _ gathered: inout Gathered
  ) {
    guard let offset = fields.number() else { return }
    _ = (fields.next(), fields.next())
    let wordCount = fields.number(radix: 16) ?? 0
    var words: [Int] = []
    var isDomain = false
    for _ in 0..<wordCount {
      let name = fields.word()
      isDomain = isDomain || Self.domains.contains(name)
      words.append(number(of: name))
      _ = fields.next()
    }
    let synset = synsets.count
    for _ in 0..<(fields.number() ?? 0) {
      // pointer_symbol synset_offset pos source/target
      let symbol = fields.next()
      let target = fields.number()
      let targetPart = Part(letter: fields.next().first)
      guard let target, let targetPart, let ends = fields.number(radix: 16) else { break }
      let (from, to) = (ends >> 8, ends & 0xFF)
      // `+` ties derivationally related forms; `\` an adverb to its adjective, or that to its noun.
      let isDerivation = symbol.first == UInt8(ascii: "+") || symbol.first == UInt8(ascii: "\\")
      if isDerivation, symbol.count == 1, words.indices.contains(from - 1), to > 0 {
        gathered.derivations.append(
          Pointer(source: words[from - 1], part: targetPart, offset: target, target: to))
      } else if isDomain, symbol.elementsEqual("-u".utf8) {
        gathered.usages.append(
          Pointer(source: synset, part: targetPart, offset: target, target: to))
      }
    }
    offsets[offset] = synset
    synsets.append(
      Synset(
        part: part, words: words,
        gloss: String(decoding: fields.rest(after: UInt8(ascii: "|")), as: UTF8.self)))
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private mutating func follow(_ gathered: Gathered) {
    families = Families(count: names.count)
    for pointer in gathered.derivations {
      guard let synset = gathered.numberOfOffset[pointer.part]?[pointer.offset],
        synsets[synset].words.indices.contains(pointer.target - 1)
      else { continue }
      families.join(pointer.source, synsets[synset].words[pointer.target - 1])
    }
    for pointer in gathered.usages {
      guard let synset = gathered.numberOfOffset[pointer.part]?[pointer.offset] else { continue }
      marks.insert(Mark(synset: synset, word: pointer.target))
    }
  }

  /// lemma%ss_type:lex_filenum:lex_id:head_word:head_id sense_number tag_cnt
  private mutating func readCount(_ fields: inout Fields) {
    let key = fields.next()
    guard let percent = key.firstIndex(of: UInt8(ascii: "%")), percent + 1 < key.count,
      let part = Part(number: key[percent + 1]), fields.number() != nil,
      let count = fields.number()
    else { return }
    let lemma = Fields.word(UnsafeRawBufferPointer(rebasing: key[..<percent]))
    uses[Lemma(text: lemma, part: part), default: 0] += count
  }

  /// lemma pos synset_cnt p_cnt [symbol...] sense_cnt tagsense_cnt offset [offset...]
  private mutating func readSenses(
    _ fields: inout Fields, _ part: Part, _ offsets: [Int: Int]
  ) {
    // Names are left out: `china` is porcelain only.
    guard fields.line.first != UInt8(ascii: " "), let word = numbers[fields.word()] else { return }
    _ = fields.next()
    let count = fields.number() ?? 0
    for _ in 0..<(fields.number() ?? 0) { _ = fields.next() }
    _ = fields.next()
    let tagged = fields.number() ?? 0
    for number in 0..<count {
      guard let offset = fields.number(), let synset = offsets[offset],
        synsets[synset].words.contains(word)
      else { continue }
      senses[word].append(Sense(synset: synset, rank: number < tagged ? number : nil))
    }
  }
}

extension Fields {
  /// The next field as a word, with spaces where the database has underscores, and without the mark
  /// of where an adjective can stand: `galore(ip)`.
  fileprivate mutating func word() -> String { Self.word(next()) }

  fileprivate static func word(_ bytes: UnsafeRawBufferPointer) -> String {
    let end = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    return String(unsafeUninitializedCapacity: end) { buffer in
      for index in 0..<end {
        let byte = bytes[index]
        buffer[index] = byte == UInt8(ascii: "_") ? UInt8(ascii: " ") : byte
      }
      return end
    }
  }

  /// All further fields, as words.
  fileprivate mutating func words() -> [String] {
    var words: [String] = []
    while case let field = next(), !field.isEmpty { words.append(Self.word(field)) }
    return words
  }
}
