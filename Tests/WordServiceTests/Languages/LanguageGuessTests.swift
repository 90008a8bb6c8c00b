import Languages
import Testing

@testable import WordService

@Suite("The language of words")
struct LanguageGuessTests {
  private static let lists: [(words: String, language: String?)] = [
    ("Haus Katze Schule Fenster Brücke Straße", "de"), ("der Tisch, die Lampe, das Buch", "de"),
    ("perro gato niño mesa ventana", "es"), ("el perro, la casa, los libros", "es"),
    ("maison fenêtre école chien voiture", "fr"), ("casa vita strada amore scuola", "it"),
    ("cachorro janela coração escola livro", "pt"), ("huis stoel meisje fiets school", "nl"),
    ("שלום בית ספר", "he"), ("λέξη σπίτι νερό", "el"), ("บ้าน น้ำ แมว", "th"),
    ("ねこ いぬ", "ja"), ("고양이 개", "ko"),
    // These scripts have several languages, and these languages have no words here.
    ("مدرسة كتاب معلم", "ar"), ("کتاب مدرسه پدر", nil), ("дом школа книга", nil),
    ("dom kot pies szkoła książka", nil), ("hus katt stol skola", nil),
  ]

  @Test("is told by a script that it alone has, or by its words", arguments: lists)
  func guess(words: String, language: String?) {
    let separator: Character = words.contains(",") ? "," : " "
    let words = words.split(separator: separator).map { String($0.drop { $0 == " " }) }
    #expect(Language.guessed(from: words)?.code == language)
  }
}
