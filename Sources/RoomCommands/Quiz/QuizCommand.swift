package import ArgumentParser
import Console
import Learner
import Quiz
import QuizPractice
import Scheduling
import Speech
import Spelling
import Storage
import Tables
import Terminal
import WordService

/// `vocalvocab quiz`: questions with one right answer.
package struct QuizCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Answer questions about words, or about anything.",
    discussion: """
      A quiz asks 10 questions, each with one right answer. They are about words: what a word \
      means, which word is heard, which means the opposite. A word that you get wrong comes back \
      when you practise spelling. A quiz that you leave goes on next time.

      Examples:
        vocalvocab quiz
        vocalvocab quiz --from list:week-12 --count 20
        vocalvocab quiz --kind synonym --kind opposite --difficulty hard
        vocalvocab quiz --from trivia --category geography
        vocalvocab quiz --from history.csv --columns question=1,options=2-5,key=6
        vocalvocab quiz history

      --from takes words, words:due, words:completed, words:missed, level:NAME, list:NAME and \
      deck:NAME; trivia and opentdb, which are web services; or a CSV file. A row of the file is a \
      question, its right answer, and wrong ones; or a question, the answers, and the letter or \
      number of the right one. --columns says which is which where the file doesn't.
      """,
    subcommands: [Take.self, History.self],
    defaultSubcommand: Take.self)

  /// `vocalvocab quiz take`: a quiz, from its first question to its results.
  package struct Take: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
      commandName: "take", abstract: "Begin a quiz, or go on with the one that was left.",
      discussion: """
        A number or a letter answers, s says the question again, q leaves. From a pipe, each line \
        is an answer.

        Examples:
          vocalvocab quiz take --seed 7
          printf '1\\n2\\n3\\n4\\n1\\n' | vocalvocab quiz --count 5 --mute --anew
        """)

    @OptionGroup(title: "The questions") var questions: QuestionOptions
    @OptionGroup(title: "How to read the file") var reading: ReadingOptions
    @Flag(help: "Begin a new quiz, even if one is unfinished.") var anew = false
    @Flag(help: "Read questions and answers aloud.") var aloud = false
    @Flag(help: "Ask without sound, and no question about what is heard.") var mute = false
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Sound") var sound: SoundOptions
    @OptionGroup(title: "Files") var data: DataOptions

    package func validate() throws {
      guard mute else { return }
      if aloud { throw ValidationError("--mute says nothing: leave --aloud out.") }
      if let useless = sound.firstOfSound ?? sound.voice.map({ _ in "--voice" }) {
        throw ValidationError("--mute says nothing: leave \(useless) out.")
      }
      if questions.kind.map({ $0.lowercased() }) == ["heard"] {
        throw ValidationError("--kind heard needs sound: leave --mute out.")
      }
    }

    package func run() async throws {
      let files = try data.files()
      let setup = try await SoundSetup(sound, files: files)
      let room = QuizRoom(
        files, try questions.supply(files, setup, screen: Screen(plain: output.plain)))
      let speaker = try await speaker(setup)
      let style = await setup.style.explaining(
        in: try Preferences(files.settings.read()).meanings, setup.synthesizer)
      var start: QuizSnapshot?
      if questions.isEmpty, !anew { start = try await room.current() }
      if start?.results != nil { start = nil }
      let screen = Screen(plain: output.plain || output.json)
      let session = QuizSession(
        room: room, sound: speaker.map { .init(speaker: $0, style: style) },
        view: QuizView(screen: screen),
        keyboard: Keyboard(isPlain: screen.isPlain, speaker: speaker), isAloud: aloud,
        printsJSON: output.json)
      let begun: QuizSnapshot
      if let start {
        begun = start
      } else {
        let wishes = questions.wishes(isMute: speaker == nil)
        guard let quiz = try await begin(room, wishes, on: screen) else { return }
        begun = quiz
      }
      try await session.run(from: begun)
    }

    /// Begins a quiz. In a file of questions, the person may have to choose the columns.
    ///
    /// - Returns: `nil` if the person doesn't want the quiz.
    private func begin(
      _ room: QuizRoom, _ wishes: QuizWishes, on screen: Screen
    ) async throws -> QuizSnapshot? {
      guard case .file(let path)? = wishes.from.map(QuizSource.init) else {
        return try await room.begin(wishes)
      }
      let bytes = try InputFile.cards(at: path)
      var choices = reading.choices
      let review = FileReview(on: screen)
      while true {
        let found = try room.preview(bytes, named: path, choices)
        // The quiz begins with the other sentences about the file.
        guard found.reading.doubt != nil, !output.json, Question.isPossible else { break }
        review.show(found.reading)
        let answer: FileReview.Answer<Never> = try review.ask(
          found.reading, choices, canTake: false)
        guard case .again(let changed) = answer else { return nil }
        choices = changed
      }
      return try await room.begin(file: bytes, named: path, wishes, choices)
    }

    /// Returns the speaker; `nil` without sound. Most questions need no sound, so a missing sound
    /// device is an error only if the options ask for sound.
    private func speaker(_ setup: SoundSetup) async throws -> Speaker? {
      guard !mute else { return nil }
      do {
        return try await setup.speaker()
      } catch let error as SpeechError where !needsSound {
        Screen.complain(
          "\(error) No question is about what is heard.")
        return nil
      } catch {
        throw CommandError.noSound(error, mute: "--mute asks the other kinds of questions.")
      }
    }

    private var needsSound: Bool {
      aloud || sound.firstOfSound != nil || sound.voice != nil
        || questions.kind.map { $0.lowercased() } == ["heard"]
    }

    package init() {}
  }

  /// `vocalvocab quiz history`: the quizzes that were taken.
  struct History: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "history", abstract: "Show the quizzes that you took.",
      discussion: """
        Examples:
          vocalvocab quiz history
          vocalvocab quiz history --csv
        """)

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let history = try QuizHistory(try data.files(isReading: true))
      let screen = Screen(plain: table.plain)
      if table.json { return screen.line(try json(QuizHistoryDocument(history))) }
      if table.csv {
        return screen.table(
          ["day", "source", "questions", "answered", "right"],
          history.quizzes.map {
            [
              $0.began.day.description, $0.source.text, "\($0.count)", "\($0.answered)",
              "\($0.right)",
            ]
          })
      }
      guard !history.quizzes.isEmpty else {
        return screen.paragraph("You have taken no quiz yet: 'vocalvocab quiz' begins one.")
      }
      for taken in history.quizzes.prefix(QuizHistoryDocument.most) {
        screen.paragraph(
          "\(taken.began.day)  \(taken.source.title): \(taken.result)".printable)
      }
      let older = history.quizzes.count - QuizHistoryDocument.most
      if older > 0 {
        screen.paragraph(
          "And \(older.of("older quiz", "older quizzes")): --csv prints all.",
          tone: .quiet)
      }
    }
  }

  package init() {}
}

