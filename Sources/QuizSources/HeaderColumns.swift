/// The columns of a table of questions by its header. The names get their meaning from each other
/// and from the rows below.
struct HeaderColumns {
  private typealias Meaning = ColumnHeading.Meaning

  private(set) var columns = QuestionColumns()
  /// The reason why the names don't suffice.
  private(set) var doubt: QuestionDoubt?

  private let header: QuestionHeader
  private let rows: [[String]]
  private let width: Int
  private var meanings: [Meaning]
  /// The indices of the answers, as the names give them.
  private var ordinals: [Int: Int] = [:]

  /// - Parameters:
  ///   - rows: the fields of the first rows below the header.
  ///   - width: the number of columns.
  init(_ header: QuestionHeader, _ rows: [[String]], width: Int) {
    (self.header, self.rows, self.width) = (header, rows, width)
    meanings = header.headings.prefix(width).map(\.meaning)
    readOrdinals()
    columns.explanation = named(.explanation).first
    columns.category = named(.category).first
    columns.difficulty = named(.difficulty).first
    doubt = readAnswers()
    columns.question = question()
    if columns.question == nil { doubt = .noQuestion }
  }

  private func named(_ meaning: Meaning) -> [Int] {
    meanings.indices.filter { meanings[$0] == meaning }
  }

  private func column(_ index: Int) -> QuestionDoubt.Column {
    let name = header.names.indices.contains(index) ? header.names[index] : ""
    return QuestionDoubt.Column(number: index + 1, name: name.isEmpty ? nil : name)
  }

  /// Returns the texts of a column.
  private func texts(_ column: Int) -> [String] {
    rows.compactMap { row in
      row.indices.contains(column) && row[column].utf8.contains { $0 > 0x20 } ? row[column] : nil
    }
  }

  // MARK: Places of answers

  /// Makes answers of columns that are named by single letters or numbers, or all alike.
  private mutating func readOrdinals() {
    let single = named(.ordinal)
    let letters = single.filter { header.headings[$0].ordinal?.isLetter == true }
    let numbers = single.filter { header.headings[$0].ordinal?.isLetter == false }
    if letters.count > 1, letters.contains(where: { header.headings[$0].ordinal?.number == 0 }) {
      for index in letters { meanings[index] = .option }
    } else if letters.count == 1, header.headings[letters[0]].ordinal?.number == 0 {
      meanings[letters[0]] = .answer
    }
    if numbers.count > 1 {
      for index in numbers { meanings[index] = .option }
    }
    // `answer, answer, answer, correct` and `option, option`.
    let alike = named(.answer)
    if alike.count > 1, !named(.correct).isEmpty,
      Set(alike.map { header.headings[$0].words }).count == 1
    {
      for index in alike { meanings[index] = .option }
    }
    let several = named(.options)
    if several.count > 1, named(.option).isEmpty {
      for index in several { meanings[index] = .option }
    }
    for index in named(.option) + named(.rightOption) {
      ordinals[index] = header.headings[index].ordinal?.number
    }
  }

  /// Finds the columns of the answers by their indices.
  ///
  /// - Returns: the reason why an answer is missing.
  private mutating func readOptions() -> QuestionDoubt? {
    let found = (named(.option) + named(.rightOption)).sorted()
    guard !found.isEmpty else { return nil }
    let areNumbers = found.contains { header.headings[$0].ordinal?.isLetter == false }
    let numbers = found.compactMap { ordinals[$0] }
    guard numbers.count == found.count, Set(numbers).count == found.count else {
      for (answer, index) in found.enumerated() { columns.options[answer] = index }
      return nil
    }
    columns.isFromZero = areNumbers && numbers.contains(0)
    let first = areNumbers && !columns.isFromZero ? 1 : 0
    for index in found { columns.options[(ordinals[index] ?? 0) - first] = index }
    return fillGaps()
  }

  /// Finds the columns of answers whose names are misspelt: `Oposicion_B` after `Opcion_A`.
  ///
  /// - Returns: the reason why an answer is missing.
  private mutating func fillGaps() -> QuestionDoubt? {
    for answer in 0..<(columns.options.keys.max() ?? 0)
    where columns.options[answer] == nil {
      let next = columns.options.filter { $0.key > answer }.min { $0.key < $1.key }?.value
      let letter = String(UnicodeScalar(UInt8(0x61 + min(answer, 25))))
      let candidates = meanings.indices.filter { index in
        let last = header.headings[index].words.last
        return [.unknown, .other].contains(meanings[index])
          && (last == letter || last == "\(answer + 1)")
          && index > columns.options[answer - 1] ?? -1 && index < next ?? .max
      }
      guard candidates.count == 1 else {
        return .gap(column(next ?? 0))
      }
      columns.options[answer] = candidates[0]
      meanings[candidates[0]] = .option
    }
    return nil
  }

  // MARK: Questions and keys

