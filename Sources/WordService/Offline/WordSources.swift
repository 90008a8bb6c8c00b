internal import Threads
internal import Vocabulary

/// The sources of the index: WordNet, SCOWL and our own definitions.
struct WordSources: Sendable {
  let wordNet: WordNet
  let scowl: Scowl
  let own = OwnWords.embedded
  /// The words of the index, in the order of their bytes.
  let words: [Headword]

  /// Our own definitions alone.
  init() {
    (wordNet, scowl) = (WordNet(), Scowl())
    words = Self.words(of: wordNet.numbers, scowl, own)
  }

  /// Reads WordNet and SCOWL at once.
  ///
  /// - Parameters:
  ///   - wordNet: the folder of WordNet's files.
  ///   - scowl: the folder of SCOWL's lists.
  ///   - progress: gets the finished share of the work, from 0 to 1.
  /// - Throws: ``WordServiceError/notInstalled(package:folder:)``.
  init(wordNet: String, scowl: String, progress: (Double) -> Void) throws(WordServiceError) {
    let database = Guarded<WordNet?>(nil)
    let lists = Guarded<Scowl?>(nil)
    atOnce {
      let read = WordNet(synsetsIn: wordNet)
      database.withLock { $0 = read }
    } _: {
      let read = Scowl(folder: scowl, levels: .embedded)
      lists.withLock { $0 = read }
    }
    progress(0.4)
    guard let numbers = database.withLock({ $0?.numbers }) else {
      throw .notInstalled(package: "wordnet-base", folder: wordNet)
    }

    let own = own
    let words = Guarded<[Headword]>([])
    atOnce {
      database.withLock { if $0?.readSenses(in: wordNet) == false { $0 = nil } }
    } _: {
      let found = lists.withLock { lists in
        lists?.addRest {
          numbers[$0] != nil || own.numbers[$0] != nil
            || $0.isAccented && numbers[$0.withoutAccents] != nil
        }
        return lists.map { Self.words(of: numbers, $0, own) } ?? []
      }
      words.withLock { $0 = found }
    }
    guard let wordNet = database.withLock(\.self) else {
      throw .notInstalled(package: "wordnet-base", folder: wordNet)
    }
    guard let scowl = lists.withLock(\.self) else {
      throw .notInstalled(package: "scowl", folder: scowl)
    }
    (self.wordNet, self.scowl, self.words) = (wordNet, scowl, words.withLock(\.self))
    progress(1)
  }

  /// The rarest level of words without a definition. A word with a definition can have any level.
  private static let rarestUndefined = Level.expert

  private static func words(
    of numbers: TextTable, _ scowl: Scowl, _ own: OwnWords
  ) -> [Headword] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var words: [Headword] = []
    func headword(_ word: String) -> Headword {
      Headword(word, lemma: word.isAccented ? numbers[word.withoutAccents] : nil)
    }
    for (number, name) in numbers.texts.enumerated()
    where !name.utf8.contains(where: capitals.contains) || scowl.entries[name] != nil
      || own.numbers[name] != nil
    {
      words.append(Headword(name, lemma: number))
    }
    for word in own.numbers.keys where numbers[word] == nil {
      words.append(headword(word))
    }
    for (word, entry) in scowl.entries where entry.level ?? .starter <= rarestUndefined {
      guard numbers[word] == nil, own.numbers[word] == nil,
        !word.isAccented || scowl.entries[word.withoutAccents] == nil
      else { continue }
      words.append(headword(word))
    }
    words.sort { $0.isBefore($1) }
    return words
  }
}
