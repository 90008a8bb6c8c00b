import ArgumentParser
import Practice
import Speech
import Storage
import Tutor
import Vocabulary

struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a round would have said of a try: the verdict, and each mistake.",
    discussion: """
      Examples:
        vocalvocab explain necessary neccesary
        vocalvocab explain --pairs pairs.tsv --json

      A file of pairs has a word, a tab and a try on each line.
      """)

  @Argument(help: "The word.")
  var word: String?

  @Argument(help: "How it was typed.")
  var typed: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Explain each pair of a file; - is standard input.", valueName: "file"))
  var pairs: String?

  @Flag(name: .long, help: "No colour, one statement a line.")
  var plain = false

  @OptionGroup var list: ListOptions
  @OptionGroup var sound: SoundOptions
  @OptionGroup var data: DataOptions

  func validate() throws {
    switch (pairs, word, typed) {
    case (nil, _?, _?), (_?, nil, nil): break
    default: throw ValidationError("Give a word and a try, or --pairs with a file.")
    }
  }

  func run() async throws {
    let files = try data.files()
    let setup = try await SoundSetup(sound, files: files)
    let screen = Screen(plain: plain)
    let dictionary = try offlineDictionary(files.folders).get()
    let alikes = try await setup.soundAlikes(dictionary, cache: files.folders.cache)
    func explanation(of typed: String, for word: String) async throws -> Explanation {
      let entry = alikes?.entry(of: word.lowercased(), as: nil, regions: dictionary.regions)
      let asked = Word(word, soundAlikes: entry?.soundAlikes ?? [])
      return try await self.explanation(of: typed, for: asked, setup)
    }
    if let word, let typed {
      let explanation = try await explanation(of: typed, for: word)
      if list.json {
        screen.line(try json(explanation))
      } else {
        explanation.show(on: screen)
      }
      return
    }
    let lines = try pairs.map { try InputFile.textLines(at: $0) } ?? []
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2, !Spelling(fields[0]).isEmpty else {
        throw WrongUsage(
          description: "Line \(number) is no pair: write a word, a tab and a try on each line.")
      }
      let explanation = try await explanation(of: fields[1], for: fields[0])
      if list.json {
        screen.line(try json(explanation, isOnOneLine: true))
      } else {
        screen.line("\(fields[0].printable)\t\(fields[1].printable)\t\(explanation.told)")
      }
    }
  }

  private func explanation(
    of typed: String, for word: Word, _ setup: SoundSetup
  ) async throws -> Explanation {
    let voice = setup.script.voice
    let isEnglish = Language(ofVoice: voice).isEnglish
    var (said, sounding): (Pronunciation?, Pronunciation?)
    if isEnglish, Spelling(word.text) != Spelling(typed), typed.count <= 64 {
      let synthesizer = setup.synthesizer
      said = Pronunciation(ipa: try await synthesizer.pronunciation(of: word.text, voice: voice))
      sounding = Pronunciation(ipa: try await synthesizer.pronunciation(of: typed, voice: voice))
    }
    return Explanation(
      word: word, typed: typed, said: said, sounding: sounding, isEnglish: isEnglish)
  }
}

/// What a round says of a try.
struct Explanation: Encodable {
  struct NamedMistake: Encodable {
    let kind: Mistake.Kind
    /// The letters of the word that it is about, and what was typed there.
    let letters: String
    let typed: String
    let explanation: String?
  }

  let word: String
  let typed: String
  let verdict: Answer.Verdict
  let edits: [Edit]
  let mistakes: [NamedMistake]
  let soundsRight: Bool?
  /// What is told while tries remain.
  let told: String

  private enum CodingKeys: String, CodingKey {
    case word, verdict, edits, mistakes, soundsRight, told
    case typed = "try"
  }

  init(
    word: Word, typed: String, said: Pronunciation?, sounding: Pronunciation?, isEnglish: Bool
  ) {
    self.word = word.text
    self.typed = typed
    let spelling = Spelling(typed)
    var round = Round(word, said: said, isEnglish: isEnglish)
    let verdict = Answer.Verdict(round.submit(typed, sounding: sounding))
    let written = round.written
    let diagnosis = Diagnosis(of: spelling, for: written, sounding: sounding)
    let feedback = Feedback(diagnosis, typed: spelling)
    self.verdict = verdict
    edits = spelling.isEmpty ? [] : diagnosis.alignment.edits
    let letters = written.spelling.letters
    let explanations = feedback.explanations(of: written)
    let named = diagnosis.mistakes.filter { !$0.steps.isEmpty }
    mistakes =
      spelling.isEmpty
      ? []
      : diagnosis.mistakes.map { mistake in
        NamedMistake(
          kind: mistake.kind, letters: String(letters[mistake.letters]),
          typed: String(spelling.letters[mistake.typed]),
          explanation: named.firstIndex(of: mistake).map { explanations[$0] })
      }
    soundsRight = diagnosis.soundsRight
    told = VerdictWording(verdict, typed: typed, feedback: feedback).label
  }

  func show(on screen: Screen) {
    guard verdict == .wrong else { return screen.line(told) }
    screen.line(screen.styled("Wrong.", .bad) + " " + told)
    for mistake in mistakes {
      screen.paragraph(
        "\(mistake.kind.rawValue): \(mistake.explanation ?? "It sounds right.")", indent: 2)
    }
  }
}
