internal import Scheduling

extension TodoLine {
  /// The beginning of a line, with the parts that the format fixes.
  struct Header {
    /// The state, the priority and the days that the beginning gives.
    struct Content: Hashable {
      var isDone = false
      var priority: UInt8?
      var completed: Day?
      var created: Day?
    }

    /// A day, and its place in the line.
    struct Date {
      let day: Day
      /// The range of the day, with the space after it and the surplus spaces before it.
      let range: Range<Int>
      /// The number of the surplus spaces.
      let surplus: Int
    }

    var isDone = false
    var priority: UInt8?
    /// The range of the priority with its brackets, with the space after it and the surplus spaces
    /// before it.
    var priorityRange: Range<Int>?
    var completed: Date?
    var created: Date?
    /// The index at which the words begin.
    var end = 0

    var content: Content {
      Content(
        isDone: isDone, priority: priority, completed: completed?.day, created: created?.day)
    }
  }

  /// Reads `(A) 2026-11-22 ` or `x 2026-11-23 2026-11-22 `.
  ///
  /// Some programs leave the priority of a task that is done in brackets: before the days, between
  /// them or after them. People put more than one space between two parts.
  var header: Header {
    var header = Header()
    if bytes.starts(with: "x ".utf8) {
      header.isDone = true
      header.end = 2
    }
    takePriority(&header)
    if header.isDone {
      header.completed = takeDay(&header)
      if header.completed != nil { takePriority(&header) }
    }
    if !header.isDone || header.completed != nil { header.created = takeDay(&header) }
    if header.isDone, header.created != nil { takePriority(&header) }
    return header
  }

  /// Returns the index at which the next part of the beginning can stand. No space may stand before
  /// the first part.
  private func nextPart(after header: Header) -> Int {
    guard header.end > 0 else { return 0 }
    return bytes[header.end...].firstIndex { $0 != ASCII.space } ?? bytes.count
  }

  private func takePriority(_ header: inout Header) {
    guard header.priority == nil else { return }
    let start = nextPart(after: header)
    let part = bytes[start...].prefix(4)
    guard part.count == 4, part.first == UInt8(ascii: "("),
      part.dropFirst(2).elementsEqual(") ".utf8)
    else { return }
    let letter = part[start + 1]
    guard ASCII.isCapital(letter) else { return }
    header.priority = letter
    header.priorityRange = header.end..<start + 4
    header.end = start + 4
  }

  private func takeDay(_ header: inout Header) -> Header.Date? {
    let start = nextPart(after: header)
    let end = start + 10
    guard end <= bytes.count, end == bytes.count || bytes[end] == ASCII.space,
      bytes[start + 4] == UInt8(ascii: "-"),
      let day = Day(String(decoding: bytes[start..<end], as: UTF8.self))
    else { return nil }
    let range = header.end..<min(end + 1, bytes.count)
    header.end = range.upperBound
    return Header.Date(day: day, range: range, surplus: start - range.lowerBound)
  }

  /// The line, read once.
  var reading: Reading { Reading(self) }

  /// Returns whether a word is `key:value` with a key, whether in capital or small letters: a phone
  /// begins a line with `Due:`.
  func isKey(of word: Reading.Word, _ key: TodoKey) -> Bool {
    !word.value.isEmpty
      && bytes[word.range.lowerBound..<word.value.lowerBound - 1].lazy.map(ASCII.lowercased)
        .elementsEqual(key.rawValue.utf8)
  }
}
