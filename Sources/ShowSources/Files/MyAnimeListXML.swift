internal import Shows
internal import Tables
internal import Vocabulary

/// MyAnimeList's XML, in the dialects that this site and others have written: the status as a word
/// or as a number, the names of elements in any case, texts in sections or with entities, elements
/// that are missing or empty.
enum MyAnimeListXML {
  /// Reads a list. A broken row is left out, and the rows before and after it are taken.
  static func read(_ bytes: [UInt8], into assembly: inout ShowAssembly) throws(ShowFileError) {
    var tokens = XMLTokens(try text(bytes, &assembly))
    var (row, hasManga, isList) = (Row?.none, false, false)
    while let token = tokens.next() {
      switch token {
      case .start(let name):
        switch name.lowercased() {
        case "myanimelist": isList = true
        case "anime":
          if let open = row { leaveOut(open, .cutOff, &assembly) }
          (row, isList) = (Row(line: tokens.line), true)
        case "manga":
          if let open = row { leaveOut(open, .cutOff, &assembly) }
          (row, hasManga) = (nil, true)
          assembly.leaveOut(line: tokens.line, text: "manga", .manga)
        case let name: row?.begin(name)
        }
      case .text(let text): row?.add(text)
      case .end(let name):
        if name.lowercased() == "anime" {
          if let row { add(row, to: &assembly) }
          row = nil
        } else {
          row?.end(name.lowercased())
        }
      case .cutOff: break
      }
    }
    if let open = row { leaveOut(open, .cutOff, &assembly) }
    guard isList else { throw .unknownFormat }
    if hasManga, assembly.rows.isEmpty { throw .onlyManga }
  }

  /// Returns the document in UTF-8.
  private static func text(
    _ bytes: [UInt8], _ assembly: inout ShowAssembly
  ) throws(ShowFileError) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    if !content.contains(0), String(validating: content, as: UTF8.self) != nil { return content }
    do {
      let text = try FileText(bytes)
      assembly.report = FileReport(of: text) { .row($0) }
      return text.bytes
    } catch {
      throw .badLine(error)
    }
  }

  private static func leaveOut(
    _ row: Row, _ reason: ShowRowReason, _ assembly: inout ShowAssembly
  ) {
    assembly.leaveOut(line: row.line, text: row.title ?? "", reason)
  }

  private static func add(_ row: Row, to assembly: inout ShowAssembly) {
    guard let show = row.show else { return leaveOut(row, .noTitle, &assembly) }
    assembly.add(show, line: row.line, text: row.title ?? "")
    for reason in row.remarks {
      assembly.remark(line: row.line, text: row.title ?? "", reason)
    }
  }

  /// The elements of a row.
  struct Row {
    /// The longest text of an element, in bytes; more is left out.
    private static let longest = TrackedShow.longestText

    let line: Int
    private var texts: [String: String] = [:]
    private var open: String?

    init(line: Int) { self.line = line }

    mutating func begin(_ name: String) { open = name }

    mutating func add(_ text: String) {
      guard let open else { return }
      let room = Self.longest - texts[open, default: ""].utf8.count
      guard text.utf8.count <= room else { return }
      texts[open, default: ""] += text
    }

    mutating func end(_ name: String) {
      if open == name { open = nil }
    }

    /// Returns the text of an element; `nil` for a missing or empty one.
    subscript(name: String) -> String? { texts[name]?.asPassage }

    /// Returns a number that is not negative.
    func number(_ name: String) -> Int? {
      self[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
    }
  }
}
