/// Finds a sign in a text again and again, from left to right.
///
/// It remembers how far it has looked, so that all searches together look at each element of the
/// text once. A parser that searches anew for the end of each mark takes a hundred times as long
/// for ten times as many marks without an end.
package struct SignSearch<Text: Collection>
where Text.Element: Equatable, Text.SubSequence == Text {
  @usableFromInline let sign: [Text.Element]
  /// The range in which no sign begins. A sign begins at its upper bound, unless that is the end of
  /// the text.
  @usableFromInline var searched: Range<Text.Index>?

  @inlinable
  package init(_ sign: some Sequence<Text.Element>) { self.sign = Array(sign) }

  /// Returns the index of the first sign.
  ///
  /// - Parameter text: the rest of the text: at each call a later part, with the same end.
  @inlinable
  package mutating func index(in text: Text) -> Text.Index? {
    if let searched, searched.lowerBound <= text.startIndex, text.startIndex <= searched.upperBound
    {
      return searched.upperBound == text.endIndex ? nil : searched.upperBound
    }
    var index = text.startIndex
    while index < text.endIndex, !(text[index] == sign[0] && text[index...].starts(with: sign)) {
      text.formIndex(after: &index)
    }
    searched = text.startIndex..<index
    return index == text.endIndex ? nil : index
  }
}
