import ArgumentParser
import CardPractice
import Console
import Glibc
import RoomCommands
import SpellingCommands
import Storage
import Terminal
import Today

/// `vocalvocab today`: shows what is due in every room, and can begin with the first item.
struct Today: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "See what is due today, in words and in minutes, and begin.",
    discussion: """
      It shows the words, cards, tests and tasks of today. At a terminal, Enter begins with the \
      first.

      Examples:
        vocalvocab today
        vocalvocab today --begin --mute
        vocalvocab today --json
      """)

  @Flag(help: "Begin with the first without asking.") var begin = false
  @Flag(help: "Practise without sound.") var mute = false
  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Files") var data: DataOptions

  func validate() throws {
    if begin, output.json { throw ValidationError("Choose one of --begin and --json.") }
  }

  func run() async throws {
    let files = try data.files()
    let quiz = try files.leftQuiz()
    let today = try await files.planRoom().today(CardRoom(files), quiz: quiz)
    let screen = Screen(plain: output.plain)
    if output.json { return screen.line(try json(today)) }
    TodayView(screen: screen).show(today)
    guard let first = today.first, let start = first.start, try wantsToBegin(first) else { return }
    try await practise(start, files)
  }

  private func wantsToBegin(_ first: TodayPlan.Item) throws -> Bool {
    guard !begin else { return true }
    guard Question.isPossible else { return false }
    return Question.answer(
      "\nEnter begins with: \(first.title.printable). q leaves. ",
      among: ["": true, "y": true, "yes": true, "q": false, "quit": false, "n": false, "no": false])
      ?? false
  }

  private func practise(_ start: TodayPlan.Start, _ files: LearnerFiles) async throws {
    let options = [mute ? "--mute" : nil, output.plain ? "--plain" : nil].compactMap(\.self)
    let place = data.data.map { ["--data", $0] } ?? []
    switch start {
    case .session(let wishes):
      do {
        try await SessionStart(
          options: try SessionOptions.parse(options), wishes: wishes, files: files,
          sound: try SoundOptions.parse([])
        ).run()
      } catch {
        throw CommandError.noSound(error, mute: "--mute practises from the definitions.")
      }
    case .cards(let deck):
      let name = deck.map { ["--", $0.text] } ?? []
      try await CardsCommand.Review.parse(options + place + name).run()
    case .quiz(let count):
      try await QuizCommand.Take.parse(options + place + ["--count", "\(count)"]).run()
    case .leftQuiz: try await QuizCommand.Take.parse(options + place).run()
    }
  }
}
