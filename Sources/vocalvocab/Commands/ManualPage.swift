import Guide

// This whole file by Character: the texts are our own help.

/// A manual page in the macros of man(7), made from the descriptions of the commands and from the
/// guide.
struct ManualPage {
  /// The argument parser's description of a program.
  struct Tool: Decodable {
    let command: Command
  }

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: String
    let abstract: String?
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
    /// The title of the argument's group in the help; `nil` without a group.
    let sectionTitle: String?
  }

  private let program: Command
  private let version: String
  private var lines: [String] = []

  /// - Parameter version: the name and the version of the program.
  init(_ program: Command, version: String) {
    self.program = program
    self.version = version
  }

  /// The page.
  var text: String {
    var page = self
    page.write()
    return page.lines.joined(separator: "\n")
  }

  private mutating func write() {
    let name = program.commandName
    lines.append(".TH \(name.uppercased()) 1 \"\" \"\(version)\"")
    section("NAME")
    lines.append("\(name) \\- \(Self.escaped(program.abstract ?? ""))")
    section("SYNOPSIS")
    lines.append(".B \(name)\n.RI [ command ]\n.RI [ options ]")
    section("DESCRIPTION")
    paragraphs(program.discussion)
    section("COMMANDS")
    for command in program.subcommands ?? [] { add(command, after: name) }
    // The chapter of the evidence, with its figures, would be a third of the page.
    for chapter in Chapter.all where chapter.name != "evidence" {
      add(chapter)
      if chapter.name == "json" { for schema in JSONSchema.allCases { add(schema) } }
    }
    section("SEE ALSO")
    lines.append("\\fBvocalvocab help evidence\\fR,")
    lines.append(".BR espeak\\-ng (1),\n.BR aplay (1)")
  }

  /// Adds a command with its options, then the commands below it.
  private mutating func add(_ command: Command, after parent: String) {
    guard command.shouldDisplay, command.commandName != "help" else { return }
    let name = "\(parent) \(command.commandName)"
    let below = (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    let arguments = (command.arguments ?? []).filter { argument in
      argument.shouldDisplay && argument.valueName != "help" && argument.valueName != "version"
    }
    let positional = arguments.filter { $0.kind == "positional" }.map { argument in
      let value = "<\(argument.valueName ?? "value")>\(argument.isRepeating ? "..." : "")"
      return argument.isOptional ? "[\(value)]" : value
    }
    lines.append(".SS \"\(Self.escaped(([name] + positional).joined(separator: " ")))\"")
    paragraphs(command.abstract)
    paragraphs(command.discussion)
    var title: String?
    for argument in arguments {
      if let group = argument.sectionTitle, group != title { heading(group) }
      title = argument.sectionTitle
      let names = (argument.names ?? []).map(\.text).joined(separator: ", ")
      let value = argument.valueName.map { " <\($0)>" } ?? ""
      let head =
        switch argument.kind {
        case "positional": "<\(argument.valueName ?? "value")>"
        case "option": names + value
        default: names
        }
      let usual = argument.defaultValue.map { " (default: \($0))" } ?? ""
      item(head, (argument.abstract ?? "") + usual)
    }
    for command in below { add(command, after: name) }
  }

  /// Adds the members of a document.
  private mutating func add(_ schema: JSONSchema) {
    lines.append(".SS \"\(Self.escaped("vocalvocab " + schema.command))\"")
    let members = schema.members
    paragraphs("Prints \(schema.title)\(members.isList ? ", each with these members" : "").")
    for member in members.all { item(member.name, member.about) }
  }

  private mutating func section(_ title: String) {
    lines.append(".SH \"\(Self.escaped(title))\"")
  }

  private mutating func add(_ chapter: Chapter) {
    section(chapter.title.uppercased())
    lines.append(".PP\n\(Self.escaped(chapter.abstract))")
    for block in chapter.blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .heading(_, let title): lines.append(".SS \"\(Self.escaped(title.plain))\"")
    case .paragraph(let spans): lines.append(".PP\n\(Self.marked(spans))")
    case .list(let isNumbered, let items):
      for (number, spans) in items.enumerated() {
        lines.append(".IP \(isNumbered ? "\(number + 1)." : "\\(bu") 3\n\(Self.marked(spans))")
      }
    case .code(let rows):
      lines.append(".PP\n.RS 2\n.nf")
      lines += rows.map { Self.escaped($0) }
      lines.append(".fi\n.RE")
    case .table(let header, let rows):
      for row in rows {
        // If only one column follows the first, its title adds nothing to its text.
        let cells = zip(header, row).dropFirst().map { title, cell in
          (row.count > 2 ? Self.escaped(title.plain) + ": " : "") + Self.marked(cell)
        }
        lines.append(".TP\n.B \(Self.escaped(row[0].plain))\n\(cells.joined(separator: "; "))")
      }
    }
  }

  /// Returns the text of spans, each in the font of its kind.
  private static func marked(_ spans: [Span]) -> String {
    let text = spans.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .code(let text): "\\fB\(escaped(text))\\fR"
      case .strong(let spans): "\\fB\(escaped(spans.plain))\\fR"
      case .emphasis(let spans): "\\fI\(escaped(spans.plain))\\fR"
      case .link(let spans, let target): escaped(spans.plain + target.remark)
      }
    }.joined()
    return text
  }

  /// Adds the title of a group of options.
  private mutating func heading(_ title: String) { lines.append(".PP\n\(Self.escaped(title)):") }

  private mutating func item(_ head: String, _ text: String) {
    lines.append(".TP\n.B \(Self.escaped(head))\n\(Self.escaped(text))")
  }

  /// Adds paragraphs. Lines that begin with spaces are examples, and keep their line breaks.
  private mutating func paragraphs(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    lines.append(".PP")
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(" ") != isExample {
        isExample.toggle()
        lines.append(isExample ? ".RS 2\n.nf" : ".fi\n.RE")
      }
      lines.append(line.isEmpty ? ".PP" : Self.escaped(line.drop { $0 == " " }))
    }
    if isExample { lines.append(".fi\n.RE") }
  }

  /// Returns a text with escapes, so that no character is a command to the formatter.
  private static func escaped(_ text: some StringProtocol) -> String {
    let safe = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
