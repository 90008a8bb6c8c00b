import CardPractice
import Console

extension ListedDeck {
  /// The numbers of cards as a text, or a text that says that the deck can't be read.
  var counts: String {
    guard problem == nil else { return "can't be read" }
    let parts = [new > 0 ? "\(new) new" : nil, due > 0 ? "\(due) due" : nil].compactMap(\.self)
    return ([cards.of("card")] + parts).joined(separator: ", ")
  }
}
