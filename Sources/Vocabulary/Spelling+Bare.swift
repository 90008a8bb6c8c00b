extension Spelling {
  /// Returns the spelling without the signs at its ends that the word does not have there.
  ///
  /// A try such as `harbor.`, `"harbor"` or `(harbor)` is the word. A sign that belongs to the word
  /// stays, and so does its absence: `'tis` and `etc.` need theirs. Two signs are a part of what
  /// was typed. The apostrophe of a possessive (`dogs'`) spells another word. A sign that begins an
  /// address, a path or a request (`/help`) shows that the line is something else.
  ///
  /// ```swift
  /// Spelling("‘'tis’,").bare(for: Spelling("'tis"))  // 'tis
  /// ```
  ///
  /// - Parameter word: the word that the try is compared with.
  public func bare(for word: Spelling) -> Spelling {
    guard let first = written.first, let last = written.last, first.isMark || last.isMark else {
      return self
    }
    let letters = Array(written)
    guard let start = letters.firstIndex(where: { !$0.isMark }),
      let end = letters.lastIndex(where: { !$0.isMark })
    else { return self }
    var (before, after) = (letters[..<start], letters[(end + 1)...])
    let ofWord = Array(word.written)
    let keptBefore = before.commonSuffix(with: ofWord.prefix(while: \.isMark))
    let keptAfter = after.commonPrefix(with: ofWord.reversed().prefix(while: \.isMark).reversed())
    before = before.dropLast(keptBefore)
    after = after.dropFirst(keptAfter)
    if let beginning = before.firstIndex(where: Self.beginnings.contains) {
      before = before[..<beginning]
    }
    if keptAfter == 0, after.first == "'", letters[end] == "s" || letters[end] == "S",
      !before.contains("'")
    {
      after = after.dropFirst()
    }
    guard !before.isEmpty || !after.isEmpty else { return self }
    return Spelling(String(letters[before.endIndex..<after.startIndex]))
  }

  /// The signs that begin a path, an address, a name or a request. They are not dropped at the
  /// beginning.
  private static let beginnings: Set<Character> = ["/", "\\", "~", "@", "#", "$"]
}

extension Character {
  /// Whether this is no letter and no digit, so that it can stand around a word.
  fileprivate var isMark: Bool { isWhitespace || isPunctuation || isSymbol }
}

extension BidirectionalCollection where Element: Equatable {
  /// Returns the number of elements at the end that another sequence has at its end, too.
  fileprivate func commonSuffix(with other: some BidirectionalCollection<Element>) -> Int {
    zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
  }

  /// Returns the number of elements at the beginning that another sequence begins with, too.
  fileprivate func commonPrefix(with other: some Sequence<Element>) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
