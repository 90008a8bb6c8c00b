/// What the entries of a file come to when they are added to a list.
public struct ListAddition: Hashable, Sendable {
  /// Words that the list did not have.
  public private(set) var new: [WordList.Entry] = []
  /// How many entries brought a definition, a sentence or a hint that a word of the list lacked.
  public private(set) var completed = 0
  /// How many entries brought nothing. What the list says of a word stays.
  public private(set) var duplicates = 0
  /// The list as it then is.
  public private(set) var list: WordList

  public var changesNothing: Bool { new.isEmpty && completed == 0 }

  /// A word that differs in case only is the same.
  public init(_ entries: [WordList.Entry], to list: WordList) {
    var places: [String: Int] = [:]
    for (place, entry) in list.words.enumerated() where places[entry.word.lowercased()] == nil {
      places[entry.word.lowercased()] = place
    }
    let present = list.words.count
    var words = list.words
    for entry in entries {
      if let place = places[entry.word.lowercased()] {
        let isCompleted = words[place].complete(with: entry)
        completed += isCompleted ? 1 : 0
        duplicates += isCompleted ? 0 : 1
      } else {
        places[entry.word.lowercased()] = words.count
        words.append(entry)
      }
    }
    new = Array(words[present...])
    self.list = WordList(words: words)
  }
}

extension WordList.Entry {
  /// Takes over what is missing here.
  ///
  /// - Returns: whether there was anything.
  fileprivate mutating func complete(with other: WordList.Entry) -> Bool {
    let before = self
    definition = definition ?? other.definition
    sentence = sentence ?? other.sentence
    hint = hint ?? other.hint
    reason = reason ?? other.reason
    return self != before
  }
}
