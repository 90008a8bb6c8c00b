import Foundation
import Testing

@Suite("A test on paper")
struct ListsTestTests {
  let program = try! Program()

  private func list(_ text: String) throws {
    try program.run("lists", "import", "--yes", "a", "-", input: text)
  }

  @Test("is spoken, with pauses as long as an option or a setting says")
  func pauses() throws {
    try list("word,sentence\nharbor,Ships in a harbor.\nocean,The ocean.\n")
    func samples(_ more: String...) throws -> Int {
      let result = try program.run(["lists", "test", "a"] + more)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("Number 1 of 2.\nNumber 2 of 2.\n"))
      #expect(!result.output.contains("harbor"), "the screen may be seen by the class")
      return try Program.samples(at: program.sound).count
    }
    let none = try samples("--pause", "0")
    #expect(none > 22_050 * 3)
    let two = try samples("--pause", "2")
    // Two words, each with two pauses of two seconds. The engine's speech differs a little.
    #expect(abs(two - none - 4 * 22_050) < 22_050 / 4)
    try program.run("settings", "set", "testPause", "2")
    #expect(abs(try samples() - two) < 22_050 / 4)
    #expect(try samples("--repeat") > two + 22_050)
  }

  @Test("has a sheet, whose order a seed repeats")
  func sheet() throws {
    try list("harbor, ocean, rhythm\nice cream\n<b>\n")
    let path = program.home + "/sheet.html"
    func words(_ arguments: String...) throws -> [String] {
      let result = try program.run(["lists", "test", "a", "--sheet", path, "--force"] + arguments)
      #expect(result.status == 0, "\(result.errors)")
      let html = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!html.contains("<b>"))
      return html.matches(of: /<li lang="en-us"><strong>(.*?)<\/strong>/).map { String($0.1) }
    }
    let inOrder = ["harbor", "ocean", "rhythm", "ice cream", "&lt;b&gt;"]
    #expect(try words() == inOrder)
    let shuffled = try words("--shuffle", "--seed", "7")
    #expect(
      shuffled.sorted() == inOrder.sorted())
    let again = try words("--shuffle", "--seed", "7")
    #expect(again == shuffled)
    let unforced = try program.run("lists", "test", "a", "--sheet", path)
    #expect(unforced.status == 1 && unforced.errors.contains("--force"))
  }

  @Test(
    "with a wrong option gets one sentence",
    arguments: [
      (["lists", "test", "none"], 1, "There is no list named 'none'"),
      (["lists", "test", "a", "--pause", "-1"], 64, "'-1' is not a pause"),
      (["lists", "test", "a", "--pause", "nan"], 64, "'nan' is not a pause"),
      (["lists", "test", "a", "--seed", "7"], 64, "give --shuffle, too"),
      (["settings", "set", "testPause", "soon"], 64, "'soon' is not a pause"),
    ] as [([String], Int32, String)])
  func faults(arguments: [String], status: Int32, sentence: String) throws {
    try list("harbor\n")
    let result = try program.run(arguments)
    #expect(result.status == status && result.errors.contains(sentence), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
