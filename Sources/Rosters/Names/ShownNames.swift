// This whole file by Character: its texts are people's names.

internal import Vocabulary

/// The names by which a class sees its learners: no more of each name than the class needs.
///
/// ```swift
/// // Mia Lopez, Mia Lang and Tom Berg of one class
/// ["Mia Lo.", "Mia La.", "Tom"]
/// ```
///
/// A name in one piece is shown as it is, because nobody knows which part of it is the given name.
package struct ShownNames {
  /// Returns all forms in which a name may be shown, the shortest first: `Mia`, `Mia L.`,
  /// `Mia Lo.`, and so on to `Mia Lopez`.
  package static func forms(of name: PersonName) -> [String] {
    guard let given = name.given else { return [name.full] }
    let first = shortened(given)
    guard let family = name.family, given.count < PersonName.longest - 2 else { return [first] }
    let room = PersonName.longest - given.count - 1
    let cut = (1..<max(1, family.count)).filter { $0 + 1 <= room }.map { count in
      // "van der Berg" is not shortened to "van .".
      given + " " + trimmed(family.prefix(count)) + "."
    }
    return ([first] + cut + (family.count <= room ? [name.full] : [])).unique
  }

  /// The forms of a name, for many comparisons.
  struct Forms {
    let texts: [String]
    fileprivate let keys: [Key]
    private let indices: [Key: Int]

    init(_ name: PersonName) {
      texts = ShownNames.forms(of: name)
      keys = texts.map(Key.init)
      indices = Dictionary(zip(keys, keys.indices)) { $1 }
    }

    /// Returns the index of a shown name among the forms; `nil` if it is none of them. The whole
    /// name with the number of a namesake comes last.
    func index(of shown: String) -> Int? {
      if let index = index(of: Key(shown)) { return index }
      guard let numbered = withoutNumber(shown), Key(numbered) == keys.last else { return nil }
      return keys.count
    }

    fileprivate func index(of key: Key) -> Int? { indices[key] }
  }

  /// A person who has no shown name yet, with the names that the new one must differ from.
  struct Newcomer {
    let forms: Forms
    /// The names that the person's classes show already.
    let taken: Set<Key>
    /// The indices, in the list of newcomers, of those with whom the person shares a class.
    let classmates: [Int]
  }

  /// The text by which people tell two shown names apart.
  struct Key: Hashable {
    private let key: NameKey

    init(_ name: String) {
      // "Mia L" and "Mia L." look the same.
      key = NameKey(name.last == "." ? String(name.dropLast()) : name)
    }
  }

  /// Returns the shown names of new people, in their order.
  ///
  /// People with the same given name get the shortest forms that differ. The last way out is a
  /// number: `Mia Lopez 2`.
  static func names(of newcomers: [Newcomer]) -> [String] {
    var shown: [String] = []
    var chosen: [Key] = []
    for (index, newcomer) in newcomers.enumerated() {
      let others = newcomer.classmates.filter { $0 != index }
      let forms = newcomer.forms
      // "Mia" beside "Mia L." would be taken for somebody else than Mia Lopez. So the name is
      // longer than each name of the classes that could be this person's.
      let start = newcomer.taken.compactMap(forms.index(of:)).max().map { $0 + 1 } ?? 0
      let form = forms.keys.indices.dropFirst(start).first { form in
        let key = forms.keys[form]
        return !others.contains { other in
          // A classmate who could be shown by the same text gets a longer one, too.
          newcomers[other].forms.index(of: key) != nil || other < index && chosen[other] == key
        }
      }
      var name = form.map { forms.texts[$0] } ?? forms.texts.last ?? ""
      let isTaken = { (name: String) in
        let key = Key(name)
        return newcomer.taken.contains(key)
          || others.contains { $0 < index && chosen[$0] == key }
      }
      let whole = name
      var number = 2
      while form == nil, isTaken(name) {
        name = numbered(whole, number)
        number += 1
      }
      shown.append(name)
      chosen.append(Key(name))
    }
    return shown
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    let ending = " \(number)"
    return trimmed(name.prefix(PersonName.longest - ending.count)) + ending
  }

  private static func withoutNumber(_ text: String) -> String? {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let rest = text.dropLast(digits)
    return digits > 0 && rest.last == " " ? trimmed(rest) : nil
  }

  private static func shortened(_ text: String) -> String {
    trimmed(text.prefix(PersonName.longest))
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text).asPassage ?? ""
  }
}

extension PersonName {
  /// The name by which others see a teacher: all of it, if it has no more than
  /// ``longest`` characters.
  var shownWhole: String {
    full.count <= Self.longest ? full : ShownNames.forms(of: self).last ?? full
  }
}