  private func question() -> Int? {
    if let named = named(.question).first ?? named(.title).first { return named }
    let parts = columns.byPart
    let answers = [QuestionPart.right, .wrong, .options, .key].flatMap { parts[$0] ?? [] }
    guard let first = answers.min() else { return nil }
    let candidates = (0..<min(first, meanings.count)).filter {
      [.unknown, .unnamed].contains(meanings[$0]) && !texts($0).isEmpty
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Finds the columns of the answers.
  ///
  /// - Returns: the reason why these don't say which one is right.
  private mutating func readAnswers() -> QuestionDoubt? {
    let keys = named(.correct) + named(.answer)
    let wrong = named(.wrong)
    if let gap = readOptions() {
      columns.keys = keys
      return gap
    }
    let unnamed = unnamedColumns
    if columns.options.isEmpty { readSpread(over: unnamed) }
    if columns.options.isEmpty { columns.cell = named(.options).first }
    if columns.hasChoices, wrong.isEmpty {
      // Further answers stand in columns without a name after the last one.
      for index in unnamed
      where !columns.options.isEmpty && columns.options.values.max() == index - 1 {
        columns.options[(columns.options.keys.max() ?? -1) + 1] = index
      }
      return readChoices(keys.filter { !columns.options.values.contains($0) })
    }
    // Beside wrong answers, an answer is a right one.
    let right = [named(.correct), named(.answer), named(.options)].first { !$0.isEmpty }
    (columns.options, columns.cell) = ([:], nil)
    (columns.right, columns.wrong) = (right ?? [], wrong)
    // `Wrong answers` stands over any number of columns.
    for index in unnamed where (columns.right + columns.wrong).contains(index - 1) {
      columns.wrong.append(index)
    }
    columns.isOpen = wrong.count < 2 && columns.wrong.max() == width - 1
    guard !columns.right.isEmpty, named(.mark).isEmpty else { return .noKey }
    if wrong.isEmpty {
      // `Answer` over several columns doesn't say which of them is right. And an answer beside the
      // word `correct` may be a wrong one.
      let isUnsaid =
        named(.correct).isEmpty ? !columns.wrong.isEmpty : !named(.answer).isEmpty
      if isUnsaid { return .noKey }
    }
    return strayKey()
  }

  /// The columns with texts that the header gives no name.
  private var unnamedColumns: [Int] {
    (0..<min(width, meanings.count + Self.mostUnnamed)).filter {
      (!meanings.indices.contains($0) || meanings[$0] == .unnamed) && !texts($0).isEmpty
    }
  }

  /// The number of columns after the last name that are looked at.
  private static let mostUnnamed = 20

  /// Reads a name such as `Answers` that stands over several columns.
  private mutating func readSpread(over unnamed: [Int]) {
    let head = named(.options).first ?? (named(.correct).isEmpty ? nil : named(.answer).first)
    guard let head, unnamed.contains(head + 1) else { return }
    columns.options[0] = head
    for answer in 1... {
      guard unnamed.contains(head + answer) else { break }
      columns.options[answer] = head + answer
    }
  }

  private mutating func readChoices(_ keys: [Int]) -> QuestionDoubt? {
    if let marks = marks(named(.mark), areNamed: true) ?? marks(keys, areNamed: false) {
      columns.marks = marks
      return nil
    }
    let right = named(.rightOption)
    if keys.isEmpty, right.count == 1 {
      columns.right = right
      columns.wrong = columns.options.values.filter { $0 != right[0] }.sorted()
      columns.options = [:]
      return nil
    }
    columns.keys = keys
    columns.indexes = Set(keys.filter { header.headings[$0].isIndex })
    return keys.isEmpty ? .noKey : nil
  }

  /// Returns the columns of marks by the indices of their answers, as their names give them:
  /// `is_correct2`, or `correct 1`, `correct 2`.
  ///
  /// - Parameter areNamed: whether the names are those of marks. Then they need no indices, and are
  ///   in the order of the answers' columns.
  /// - Returns: `nil` where not each answer has its mark.
  private func marks(_ found: [Int], areNamed: Bool) -> [Int: Int]? {
    let answers = columns.options.sorted { $0.value < $1.value }.map(\.key)
    guard found.count == answers.count, areNamed ? !found.isEmpty : found.count > 1 else {
      return nil
    }
    let own = found.compactMap { index -> Int? in
      let ordinals = header.headings[index].words.compactMap(ColumnHeading.Ordinal.init)
      guard ordinals.count == 1, let ordinal = ordinals.first else { return nil }
      return ordinal.number - (ordinal.isLetter || columns.isFromZero ? 0 : 1)
    }
    if own.isEmpty, areNamed { return Dictionary(uniqueKeysWithValues: zip(answers, found)) }
    guard own.count == found.count, Set(own) == Set(answers) else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(own, found))
  }

  /// Returns a doubt about a column that no name explains, and that looks like a key.
  private func strayKey() -> QuestionDoubt? {
    let count = columns.right.count + columns.wrong.count
    let used = Set(columns.byPart.values.flatMap(\.self))
    for index in meanings.indices where !used.contains(index) {
      guard [.unknown, .ordinal].contains(meanings[index]) else { continue }
      let texts = texts(index)
      let keys = texts.compactMap { KeyMark($0) }
      let fit = keys.filter { key in
        key.isLetter
          ? key.numbers.allSatisfy { $0 < count }
          : meanings[index] == .ordinal && key.numbers.allSatisfy { $0 <= count }
      }
      if !texts.isEmpty, fit.count == texts.count { return .keyOrAnswer(column(index)) }
    }
    return nil
  }
}
