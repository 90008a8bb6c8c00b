internal import Scheduling

extension TodoLine {
  /// The beginning of a line, which the format fixes to the byte.
  struct Header {
    var isDone = false
    var priority: UInt8?
    /// The place of the priority with its brackets and space.
    var priorityRange: Range<Int>?
    var completed: (day: Day, range: Range<Int>)?
    var created: (day: Day, range: Range<Int>)?
    /// The place at which the words begin.
    var end = 0

    /// The bytes of a day and the space after it.
    static let dayLength = 11
  }

  /// Reads `(A) 2026-11-22 ` or `x 2026-11-23 2026-11-22 `. Some programs leave the priority of a task that is
  /// done in brackets, before the days or after them.
  var header: Header {
    var header = Header()
    if bytes.starts(with: "x ".utf8) {
      header.isDone = true
      header.end = 2
    }
    takePriority(&header)
    if header.isDone {
      header.completed = takeDay(&header)
      if header.completed != nil, header.priority == nil { takePriority(&header) }
    }
    if !header.isDone || header.completed != nil { header.created = takeDay(&header) }
    return header
  }

  private func takePriority(_ header: inout Header) {
    let next = bytes[header.end...].prefix(4)
    guard next.count == 4, next.first == UInt8(ascii: "("),
      next.dropFirst(2).elementsEqual(") ".utf8)
    else { return }
    let letter = next[next.startIndex + 1]
    guard ASCII.isCapital(letter) else { return }
    header.priority = letter
    header.priorityRange = header.end..<header.end + 4
    header.end += 4
  }

  private func takeDay(_ header: inout Header) -> (day: Day, range: Range<Int>)? {
    let end = header.end + 10
    guard end <= bytes.count, end == bytes.count || bytes[end] == ASCII.space,
      bytes[header.end + 4] == UInt8(ascii: "-"),
      let day = Day(String(decoding: bytes[header.end..<end], as: UTF8.self))
    else { return nil }
    let range = header.end..<min(end + 1, bytes.count)
    header.end = range.upperBound
    return (day, range)
  }

  /// A word of a line, with its place.
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
    /// The place of the value of a word `key:value`; empty for other words.
    var value = 0..<0
  }

  /// The words after the beginning, in their order.
  var words: [Word] {
    let header = header
    var words: [Word] = []
    var keys: [TodoKey: Int] = [:]
    var start = header.end
    while start < bytes.count {
      guard !ASCII.isSpace(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex(where: ASCII.isSpace) ?? bytes.count
      var word = Word(range: start..<end)
      classify(&word, isDone: header.isDone)
      if case .key(let key) = word.role {
        if let first = keys[key] {
          // The first word with a key is the one that counts. A priority is kept at the end.
          if key == .priority { words[first].role = .text } else { word.role = .text }
        }
        if word.role != .text { keys[key] = words.count }
      }
      words.append(word)
      start = end
    }
    return words
  }

  private func classify(_ word: inout Word, isDone: Bool) {
    let first = bytes[word.range.lowerBound]
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "@") {
      if word.range.count > 1 { word.role = .tag }
      return
    }
    guard let colon = bytes[word.range].firstIndex(of: ASCII.colon) else { return }
    let value = colon + 1..<word.range.upperBound
    guard colon > word.range.lowerBound, !value.isEmpty else { return }
    word.value = value
    for key in TodoKey.allCases where isKey(of: word, Array(key.rawValue.utf8)) {
      if key.means(bytes[value], isDone: isDone) { word.role = .key(key) }
    }
  }

  /// Returns whether a word is `key:value` with a key, however its letters are written: a phone begins a line
  /// with `Due:`.
  func isKey(of word: Word, _ key: [UInt8]) -> Bool {
    !word.value.isEmpty
      && bytes[word.range.lowerBound..<word.value.lowerBound - 1].lazy.map(ASCII.lowercased)
        .elementsEqual(key.lazy.map(ASCII.lowercased))
  }

  /// Returns the word of a key that counts.
  func word(_ key: TodoKey) -> Word? { words.first { $0.role == .key(key) } }

  /// The places of the words of the title. A tag that stands among them is one of them, because it is a part of
  /// the sentence.
  var titleWords: [Range<Int>] {
    let words = words
    guard let first = words.firstIndex(where: { $0.role == .text }),
      let last = words.lastIndex(where: { $0.role == .text })
    else { return [] }
    return words[first...last].filter { $0.role == .text || $0.role == .tag }.map(\.range)
  }
}
