// This whole file by Character: its texts are titles.

internal import Vocabulary

/// The titles that the classes of a file may have in a school, in which no two open classes have
/// the same title.
enum ClassTitles {
  /// Returns a title that none of some others has, with a number if necessary: `5b 2`.
  static func free(_ title: String, besides others: Set<NameKey>) -> String {
    var (free, number) = (title, 2)
    while others.contains(NameKey(free)) {
      let ending = " \(number)"
      free = (String(title.prefix(ClassTitle.longest - ending.count)).asPassage ?? "") + ending
      number += 1
    }
    return free
  }

  /// Returns the forms of a class's title: `Maths` and `Maths (M-5B)`.
  static func forms(of one: RosterClass) -> [String] {
    guard let code = one.code, NameKey(code) != NameKey(one.title) else { return [one.title] }
    return [one.title, ClassTitle("\(one.title) (\(code))").text]
  }

  /// Returns whether a class of a file may have a title here.
  static func isForm(_ title: String, of one: RosterClass) -> Bool {
    let forms = Set(forms(of: one).map { NameKey($0) })
    if forms.contains(NameKey(title)) { return true }
    let digits = title.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let rest = title.dropLast(digits)
    guard digits > 0, rest.last == " " else { return false }
    return forms.contains(NameKey(String(rest)))
  }
}
