internal import Tables
internal import Vocabulary

/// The findings of a reader of a list, in the order of the file: headings, words, and remarks.
struct ListAssembly {
  private enum Item {
    /// A heading, and whether a blank line or marks set it apart from the words before it.
    case heading(Heading, isApart: Bool)
    case entry(WordList.Entry)
  }

  private var items: [Item] = []
  private var notes = RowNotes<RowReason>()
  private var headingNotes = RowNotes<RowReason>()
  /// The first line with a pronunciation or a part of speech that is left out, and their number.
  private var (pronunciations, parts): (Dropped?, Dropped?)

  private struct Dropped {
    let line: Int
    let text: String
    var count = 1
  }

  // MARK: Adding

  /// Adds a heading that stands in a line of its own.
  ///
  /// - Parameter isApart: whether a blank line or marks set it apart from the words before it.
  mutating func add(_ heading: Heading, line: Int, text: String, isApart: Bool = false) {
    items.append(.heading(heading, isApart: isApart))
    headingNotes.add(RowNote(line: line, text: text, reason: .heading, isLeftOut: true))
  }

  /// Adds a heading that stands beside words in its row.
  mutating func add(_ heading: Heading) { items.append(.heading(heading, isApart: false)) }

  mutating func add(_ entry: WordList.Entry) { items.append(.entry(entry)) }

  mutating func leaveOut(line: Int, text: String, _ reason: RowReason) {
    notes.add(RowNote(line: line, text: text, reason: reason, isLeftOut: true))
  }

  mutating func change(line: Int, text: String, _ reason: RowReason) {
    notes.add(RowNote(line: line, text: text, reason: reason, isLeftOut: false))
  }

  /// Adds the words of a line.
  ///
  /// - Parameters:
  ///   - text: the line as it is written.
  ///   - other: the entry's other texts.
  mutating func add(
    _ reader: LineReader, line: Int, text: String, with other: WordList.Entry? = nil
  ) {
    var faults: [EntryFault] = []
    for pair in reader.pairs {
      do throws(EntryFault) {
        add(
          try WordList.Entry(
            checking: pair.word, definition: pair.meaning, sentence: other?.sentence,
            hint: other?.hint, reason: other?.reason))
      } catch {
        faults.append(error)
      }
    }
    if let fault = faults.first, faults.count == reader.pairs.count {
      leaveOut(line: line, text: text, .entry(fault))
    } else {
      for fault in faults { change(line: line, text: text, .entry(fault)) }
    }
    for reason in reader.reasons { change(line: line, text: text, reason) }
    if reader.hasPronunciation { Self.count(&pronunciations, line, text) }
    if reader.hasLonelyPart { Self.count(&parts, line, text) }
  }

  private static func count(_ dropped: inout Dropped?, _ line: Int, _ text: String) {
    guard dropped != nil else {
      dropped = Dropped(line: line, text: text)
      return
    }
    dropped?.count += 1
  }

  // MARK: The result

  /// The entries, the lists under their headings, and the remarks.
  var result: (entries: [WordList.Entry], sections: [ListFile.Section], notes: RowNotes<RowReason>)
  {
    let entries = items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
    var all = notes
    if entries.isEmpty, !items.isEmpty { return headingsAsWords }
    all.add(headingNotes)
    if let dropped = pronunciations { all.add(Self.note(dropped) { .pronunciation(lines: $0) }) }
    if let dropped = parts { all.add(Self.note(dropped) { .partOfSpeech(lines: $0) }) }
    return (entries, sections, all)
  }

  private static func note(
    _ dropped: Dropped, _ reason: (Int) -> RowReason
  ) -> RowNotes<RowReason> {
    var notes = RowNotes<RowReason>()
    notes.add(
      RowNote(
        line: dropped.line, text: dropped.text, reason: reason(dropped.count), isLeftOut: false))
    return notes
  }

  /// A text of headings alone is a list of words.
  private var headingsAsWords:
    (entries: [WordList.Entry], sections: [ListFile.Section], notes: RowNotes<RowReason>)
  {
    let entries = items.compactMap { item -> WordList.Entry? in
      guard case .heading(let heading, _) = item else { return nil }
      // A title that can't be a word stays a heading.
      return try? WordList.Entry(checking: heading.title)
    }
    var all = notes
    if entries.isEmpty { all.add(headingNotes) }
    let sections = entries.isEmpty ? [] : [ListFile.Section(title: nil, entries: entries)]
    return (entries, sections, all)
  }

  /// The lists under the headings. Of headings that follow each other, the most important one names
  /// the list; where several have numbers, these begin lists, and few others do.
  private var sections: [ListFile.Section] {
    var sections: [(title: String?, entries: [WordList.Entry])] = []
    var indices: [String?: Int] = [:]
    var (title, pending): (String?, Heading?)
    let begin = beginnings
    for (index, item) in items.enumerated() {
      switch item {
      case .heading(let heading, _):
        if begin.contains(index), heading.rank >= pending?.rank ?? .plain { pending = heading }
      case .entry(let entry):
        if let heading = pending { (title, pending) = (heading.title, nil) }
        if let index = indices[title] {
          sections[index].entries.append(entry)
        } else {
          indices[title] = sections.count
          sections.append((title, [entry]))
        }
      }
    }
    return sections.map { ListFile.Section(title: $0.title, entries: $0.entries) }
  }

  /// The indices of the headings that begin a list.
  private var beginnings: Set<Int> {
    let headings = items.indices.compactMap { index -> (index: Int, heading: Heading)? in
      guard case .heading(let heading, _) = items[index] else { return nil }
      return (index, heading)
    }
    let numbered = headings.filter { $0.heading.rank == .numbered }
    guard numbered.count > 1, let last = numbered.last?.index else {
      return Set(headings.map(\.index))
    }
    let level = numbered.compactMap(\.heading.level).min()
    // A title that comes in several weeks heads a part of each. One that comes once, behind the
    // words of all of them, stands beside them: `Challenge words`.
    let titles = titlesBetweenWords
    let areLists = Set(titles).count == titles.count && titles.count * 2 <= numbered.count
    return Set(
      headings.filter { index, heading in
        guard heading.rank != .numbered else { return true }
        guard let level else { return areLists && index > last && isApart(index) }
        return heading.level.map { $0 <= level } ?? false
      }.map(\.index))
  }

  /// Returns whether a heading is set apart from the words before it.
  private func isApart(_ index: Int) -> Bool {
    guard index > 0, case .entry = items[index - 1], case .heading(_, let isApart) = items[index]
    else { return false }
    return isApart
  }

  /// The titles without a number that stand between words, in small letters.
  private var titlesBetweenWords: [String] {
    items.indices.dropFirst().dropLast().compactMap { index in
      guard case .entry = items[index - 1], case .entry = items[index + 1],
        case .heading(let heading, _) = items[index], heading.rank != .numbered
      else { return nil }
      return heading.title.lowercased()
    }
  }
}
