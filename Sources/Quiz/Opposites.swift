internal import Vocabulary

/// Answers of which one is the opposite of the other, such as true and false.
package enum Opposites {
  /// The answers of each pair in small letters, the positive one first.
  private static let pairs: [(String, String)] = [
    ("true", "false"), ("yes", "no"), ("right", "wrong"), ("correct", "incorrect"), ("t", "f"),
    ("y", "n"), ("v", "f"), ("r", "f"),
    ("wahr", "falsch"), ("richtig", "falsch"), ("ja", "nein"), ("stimmt", "stimmt nicht"),
    ("vrai", "faux"), ("oui", "non"), ("verdadero", "falso"), ("cierto", "falso"), ("sí", "no"),
    ("si", "no"), ("verdadeiro", "falso"), ("sim", "não"), ("vero", "falso"), ("sì", "no"),
    ("waar", "onwaar"), ("juist", "onjuist"), ("goed", "fout"), ("ja", "nee"), ("ja", "nej"),
    ("ja", "nei"), ("sant", "falskt"), ("sandt", "falsk"), ("prawda", "fałsz"), ("tak", "nie"),
    ("ano", "ne"), ("igaz", "hamis"), ("igen", "nem"), ("kyllä", "ei"), ("tosi", "epätosi"),
    ("правда", "ложь"), ("верно", "неверно"), ("да", "нет"), ("так", "ні"), ("doğru", "yanlış"),
    ("evet", "hayır"), ("benar", "salah"), ("ya", "tidak"), ("đúng", "sai"),
    ("对", "错"), ("正确", "错误"), ("是", "否"), ("正しい", "間違い"), ("はい", "いいえ"), ("○", "×"),
    ("예", "아니요"),
  ]

  /// Returns the opposite of an answer, with the capitals of that answer.
  ///
  /// - Parameter others: answers of the same language, in small letters. They decide where an
  ///   answer has several opposites, as *falsch* has *wahr* and *richtig*.
  /// - Returns: `nil` for an answer without an opposite, or with several.
  package static func opposite(of answer: String, among others: Set<String> = []) -> String? {
    let word = answer.lowercased()
    let found = pairs.compactMap { yes, no in word == yes ? no : word == no ? yes : nil }
    let known = found.filter(others.contains)
    guard let opposite = known.first ?? (found.count == 1 ? found.first : nil) else { return nil }
    if answer == word { return opposite }
    if answer.count > 1, answer == answer.uppercased() { return opposite.uppercased() }
    return opposite.capitalisedFirst
  }

  /// Returns whether an answer has an opposite.
  package static func contain(_ answer: String) -> Bool {
    let word = answer.lowercased()
    return pairs.contains { $0.0 == word || $0.1 == word }
  }

  /// Returns whether the first of two opposites is the positive one; `nil` for other answers.
  static func areInOrder(_ first: String, _ second: String) -> Bool? {
    let words = (first.lowercased(), second.lowercased())
    if pairs.contains(where: { $0 == words }) { return true }
    return pairs.contains { $0 == (words.1, words.0) } ? false : nil
  }
}
