/// A column of keys to the right answers. All its cells together show how each is to be read.
struct KeyColumn {
  /// The right answers that a cell names.
  enum Right: Hashable {
    case answers([Int])
    /// The cell names none of the answers.
    case unknown
    /// The cell may be an answer, or the letter or number of another one.
    case ambiguous
    case empty
  }

  enum Doubt: Hashable {
    /// The cells may be answers, or the letters or numbers of answers.
    case textOrIndex
    /// The numbers may count from 0 or from 1.
    case countFrom
    /// Most cells name none of the answers.
    case contradictory
  }

  /// How a person wants ambiguous cells to be read.
  enum Preference: Hashable {
    /// As the text of an answer.
    case text
    /// As the letter or number of an answer.
    case index
  }

  /// The right answers of each row.
  private(set) var rights: [Right] = []
  private(set) var doubt: Doubt?
  /// The number of cells that name answers.
  private(set) var understood = 0
  /// The number of cells with a text beside answers.
  private(set) var filled = 0
  /// The number of cells with the form of a letter or a number.
  private(set) var marked = 0

  /// The ways to read a cell.
  private struct Cell {
    let mark: KeyMark?
    /// The answers by letters.
    var letters: [Int]?
    /// The answers by numbers from 1 and from 0.
    var fromOne, fromZero: [Int]?
    /// The answers by texts.
    let text: [Int]?
    /// The number of answers up to the last one.
    let end: Int

    init(_ cell: String, _ choices: AnswerChoices) {
      mark = cell.cleaned(atMost: 60).flatMap(KeyMark.init)
      text = choices.indices(of: cell)
      end = choices.end
      guard let mark, !choices.areMixed else { return }
      let fit = { (indices: [Int]) in indices.allSatisfy(choices.has) ? indices : nil }
      if mark.isLetter {
        letters = fit(mark.numbers)
      } else {
        fromOne = fit(mark.numbers.map { $0 - 1 })
        fromZero = fit(mark.numbers)
      }
    }

    var numbers: [Int]? { mark.flatMap { $0.isLetter ? nil : $0.numbers } }

    /// Returns the answers by the letters or numbers.
    ///
    /// - Parameter base: the number of the first answer.
    func indices(from base: Int) -> [Int]? { letters ?? (base == 0 ? fromZero : fromOne) }
  }

  /// - Parameters:
  ///   - cells: the cell of each row.
  ///   - choices: the answers of each row.
  ///   - isIndex: whether the column's name is one of an index.
  ///   - isFromZero: whether the names of the answers' columns count from 0.
  init(
    _ cells: [String], _ choices: [AnswerChoices], isIndex: Bool = false, isFromZero: Bool = false,
    preference: Preference? = nil
  ) {
    let read = zip(cells, choices).map { cell, choices in
      choices.all.isEmpty || cell.cleaned(atMost: 1) == nil ? nil : Cell(cell, choices)
    }
    let known = read.compactMap(\.self)
    filled = known.count
    marked = known.count { $0.mark != nil }
    let letters = known.count { $0.letters != nil && $0.text == nil }
    let numbers = known.count { ($0.fromOne ?? $0.fromZero) != nil && $0.text == nil }
    let texts = known.count {
      $0.text != nil && $0.letters == nil && $0.fromOne == nil && $0.fromZero == nil
    }
    let counted = known.filter { cell in
      cell.numbers != nil && (cell.text == nil || numbers > 0 && texts == 0)
    }
    let (base, isBaseCertain) = Self.base(
      counted, choices, isIndex: isIndex, isFromZero: isFromZero)
    let conflicts = known.count { cell in
      guard let indices = cell.indices(from: base), let text = cell.text else { return false }
      return Set(indices) != Set(text)
    }
    // The cells that can be read in one way only show how the others are meant, if they are many.
    let isShown = { (own: Int, others: Int) in own * 4 >= conflicts && own > 0 && others == 0 }
    rights = read.map { cell in
      guard let cell else { return .empty }
      switch (cell.indices(from: base), cell.text) {
      case (let indices?, let text?):
        if Set(indices) == Set(text) { return .answers(text) }
        let own = cell.letters == nil ? numbers : letters
        switch preference {
        case .index: return .answers(indices)
        case .text: return .answers(text)
        case nil where isShown(own, texts): return .answers(indices)
        case nil where isShown(texts, own): return .answers(text)
        case nil: return .ambiguous
        }
      case (let indices?, nil): return preference == .text ? .unknown : .answers(indices)
      case (nil, let text?): return .answers(text)
      case (nil, nil): return .unknown
      }
    }
    let ambiguous = rights.count { $0 == .ambiguous }
    understood = rights.count { if case .answers = $0 { true } else { false } }
    if !counted.isEmpty, !isBaseCertain, preference != .text {
      doubt = .countFrom
    } else if ambiguous > 0, ambiguous >= understood {
      doubt = .textOrIndex
    } else if understood * 2 < filled {
      doubt = .contradictory
    }
  }

  /// Returns the number of the first answer, and whether it is certain.
  private static func base(
    _ cells: [Cell], _ choices: [AnswerChoices], isIndex: Bool, isFromZero: Bool
  ) -> (base: Int, isCertain: Bool) {
    let zeros = cells.count { $0.numbers?.contains(0) == true }
    let ends = cells.count { $0.numbers?.contains($0.end) == true }
    let lasts = cells.count { $0.numbers?.contains($0.end - 1) == true }
    // Among true and false, 0 may stand for false.
    let areOpposites = choices.allSatisfy { $0.end <= 2 }
    if isFromZero { return (0, ends == 0) }
    switch (zeros, ends) {
    case (0, 0): return (1, !isIndex || cells.isEmpty)
    case (0, _): return (1, true)
    case (_, 0): return (0, !areOpposites && (zeros > 1 || lasts > 0 || isIndex))
    default:
      // One cell in twenty may be wrong.
      if zeros * 20 < cells.count, ends > 2 * zeros { return (1, true) }
      if ends * 20 < cells.count, zeros > 2 * ends { return (0, true) }
      return (1, false)
    }
  }
}
