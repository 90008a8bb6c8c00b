import Cards
import Foundation
import Scheduling

@testable import CardFormats
@testable import CardPractice
@testable import Learner
@testable import Storage

extension Parser {
  /// Decks, and files of cards of other programs.
  static let cards = [
    document("decks/deck.json") { files in
      var deck = DeckDocument(cards: [.init(id: "1", front: "*a*", back: "b; c", tags: ["x"])])
      (deck.backLanguage, deck.newPerDay, deck.media) = ("es", 5, ["a.mp3": "b.mp3"])
      try files.decks.make("deck", deck)
    } use: { files in
      let document = try files.decks.deck(named: "deck")
      guard let deck = try? Deck(document, named: DeckName("deck")) else { return }
      _ = CardProgress().queue(of: deck, on: Day(number: 20_000))
      var study = Study(of: deck.active.map(\.id), shuffledBy: 7)
      for card in deck.cards.prefix(9) {
        _ = TypedAnswer(card.back).accepts(card.front)
        study.flip()
        study.next()
      }
      try files.decks.change("deck") { $0.cards.append(.init(id: "new", front: "f", back: "b")) }
      demand(try files.decks.deck(named: "deck").cards.last?.front == "f", "The new card is lost.")
    },
    Parser(name: "cards") {
      [
        Array("id,front,back,tags\n1,a,\"b\nc\",x y\n".utf8),
        Array("#separator:tab\n#html:true\n#guid column:1\ng\t<b>a</b>\tb<br>c\n".utf8),
        Array("---\nname = \"n\"\n---\nQ: a\nA: b\n\nc\n---\nC: d [e] ![](f.png)\n".utf8),
      ]
    } read: { bytes in
      for format in CardFileFormat.allCases {
        guard let read = try? CardCollection(text: bytes, as: format) else { continue }
        let cards = read.parts.flatMap(\.entries).map(\.card)
        // A table without cards is refused.
        guard !cards.isEmpty else { continue }
        for format in [CardFileFormat.csv, .tsv] {
          guard let text = format.text(of: cards, deck: "deck") else { continue }
          let again = try? CardCollection(text: Array(text.utf8), as: format)
          demand(
            again?.parts.flatMap(\.entries).map(\.card) == cards,
            "Cards that were written are read as others.")
        }
        _ = CardFileFormat.markdown.text(of: cards, deck: "deck")
        _ = CardFileFormat.anki.text(of: cards, deck: "deck")
      }
    },
    Parser(name: "package") {
      var writer = try AnkiPackageWriter(
        now: Moment(seconds: 1_795_305_600, utcOffset: 0), fsrs: .standard)
      writer.add([.init(Card(id: "1", front: "a", back: "[sound:a.mp3]"))], as: "Deck")
      try writer.add([1, 2, 3], named: "a.mp3")
      return [try writer.finish()]
    } read: { bytes in
      guard let package = try? AnkiPackage(bytes) else { return }
      for file in package.files { _ = try? package.file(named: file) }
    },
    Parser(name: "html") {
      [
        Array("<b>a</b> &amp; <ul><li>b<li>c</ul>[sound:d.mp3]<img src=e.png alt='f'>".utf8),
        Array("{{#A}}{{furigana:B}}{{/A}} {{c1::x::y}} <ruby>\u{6F22}<rt>k</rt></ruby>".utf8),
      ]
    } read: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let marks = HTMLText(text).marks
      let again = HTMLText(HTMLText.html(CardText(marks))).marks
      demand(
        CardText(again).sounds == CardText(marks).sounds
          && CardText(again).pictures == CardText(marks).pictures,
        "A sound or a picture is lost.")
      var losses: Set<CardCollection.Loss> = []
      let content = CardTemplate.Content(fields: ["A": text, "B": text], cloze: 1, isAnswer: true)
      var work = 0
      _ = CardTemplate(text).filled(with: content, losses: &losses, work: &work)
    },
  ]
}
