/// A todo.txt file: its lines, in the order that a person gave them.
///
/// Blank lines, line ends of each kind and a mark of the byte order stay as they are.
///
/// ```swift
/// var list = TodoList(bytes: file)
/// list.append(TodoLine("Call Ana"))
/// list.bytes  // The file, with one more line.
/// ```
public struct TodoList: Hashable, Sendable {
  private struct Entry: Hashable {
    var line: TodoLine
    /// LF, CR LF, or at the end of the file also CR or nothing.
    var ending: [UInt8]
  }

  /// The mark of the byte order with which some editors begin a file; usually empty.
  private let mark: [UInt8]
  private var entries: [Entry] = []

  /// - Parameter bytes: the bytes of the file.
  public init(bytes: [UInt8] = []) {
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    mark = marked ? Array(bytes[..<3]) : []
    var rest = bytes[mark.count...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: ASCII.newline)
      var line = rest[..<(end ?? rest.endIndex)]
      var ending = end == nil ? [] : [ASCII.newline]
      if line.last == ASCII.carriageReturn {
        line.removeLast()
        ending.insert(ASCII.carriageReturn, at: 0)
      }
      entries.append(Entry(line: TodoLine(bytes: line), ending: ending))
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    }
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { mark + entries.flatMap { $0.line.bytes + $0.ending } }

  /// The lines in their order, blank ones among them.
  public var lines: [TodoLine] { entries.map(\.line) }

  /// The number of lines.
  public var count: Int { entries.count }

  /// A line by its index, from 0.
  public subscript(index: Int) -> TodoLine {
    get { entries[index].line }
    set { entries[index].line = newValue }
  }

  // MARK: Changes

  /// Adds a line at the end.
  public mutating func append(_ line: TodoLine) { insert(line, at: count) }

  /// Adds a line.
  ///
  /// - Parameter index: the index that the line has afterwards, from 0. An index beyond the end is
  ///   the end.
  public mutating func insert(_ line: TodoLine, at index: Int) {
    let index = min(max(0, index), count)
    entries.insert(Entry(line: line, ending: usualEnding), at: index)
    endLines()
  }

  /// Adds lines, each at the index that it has afterwards. An index beyond the end is the end.
  ///
  /// - Parameter new: the lines in the order of their indices.
  mutating func insert(_ new: [(line: TodoLine, index: Int)]) {
    let ending = usualEnding
    var all: [Entry] = []
    var old = entries[...]
    for (line, index) in new {
      let before = old.prefix(max(0, index - all.count))
      all += before
      old = old.dropFirst(before.count)
      all.append(Entry(line: line, ending: ending))
    }
    entries = all + old
    endLines()
  }

  /// Adds lines after others.
  ///
  /// - Parameter lines: the new lines, by the index of the line that they come after; -1 is the
  ///   beginning.
  mutating func insert(_ lines: [Int: [TodoLine]]) {
    let ending = usualEnding
    func new(after index: Int) -> [Entry] {
      (lines[index] ?? []).map { Entry(line: $0, ending: ending) }
    }
    entries = new(after: -1) + entries.enumerated().flatMap { [$1] + new(after: $0) }
    endLines()
  }

  /// Removes a line, with its line end.
  @discardableResult
  public mutating func remove(at index: Int) -> TodoLine { entries.remove(at: index).line }

  /// Moves a line.
  ///
  /// - Parameter new: the index that the line has afterwards, from 0. An index beyond the end is
  ///   the end.
  public mutating func move(_ index: Int, to new: Int) {
    let entry = entries.remove(at: index)
    entries.insert(entry, at: min(max(0, new), count))
    endLines()
  }

  /// The line end of the file: the line end of the first line that has one.
  private var usualEnding: [UInt8] {
    entries.first { $0.ending.last == ASCII.newline }?.ending ?? [ASCII.newline]
  }

  /// Gives a line end to a line that was the last one.
  private mutating func endLines() {
    let usual = usualEnding
    for index in entries.indices.dropLast() where entries[index].ending.last != ASCII.newline {
      entries[index].ending =
        entries[index].ending.isEmpty ? usual : [ASCII.carriageReturn, ASCII.newline]
    }
  }
}
