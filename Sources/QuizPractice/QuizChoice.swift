/// Reads an answer that the learner types: a number, a letter, or the answer itself.
///
/// - Returns: the index of the answer, from 0; `nil` for any other text.
package func quizChoice(_ text: String, among answers: [String]) -> Int? {
  let typed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  if let number = Int(typed), answers.indices.contains(number - 1) { return number - 1 }
  if let index = answers.firstIndex(where: { $0.lowercased() == typed }) { return index }
  guard typed.count == 1, let letter = typed.utf8.first, (97...122).contains(letter) else {
    return nil
  }
  let index = Int(letter) - 97
  return answers.indices.contains(index) ? index : nil
}
