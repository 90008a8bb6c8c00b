import Foundation
import Testing

@Suite("Shows at the command line")
struct ShowsCommandTests {
  let program = try! Program()

  private func output(_ arguments: String...) throws -> String {
    let result = try program.run(["shows"] + arguments)
    #expect(result.status == 0 && result.errors == "")
    return result.output
  }

  @Test("each command says what it did, in one line")
  func commands() throws {
    #expect(
      try output() == """
        You track no show yet: 'vocalvocab shows search TITLE' finds one, and 'vocalvocab shows \
        add TITLE' adds one by hand.

        """)
    #expect(
      try output("add", "Harbor Lights", "--episodes", "5", "--year", "2011")
        == "Added: 'Harbor Lights' is planned.\n")
    #expect(
      try output() == "You are watching nothing: 'vocalvocab shows watched SHOW' begins a show.\n"
        + "Harbor Lights (2011): planned, 0 of 5 episodes, next is 1\n")
    #expect(
      try output("watched", "harbor")
        == "Watched: 1 of 'Harbor Lights' (1 of 5 watched; next is 2).\n")
    #expect(
      try output("watched", "harbor", "2-3,5")
        == "Watched: 2-3, 5 of 'Harbor Lights' (4 of 5 watched).\n")
    #expect(
      try output("unwatched", "harbor", "5") == "Not watched any more: 5 of 'Harbor Lights'.\n")
    #expect(
      try output("undo") == "The last step is undone: "
        + "'Harbor Lights' is being watched (4 of 5 watched).\n")
    #expect(try output("rate", "harbor", "4.5*") == "'Harbor Lights' is rated 4.5/5.\n")
    #expect(try output("note", "harbor", "Rain.") == "The notes on 'Harbor Lights' are kept.\n")
    #expect(try output("note", "harbor", "") == "The notes on 'Harbor Lights' are removed.\n")
    #expect(try output("status", "harbor", "paused") == "'Harbor Lights' is paused.\n")
    #expect(
      try output("show", "harbor") == "Harbor Lights (2011): paused, 4 of 5 episodes, rated 4.5/5\n"
        + "Season 1: 4 of 5 watched (1, 2, 3, 5)\nSkipped: 4\n")
    let table = try output("list", "--csv")
    #expect(
      table.replacing(/own:[0-9a-z]+/, with: "KEY")
        == "key,title,kind,year,status,watched,episodes,next,rating\r\n"
        + "KEY,Harbor Lights,series,2011,paused,4,5,,4.5/5\r\n")
    #expect(
      try output("watched", "harbor", "4")
        == "Watched: 4 of 'Harbor Lights'. That was all: it is completed.\n")
  }

  @Test(
    "a wrong command has one sentence",
    arguments: [
      (
        ["show", "x"], 1,
        """
        None of your shows is named 'x': add it, or give another part of its title. \
        'vocalvocab shows list' shows your shows.
        """
      ),
      (["undo"], 1, "No step can be undone."),
      (["add", " "], 64, "A show needs a title: write at least one letter."),
      (
        ["add", "X", "--year", "12"], 64,
        "12 is not the year of a show: give one from 1870 to 2200."
      ),
      (
        ["add", "X", "--kind", "book"], 64,
        "'book' is not a kind of show: give series, season, film or special."
      ),
      (
        ["list", "seen"], 64,
        """
        'seen' is not a status: give planned, watching, paused, dropped or completed, or none to \
        track the show no more.
        """
      ),
    ])
  func wrong(arguments: [String], status: Int, sentence: String) throws {
    let result = try program.run(["shows"] + arguments)
    #expect(result.status == Int32(status))
    #expect(result.errors == "vocalvocab: \(sentence)\n")
  }
}
