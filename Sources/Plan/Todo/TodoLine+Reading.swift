internal import Scheduling

extension TodoLine {
  /// The beginning of a line, which the format fixes to the byte.
  struct Header {
    var isDone = false
    var priority: UInt8?
    /// The range of the priority with its brackets and space.
    var priorityRange: Range<Int>?
    var completed: (day: Day, range: Range<Int>)?
    var created: (day: Day, range: Range<Int>)?
    /// The index at which the words begin.
    var end = 0

    /// The bytes of a day and the space after it.
    static let dayLength = 11
  }

  /// Reads `(A) 2026-11-22 ` or `x 2026-11-23 2026-11-22 `. Some programs leave the priority of a
  /// task that is done in brackets, before the days or after them.
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
