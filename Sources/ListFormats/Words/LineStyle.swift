/// The habits that the lines of a text have in common.
struct LineStyle: Sendable {
  /// Whether lines begin with a running number that no sign ends: `1 harbor`, `2 ocean`.
  var hasBareNumbers = false
  /// Whether lines begin with a running letter: `a. harbor`, `b. ocean`.
  var hasLetters = false
  /// Whether a full stop ends most words, so that it says nothing.
  var hasFullStops = false
  /// A sign that divides most lines into a word and its meaning, such as `#`.
  var sign: Unicode.Scalar?
  /// Whether two spaces divide lines into a word and its meaning.
  var hasSpacedColumns = false
  /// The share of the lines that are bold or italic as a whole, from 0 to 1.
  var emphasised = 0.0
  /// The share of the lines with a meaning, from 0 to 1.
  var defined = 0.0
}
