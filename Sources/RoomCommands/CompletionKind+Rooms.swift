import ArgumentParser
import CardPractice
import Learner
import QuizPractice
import Terminal
import Vocabulary

/// The values of the rooms that a shell offers while a person types a command.
extension CompletionKind {
  /// The names of the learner's decks.
  static let decks = found { words, _, _ in CommandWords(words).decks }

  /// The sources of a quiz: words, services, lists, decks and files.
  static let questionSources = found { words, _, typed in
    let words = CommandWords(words)
    return QuizSource.ownNames + Level.allCases.map { QuizSource.level($0.rawValue).text }
      + words.lists.map { QuizSource.list($0).text }
      + words.decks.map { QuizSource.deck(DeckName($0)).text } + files(typed)
  }
}

extension CommandWords {
  fileprivate var decks: [String] { (try? files?.decks.names()) ?? [] }
}
