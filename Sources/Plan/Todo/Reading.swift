internal import Scheduling

/// The parts of a line of todo.txt.
struct Reading {
  /// A word, with its range in the line.
  struct Word {
    enum Role: Hashable {
      case text
      /// A project or a context.
      case tag
      /// A key that has a meaning here.
      case key(TodoKey)
    }

    let range: Range<Int>
    var role = Role.text
    /// The range of the value of a word `key:value`; empty for other words.
    var value = 0..<0
  }

  let line: TodoLine
  let header: TodoLine.Header
  /// The words after the beginning, in their order.
  private(set) var words: [Word] = []

  init(_ line: TodoLine) {
    self.line = line
    header = line.header
    let bytes = line.bytes
    var keys: [TodoKey: Int] = [:]
    var start = header.end
    while start < bytes.count {
      guard !ASCII.isSpace(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex(where: ASCII.isSpace) ?? bytes.count
      var word = word(at: start..<end)
      if case .key(let key) = word.role {
        if let first = keys[key] {
          // The first word with a key counts. Only for a priority the last one does, because the
          // priority is kept at the end.
          if key == .priority { words[first].role = .text } else { word.role = .text }
        }
        if word.role != .text { keys[key] = words.count }
      }
      words.append(word)
      start = end
    }
    if let index = keys[.monthDay], !hasShortenedMonth { words[index].role = .text }
  }

  private func word(at range: Range<Int>) -> Word {
    var word = Word(range: range)
    if TaskTag.isTag(line.bytes[range]) {
      word.role = .tag
      return word
    }
    guard let colon = line.bytes[range].firstIndex(of: ASCII.colon), colon > range.lowerBound,
      colon + 1 < range.upperBound
    else { return word }
    word.value = colon + 1..<range.upperBound
    let key = TodoKey.allCases.first { line.isKey(of: word, $0) }
    if let key, key.means(line.bytes[word.value], isDone: header.isDone) { word.role = .key(key) }
    return word
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: line.bytes[range], as: UTF8.self)
  }

  /// Returns the word that counts for a key.
  func word(_ key: TodoKey) -> Word? { words.first { $0.role == .key(key) } }

  private func value(of key: TodoKey) -> String? { word(key).map { text(of: $0.value) } }

  /// The words of the title, with their texts. A tag among them is included, because it is a part
  /// of the sentence.
  var titleWords: [(range: Range<Int>, text: String)] {
    guard let first = words.firstIndex(where: { $0.role == .text }),
      let last = words.lastIndex(where: { $0.role == .text })
    else { return [] }
    return words[first...last].filter { $0.role == .text || $0.role == .tag }
      .map { ($0.range, text(of: $0.range)) }
  }

  var title: String { titleWords.map(\.text).joined(separator: " ") }

  /// The tags, with their ranges.
  var tagWords: [(range: Range<Int>, text: String)] {
    words.filter { $0.role == .tag }.map { ($0.range, text(of: $0.range)) }
  }

  var tags: [String] { tagWords.map(\.text) }

  var priority: Character? {
    let kept = word(.priority).map { line.bytes[$0.value.lowerBound] }
    return (header.priority ?? kept).map { Character(Unicode.Scalar($0)) }
  }

  var due: Day? { value(of: .due).flatMap { Day($0) } }
  var threshold: Day? { value(of: .threshold).flatMap { Day($0) } }
  var repeats: Repeat? { value(of: .repeats).flatMap { Repeat($0) } }
  var monthDay: Int? { value(of: .monthDay).flatMap { Int($0) } }

  /// Whether the month of the task's day is too short for the day of the month to which the task
  /// comes back. Only then does that key have a meaning.
  private var hasShortenedMonth: Bool {
    guard let repeats, let monthDay, let day = due ?? threshold else { return false }
    return repeats.isShortened(day, from: monthDay)
  }

  var id: String? { value(of: .id) }
  var goal: TaskGoal? { value(of: .goal).flatMap { TaskGoal($0) } }
  var cue: String? { value(of: .cue).flatMap { WordName.decoded($0) } }
}
