import ArgumentParser
import Console
import Languages
import Learner
import Speech
import Spelling
import Storage
import Terminal

extension ListsCommand {
  /// `vocalvocab lists language`: shows or changes the language of a list.
  struct OfWords: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "language",
      abstract: "Show or change the language of a list's words.",
      discussion: """
        A session with the list is then in this language: its voice, its meanings and its rules of \
        spelling, whatever your settings say. With 'auto', your settings decide again.

        Examples:
          vocalvocab lists language week-12
          vocalvocab lists language week-12 de
          vocalvocab lists language week-12 auto
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @Argument(help: "The code of the language, such as de, or auto.") var code: String?
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      guard let code else {
        let language = try data.files(isReading: true).language(ofList: name)
        return Screen(plain: true).line(
          language.map(\.nameOrCode) ?? "auto, the language of your settings")
      }
      let files = try data.files()
      let language = code == "auto" ? "" : try await files.synthesizer.language(code)
      try files.setLanguage(language, ofList: name)
      Screen.notices.line(
        language.isEmpty
          ? "Your settings decide the language of the list '\(name)'.".printable
          : "The words of the list '\(name)' are \(Language(language).nameOrCode).".printable)
    }
  }

  /// The option for the language of a list's words.
  struct LanguageOption: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The language of the words, such as de; normally a new list's words tell it.",
        valueName: "code"))
    var language: String?

    /// Returns the language in the form in which a list keeps it.
    func checked(_ files: LearnerFiles) async throws -> String? {
      guard let language else { return nil }
      return try await files.synthesizer.language(language)
    }
  }
}

extension ListImport {
  /// The sentence about a language that nobody chose; `nil` if it was not guessed.
  func languageRemark(list name: String) -> String? {
    guard isLanguageGuessed, let language else { return nil }
    let title = Language(language).nameOrCode
    return "The words look \(title), so the list is in \(title). "
      + "To change that: vocalvocab lists language '\(name)' CODE"
  }
}
