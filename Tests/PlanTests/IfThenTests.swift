import Testing

@testable import Plan

@Suite("An if-then plan")
struct IfThenTests {
  @Test(
    "is read from a sentence, and said in one",
    arguments: [
      ("after breakfast I do 10 words", "After breakfast, I do 10 words."),
      ("After breakfast, I will do 10 words.", "After breakfast, I do 10 words."),
      ("When I come home, then I review what is due", "When I come home, I review what is due."),
      ("when I come home I do words that I missed", "When I come home, I do words that I missed."),
      ("If it rains, I play 3 rounds, then I rest", "If it rains, I play 3 rounds, then I rest."),
      ("As soon as  BBC news ends, I spell", "As soon as BBC news ends, I spell."),
      ("At 7 I study Spanish", "At 7, I study Spanish."),
    ])
  func sentences(case: (read: String, said: String)) throws {
    let plan = try #require(IfThen(`case`.read))
    #expect(plan.sentence == `case`.said)
    #expect(IfThen(plan.sentence) == plan)
  }

  @Test(
    "is not read from any other sentence",
    arguments: [
      "Call Ana", "I do 10 words after breakfast", "After breakfast", "After I", "when I", "",
    ])
  func others(text: String) { #expect(IfThen(text) == nil) }

  @Test("stands on the line of a task, with its moment")
  func line() throws {
    let plan = try #require(IfThen("after my_tea I do 10 words"))
    var line = TodoLine(plan.title)
    line.cue = plan.cue
    #expect(line.text == "Do 10 words if:after_my%5Ftea")
    let task = PlannedTask(line, at: 0)
    #expect(task.title == "Do 10 words" && task.ifThen?.sentence == plan.sentence)
    line.cue = nil
    #expect(line.text == "Do 10 words")
  }
}
