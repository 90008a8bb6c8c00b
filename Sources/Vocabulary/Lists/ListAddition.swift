/// The result of adding entries to a list.
public struct ListAddition: Hashable, Sendable {
  /// The words that the list did not have.
  public private(set) var new: [WordList.Entry] = []
  /// The number of entries that gave a word of the list a text that it lacked.
  public private(set) var completed = 0
  /// The number of entries that changed nothing. A text of the list is never replaced.
  public private(set) var duplicates = 0
  /// The number of words that the list had, and to which an entry added nothing.
  public let present: Int
  /// The number of words that more than one entry gave.
  public let repeated: Int
  /// The list with the additions.
  public private(set) var list: WordList

  /// Whether the list stays as it is.
  public var changesNothing: Bool { new.isEmpty && completed == 0 }

  /// Adds entries to a list. Words that differ only in case are the same word.
  public init(_ entries: [WordList.Entry], to list: WordList) {
    var words = list.words
    let named = words.enumerated().map { index, entry in (entry.word.lowercased(), index) }
    var indices = Dictionary(named) { first, _ in first }
    var (given, again, known): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for entry in entries {
      let name = entry.word.lowercased()
      if !given.insert(name).inserted { again.insert(name) }
      if let index = indices[name] {
        if words[index].complete(with: entry) {
          completed += 1
        } else {
          duplicates += 1
          if index < list.words.count { known.insert(name) }
        }
      } else {
        indices[name] = words.count
        words.append(entry)
      }
    }
    (present, repeated) = (known.count, again.count)
    new = Array(words[list.words.count...])
    self.list = WordList(words: words, language: list.language)
  }
}

extension WordList.Entry {
  /// Adds the texts of another entry that this one lacks.
  ///
  /// - Returns: whether the entry has changed.
  fileprivate mutating func complete(with other: WordList.Entry) -> Bool {
    let before = self
    definition = definition ?? other.definition
    sentence = sentence ?? other.sentence
    hint = hint ?? other.hint
    reason = reason ?? other.reason
    return self != before
  }
}
