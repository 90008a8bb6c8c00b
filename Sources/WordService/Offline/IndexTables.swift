internal import Vocabulary

/// The tables of lists in the index: how meanings and words are related, and words in other orders.
enum IndexTable: Int, CaseIterable {
  /// For each word, the number of each definition's synset plus 1; 0 for a definition of our own.
  case senses
  /// For each synset, its lexicographer file and then its words.
  case members
  /// For each synset, the more general synsets.
  case hypernyms
  /// For each synset, the synsets of nearly the same meaning.
  case similar
  /// For each word, its opposites: a synset of the word, the opposite, and the opposite's synset.
  case antonyms
  /// For each word, the words that are derived from it and those from which it is derived.
  case derivations
  /// For each part of speech and level, the drawn words that have it, in the order of their
  /// ``Topics``.
  case candidates
  /// The drawn words in some orders: by their letters, by the key of their sounds, and by the
  /// reversed key.
  case orders

  /// The parts of speech of the lists of candidates.
  static let parts: [PartOfSpeech] = [.noun, .verb, .adjective, .adverb]

  /// The number of the list of candidates of a part of speech and a level; `nil` for a part of
  /// speech without candidates.
  static func candidateList(_ part: PartOfSpeech, _ level: Level) -> Int? {
    parts.firstIndex(of: part).map {
      $0 * Level.allCases.count + (Level.allCases.firstIndex(of: level) ?? 0)
    }
  }
}

/// The writer of the lists of ``IndexTable``.
struct IndexTables {
  private var senses = NumberLists()
  private var candidates: [(part: PartOfSpeech, level: Level, number: Int)] = []
  private var drawn: [(word: String, number: Int)] = []
  private var count = 0

  /// Adds a word. Words must come in the order of their numbers.
  ///
  /// - Parameter parts: the parts of speech of its common meanings.
  mutating func add(_ entry: EntryReader.Entry, parts: Set<PartOfSpeech>) {
    defer { count += 1 }
    senses.append(
      entry.meanings.map { meaning in
        if case .synset(let number) = meaning { number + 1 } else { 0 }
      })
    guard entry.isDrawn, let level = entry.level else { return }
    drawn.append((entry.word, count))
    for part in IndexTable.parts where parts.contains(part) {
      candidates.append((part, level, count))
    }
  }

  /// Returns all lists, in the order of ``IndexTable``.
  func finish(_ wordNet: WordNet, _ words: [Headword]) -> [NumberLists] {
    // The number of each name among the words; `nil` for names that are not in the index.
    var numbers = [Int?](repeating: nil, count: wordNet.names.count)
    for (number, word) in words.enumerated() {
      // An accented word may have the lemma of the word without accents.
      guard let lemma = word.lemma, wordNet.names[lemma].utf8.count == word.text.utf8.count else {
        continue
      }
      numbers[lemma] = number
    }
    let synsets = wordNet.synsets.count
    let relations = wordNet.relations
    var tables = IndexTable.allCases.map { table in
      switch table {
      case .senses: return senses
      case .members:
        var members = NumberLists()
        for synset in wordNet.synsets {
          members.append([Int(synset.file)] + synset.words.compactMap { numbers[$0] })
        }
        return members
      case .hypernyms:
        return NumberLists(count: synsets, relations.hypernyms.map { ($0.from, $0.to) })
      case .similar:
        return NumberLists(count: synsets, relations.similar.map { ($0.from, $0.to) })
      case .antonyms:
        return NumberLists(
          count: words.count,
          relations.antonyms.flatMap { antonym -> [(list: Int, number: Int)] in
            guard let word = numbers[antonym.word], let other = numbers[antonym.other] else {
              return []
            }
            return [(word, antonym.synset), (word, other), (word, antonym.otherSynset)]
          })
      case .derivations:
        return NumberLists(
          count: words.count,
          relations.derivations.flatMap { link -> [(list: Int, number: Int)] in
            guard let word = numbers[link.from], let other = numbers[link.to] else { return [] }
            return [(word, other), (other, word)]
          })
      // The topics need the tables before.
      case .candidates: return NumberLists()
      case .orders: return orders()
      }
    }
    tables[IndexTable.candidates.rawValue] = byTopic(Tables(lists: tables, words: words))
    return tables
  }

  /// The tables that are written into the index, as the topics need them.
  private struct Tables: TopicLists {
    let lists: [NumberLists]
    let words: [Headword]

    func list(_ number: Int, of table: IndexTable) -> NumberLists.List {
      lists[table.rawValue][number]
    }
    func text(_ word: Int) -> String { words[word].text }
  }

  private func byTopic(_ tables: Tables) -> NumberLists {
    let topics = Topics(tables)
    let keyed = candidates.compactMap { candidate -> (list: Int, key: [Int], number: Int)? in
      guard let list = IndexTable.candidateList(candidate.part, candidate.level),
        let key = topics.topic(of: candidate.number, as: candidate.part)
      else { return nil }
      return (list, key, candidate.number)
    }
    let sorted = keyed.sorted { one, other in
      one.key == other.key
        ? one.number < other.number : one.key.lexicographicallyPrecedes(other.key)
    }
    return NumberLists(
      count: IndexTable.parts.count * Level.allCases.count, sorted.map { ($0.list, $0.number) })
  }

  private func orders() -> NumberLists {
    var keyed = drawn.map { (key: Array(SoundKey.of($0.word)), number: $0.number) }
    var lists = NumberLists()
    lists.append(drawn.map(\.number))
    for _ in 0..<2 {
      let sorted = keyed.sorted { one, other in
        one.key == other.key
          ? one.number < other.number : one.key.lexicographicallyPrecedes(other.key)
      }
      lists.append(sorted.map(\.number))
      for index in keyed.indices { keyed[index].key.reverse() }
    }
    return lists
  }
}