/// The options that choose the questions of a quiz.
struct QuestionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the questions from here: words, trivia, opentdb, list:NAME, deck:NAME, or a file.",
      valueName: "source"),
    completion: .questionSources)
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ask this number of questions, from 5 to 50; 10 by default.", valueName: "number"))
  var count: Int?

  @Option(
    help: "Ask questions that are easy, medium, hard, or any.",
    completion: .list(Difficulty.allCases.map(\.rawValue) + ["any"]))
  var difficulty: String?

  @Option(
    help: ArgumentHelp(
      "Ask about this subject; repeat the option for several. It is for trivia and opentdb.",
      valueName: "name"))
  var category: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ask this kind of question about words: meaning, word, gap, heard, synonym, opposite or "
        + "family; repeat the option for several.", valueName: "name"),
    completion: .list(Kind.allCases.map(\.rawValue)))
  var kind: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Ask the same as another quiz with this number.", valueName: "number"))
  var seed: UInt64?

  /// Whether no option was given.
  var isEmpty: Bool {
    from == nil && count == nil && difficulty == nil && category.isEmpty && kind.isEmpty
      && seed == nil
  }

  /// Returns the options as wishes. A mute quiz asks no questions about heard words.
  func wishes(isMute: Bool) -> QuizWishes {
    var wishes = QuizWishes()
    (wishes.from, wishes.count, wishes.difficulty) = (from, count, difficulty)
    (wishes.categories, wishes.seed) = (category, seed)
    wishes.kinds = kind
    wishes.isSilent = isMute
    return wishes
  }

  /// Returns the supply of questions.
  func supply(
    _ files: LearnerFiles, _ setup: SoundSetup, screen: Screen
  ) throws -> QuestionSupply {
    let cache = files.folders.cache
    let dictionaries = LanguageDictionaries(cache: cache)
    return QuestionSupply(
      dictionary: { try offlineDictionary(files.folders).get().told(to: files, on: dictionaries) },
      soundAlikes: { try await setup.soundAlikes($0, cache: cache) },
      services: { try Preferences(try files.settings.read()).questionServices(cache: cache) },
      languages: dictionaries,
      onWait: { screen.paragraph("Waiting for the web service.", tone: .quiet) })
  }
}
