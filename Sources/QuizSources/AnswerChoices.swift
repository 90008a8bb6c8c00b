// This whole file by scalar: its texts are views of bytes.

internal import WebRequests

/// The answers to choose from in a row, by their indices. An answer may be empty.
struct AnswerChoices: Hashable, Sendable {
  struct Choice: Hashable, Sendable {
    let index: Int
    /// The clean text, without the letter or number before it.
    fileprivate(set) var text: String
    fileprivate var compared: String
  }

  /// The answers in the order of their indices.
  private(set) var all: [Choice]
  /// Whether the answers have letters or numbers of other answers before them, such as `B) Lima` in
  /// the first one. Then a letter or a number may mean either.
  private(set) var areMixed = false

  /// - Parameter texts: the texts by their indices, in any order.
  init(_ texts: [(index: Int, text: String)]) {
    all = texts.sorted { $0.index < $1.index }.compactMap { index, text in
      text.cleaned(atMost: Self.longest).map {
        Choice(index: index, text: $0, compared: $0.asComparedAnswer)
      }
    }
    removeLabels()
  }

  /// Makes the answers of one cell.
  init(_ texts: [String]) { self.init(texts.enumerated().map { ($0.offset, $0.element) }) }

  /// The most characters of an answer that are read: more than an answer may have.
  private static let longest = 2 * FoundQuestion.longestAnswer

  /// The number of answers up to the last one, with the empty ones.
  var end: Int { (all.last?.index ?? -1) + 1 }

  func has(_ index: Int) -> Bool { all.contains { $0.index == index } }

  /// Whether each answer is a letter alone.
  var areLetters: Bool { all.allSatisfy { KeyMark($0.text)?.isLetter == true } }
  /// Whether each answer has a number in it.
  var areNumbers: Bool {
    all.allSatisfy { $0.text.utf8.contains { (0x30...0x39).contains($0) } }
  }

  // MARK: Texts

  /// Returns the indices of the answers whose text a key repeats: one, or several with a sign
  /// between them.
  ///
  /// - Returns: `nil` where the text is none of the answers, or may be several.
  func indices(of key: String) -> [Int]? {
    guard let clean = key.cleaned(atMost: Self.longest) else { return nil }
    let same = all.filter { $0.text == clean }
    if same.count == 1 { return [same[0].index] }
    guard same.isEmpty else { return nil }
    let compared = clean.asComparedAnswer
    let alike = all.filter { $0.compared == compared }
    if alike.count == 1 { return [alike[0].index] }
    guard alike.isEmpty else { return nil }
    if let (label, text) = Self.label(of: clean) {
      let compared = text.asComparedAnswer
      if let choice = all.first(where: { $0.index == label && $0.compared == compared }) {
        return [choice.index]
      }
    }
    return several(key)
  }

  private func several(_ key: String) -> [Int]? {
    guard all.count <= 26 else { return nil }
    for separator in "|;\n,/".utf8 where key.utf8.contains(separator) {
      let pieces = key.utf8.split(separator: separator).compactMap {
        String(Substring($0)).cleaned(atMost: Self.longest)?.asComparedAnswer
      }
      let indices = pieces.compactMap { piece in
        let alike = all.filter { $0.compared == piece }
        return alike.count == 1 ? alike[0].index : nil
      }
      if pieces.count > 1, indices.count == pieces.count, Set(indices).count == indices.count {
        return indices
      }
    }
    return nil
  }

  /// Whether a key that is none of the answers may stand for one: it is a single sign beside longer
  /// texts, or has all words of an answer, or an answer has all of its words.
  func mayBeNamed(by key: String) -> Bool {
    guard let clean = key.cleaned(atMost: Self.longest) else { return false }
    if clean.unicodeScalars.count == 1, all.allSatisfy({ $0.text.unicodeScalars.count > 1 }) {
      return true
    }
    let words = Self.words(clean)
    return !words.isEmpty
      && all.contains { choice in
        let own = Self.words(choice.text)
        return !own.isEmpty && (own.isSubset(of: words) || words.isSubset(of: own))
      }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(
      text.lowercased().unicodeScalars
        .split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
        .map { String($0) })
  }

  // MARK: Labels

  /// Removes the letters or numbers before the answers, if each has its own.
  private mutating func removeLabels() {
    let found = all.map { Self.label(of: $0.text) }
    guard all.count > 1 else { return }
    guard zip(all, found).allSatisfy({ $0.index == $1?.index }) else {
      let labels = Set(found.compactMap { $0?.index })
      if labels.count == all.count, let first = labels.min(), let last = labels.max() {
        areMixed = last - first == all.count - 1
      }
      return
    }
    for (index, label) in found.enumerated() {
      guard let label else { continue }
      all[index].text = label.text
      all[index].compared = label.text.asComparedAnswer
    }
  }

  /// Divides a text such as `B) Lima` or `(2) Lima` into its label and the rest.
  private static func label(of text: String) -> (index: Int, text: String)? {
    var rest = text.utf8[...]
    if let first = rest.first, "([".utf8.contains(first) { rest = rest.dropFirst() }
    guard let sign = rest.popFirst() else { return nil }
    let isDigit = (0x30...0x39).contains(sign)
    guard let index = isDigit ? Int(sign) - 0x31 : KeyMark.index(of: sign),
      let end = rest.popFirst(), ")].:".utf8.contains(end)
    else { return nil }
    // `1.5` and `1:30` are numbers.
    if isDigit, ".:".utf8.contains(end), rest.first != UInt8(ascii: " ") { return nil }
    guard let content = String(Substring(rest)).cleaned(atMost: longest) else { return nil }
    return (index, content)
  }
}
