package import ArgumentParser
import ByteText
import Console
import LanguageSources
import Languages
import Learner
import Storage
import Terminal
import Vocabulary
import WordService

/// `vocalvocab languages`: meanings in other languages, and words of other languages to spell.
package struct LanguagesCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Add meanings in another language, and words of another language to spell.",
    discussion: """
      'settings set meanings es' then tells meanings in Spanish, and 'settings set language es' asks
      Spanish words.

      Examples:
        vocalvocab languages
        vocalvocab languages list --json
      """,
    subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the languages, and what is here for each.",
      discussion: """
        Examples:
          vocalvocab languages
          vocalvocab languages list --csv
        """)

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files(isReading: true)
      let rows = LanguageRow.all(LanguageDictionaries(cache: files.folders.cache))
      let screen = Screen(plain: table.plain)
      if table.json { return screen.line(try json(rows)) }
      if table.csv {
        return screen.table(
          ["code", "name", "words", "meanings", "sources"],
          rows.map { row in
            [
              row.code, row.name, "\(row.words)", "\(row.meanings)",
              row.sources.joined(separator: "; "),
            ]
          })
      }
      for row in rows {
        let title = row.name.isEmpty ? row.code : "\(row.code)  \(row.name)"
        screen.line("\(screen.styled(title.printable, .strong)): \(row.state)")
        for source in row.sources { screen.paragraph("From \(source).", indent: 4, tone: .quiet) }
      }
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Make a language ready.",
      discussion: """
        The dictionaries come from FreeDict if its Debian packages are installed, which needs no
        network. --wiktionary downloads the whole extract of Wiktionary, which has many more words;
        a download that breaks off goes on at the next try. --from takes a file: an extract of
        Wiktionary (.jsonl or .jsonl.gz), or a table of your own with words and meanings.

        Examples:
          vocalvocab languages add es
          vocalvocab languages add de --from german.csv --words de
        """)

    @Argument(help: "The code of the language, such as es.")
    var language: String

    @Flag(help: "Download the extract of Wiktionary, which has hundreds of megabytes.")
    var wiktionary = false

    @Option(help: "Take an extract of Wiktionary, or a table of your own, from this file.")
    var from: String?

    @Option(help: "The language of the words in your own table, if it isn't English.")
    var words: String?

    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if wiktionary, from != nil {
        throw ValidationError("--wiktionary downloads, and --from takes a file: leave one out.")
      }
      if words != nil, from == nil {
        throw ValidationError("--words is about a file of your own: give --from, too.")
      }
    }

    func run() async throws {
      let files = try data.files()
      let code = try Preferences.code(ofLanguage: language)
      let english = try? offlineDictionary(files.folders).get()
      let dictionaries = LanguageDictionaries(cache: files.folders.cache) {
        english?.recognises($0) ?? false
      }
      let bar = ProgressBar(of: "Adding \(Language(code).nameOrCode)")
      let made = try await {
        defer { bar.end() }
        return try await dictionaries.add(code, from: source(code)) { bar.show($0.share ?? 0) }
      }()
      let screen = Screen(plain: false)
      guard !made.isEmpty else {
        throw CommandError.impossible(LanguageDictionaries.nothingFound)
      }
      for sentence in made { screen.paragraph(sentence) }
      let added = Language(code)
      if dictionaries.tellsMeanings(in: added) {
        screen.paragraph(
          "'vocalvocab settings set meanings \(code)' tells meanings in this language.")
      }
      if added.rules.hasWords, dictionaries.hasWords(of: added) {
        screen.paragraph("'vocalvocab settings set language \(code)' asks its words.")
      }
    }

    private func source(_ code: String) throws -> LanguageInstaller.Source {
      if wiktionary { return .wiktionary(address: nil) }
      guard let from else { return .installed }
      let isExtract = from.bytes.hasSuffix(".jsonl") || from.bytes.hasSuffix(".jsonl.gz")
      if isExtract { return .extract(path: from) }
      return .table(path: from, words: try words.map(Preferences.code(ofLanguage:)) ?? "en")
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove the dictionaries of a language.",
      discussion: """
        What you practised stays.

        Example:
          vocalvocab languages remove es
        """)

    @Argument(help: "The code of the language, such as es.")
    var language: String

    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let code = try Preferences.code(ofLanguage: language)
      guard try LanguageDictionaries(cache: try data.files().folders.cache).remove(code) else {
        throw CommandError.impossible(
          "There is no dictionary of \(Language(code).nameOrCode): nothing was removed.")
      }
      Screen(plain: false).paragraph(
        "The dictionaries of \(Language(code).nameOrCode) are removed.")
    }
  }

  package init() {}
}
