// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// The lines of a list that have words, or may have some.
struct ListLines {
  var lines: [ListLine] = []
  var style = LineStyle()
  /// The lines without a letter or a digit that are neither blank nor rules nor bullets.
  private(set) var signs: [Source] = []

  /// A line of a file. A person's own text may stand in its place.
  typealias Source = (number: Int, text: String, isOwn: Bool)

  init(_ text: FileText, _ choices: ReadingChoices) {
    var sources: [Source] = []
    for line in NumberedLines(text.bytes) {
      let own = choices.rows[line.number]
      let content = own ?? String(decoding: line.bytes, as: UTF8.self)
      for part in content.unicodeScalars.split(
        omittingEmptySubsequences: false, whereSeparator: \.isLineSeparator)
      {
        sources.append((line.number, String(part), own != nil))
      }
    }
    self.init(Self.withoutFrontMatter(sources))
  }

  init(_ sources: [Source]) {
    let sources = MarkedUpLines.plain(sources)
    style = Self.numbering(sources.map { Scalars($0.text.unicodeScalars) })
    var isBehindBlank = true
    for source in sources {
      let scalars = Scalars(source.text.unicodeScalars)
      guard scalars.contains(where: { $0.isLetter || $0.isDigit }) else {
        let signs = scalars.trimmed
        if signs.count > 2, !isBehindBlank, signs.allSatisfy({ $0 == "=" || $0 == "-" }) {
          lines[lines.count - 1].isUnderlined = true
        }
        if !signs.allSatisfy(\.isOrnament) { self.signs.append(source) }
        if signs.isEmpty || signs.count > 2 { endBlock(&isBehindBlank) }
        continue
      }
      var line = ListLine(source.number, source.text, isOwn: source.isOwn, style)
      line.isBehindBlank = isBehindBlank
      lines.append(line)
      isBehindBlank = false
    }
    endBlock(&isBehindBlank)
    style.emphasised = share { Emphasis.inner(of: $0.body) != nil }
    style.sign = commonSign
  }

  /// The most signs of a line that its remark repeats.
  private static let mostSigns = 60

  /// Tells that the lines of signs are left out.
  func tellSigns(to assembly: inout ListAssembly) {
    for line in signs {
      let signs = Scalars(line: line.text).trimmed
      let word = signs.prefix(Self.mostSigns).text + (signs.count > Self.mostSigns ? "…" : "")
      assembly.leaveOut(line: line.number, text: line.text, .entry(.noLetter(word: word)))
    }
  }

  private mutating func endBlock(_ isBehindBlank: inout Bool) {
    if !lines.isEmpty { lines[lines.count - 1].isBeforeBlank = true }
    isBehindBlank = true
  }

  /// Returns the share of the lines for which something holds, from 0 to 1.
  func share(_ holds: (ListLine) -> Bool) -> Double {
    lines.isEmpty ? 0 : Double(lines.count(where: holds)) / Double(lines.count)
  }

  /// Returns lines without the settings that a page's source has between two lines of dashes at its
  /// start.
  private static func withoutFrontMatter(_ sources: [Source]) -> [Source] {
    let isRule = { (source: Source) in
      source.text.unicodeScalars.trimmed.elementsEqual("---".unicodeScalars)
    }
    guard let first = sources.first, isRule(first),
      let end = sources.prefix(30).dropFirst().firstIndex(where: isRule)
    else { return sources }
    return Array(sources[(end + 1)...])
  }

  /// Finds out how lines are numbered.
  private static func numbering(_ lines: [Scalars]) -> LineStyle {
    var style = LineStyle()
    var (last, runs, count, stops): (Int?, Int, Int, Int) = (nil, 0, 0, 0)
    var letters: [Unicode.Scalar] = []
    for line in lines {
      let text = line.trimmed
      guard let first = text.first, !text.isPlainWord else {
        count += text.isEmpty ? 0 : 1
        continue
      }
      count += 1
      let digits = text.prefix(5).prefix { $0.isDigit }
      if (1...4).contains(digits.count), let next = text.dropFirst(digits.count).first,
        next.isSpace, let number = Int(digits.text)
      {
        if let last, number == last + 1 { runs += 1 }
        last = number
      }
      if first.isASCII, first.isLetter, text.dropFirst().first == ".",
        text.dropFirst(2).first?.isSpace ?? false
      {
        letters.append(first)
      }
      // An abbreviation has its full stop in any list.
      if text.last == ".", text.count < 60, text.wordCount < 3,
        !WordText.isAbbreviation(text.dropLast(), style)
      {
        stops += 1
      }
    }
    style.hasBareNumbers = runs > 1 && (runs + 1) * 5 >= count * 3
    style.hasLetters = zip(letters, letters.dropFirst()).contains { $1.value == $0.value + 1 }
    style.hasFullStops = count > 2 && stops * 2 > count
    return style
  }

  /// The rare sign that divides most lines into a word and its meaning.
  private var commonSign: Unicode.Scalar? {
    guard lines.count > 2 else { return nil }
    return "|#~@=:".unicodeScalars.first { sign in
      lines.count { line in
        let body = line.body
        guard let index = body.firstIndex(of: sign), index > body.startIndex,
          index + 1 < body.endIndex
        else { return false }
        switch sign {
        // A colon before a space is known anyway.
        case ":": return !body[index + 1].isSpace
        case "#": return !body[index - 1].isSpace
        default: return true
        }
      } * 3 >= lines.count * 2
    }
  }
}

extension Unicode.Scalar {
  private static let ornaments = Set(
    "-–—−=_＿*~#.…·|+:[]()<>/\\^`'\",;\u{FE0F}\u{200B}".unicodeScalars)

  /// Whether lines of this sign are rules, empty bullets, empty boxes or rows of an empty table.
  fileprivate var isOrnament: Bool {
    isSpace || Self.ornaments.contains(self) || isBullet && !properties.isEmojiPresentation
      || properties.generalCategory == .format || (0x2500..<0x25A0).contains(value)
  }
}

/// Lines of HTML as the text that they show. A tab divides the cells of a table.
enum MarkedUpLines {
  /// The smallest number of tags that shows that lines are HTML.
  private static let fewestTags = 4
  private static let tags: Set<String> = [
    "b", "br", "div", "h1", "h2", "h3", "h4", "li", "p", "span", "table", "td", "th", "tr",
  ]

  static func plain(_ sources: [ListLines.Source]) -> [ListLines.Source] {
    var found = 0
    for source in sources where found < fewestTags && source.text.utf8.contains(0x3C) {
      found += HTMLTokens(source.text).count { token in
        if case .end(let name) = token { tags.contains(name) } else { false }
      }
    }
    guard found >= fewestTags else { return sources }
    return sources.map { source in
      let isExact = source.text.utf8.starts(with: "““".utf8)
      guard !source.isOwn, !isExact else { return source }
      return (source.number, plain(source.text), false)
    }
  }

  private static func plain(_ html: String) -> String {
    var (text, hasText) = ("", false)
    for token in HTMLTokens(html) {
      switch token {
      case .text(let run), .unfinished(let run):
        text += run
        hasText = hasText || run.unicodeScalars.contains { !$0.isSpace }
      case .start(let name, _) where name == "td" || name == "th":
        if hasText { text += "\t" }
      case .start, .end, .sound: break
      }
    }
    return text
  }
}
