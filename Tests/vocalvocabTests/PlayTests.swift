import Foundation
import Glibc
import Testing

@Suite("Practice from a pipe")
struct PlayTests {
  let program = try! Program()

  @Test("a word completed at the second try is heard, and kept among the completed words")
  func main() throws {
    let result = try program.run("play", "--word", "harbor", input: "harber\nharbor\n")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(
      result.output.contains("Wrong: h a r b [e] r\nIt sounds right, but the ending"))
    #expect(result.output.contains(" 2 tries left.\n"))
    #expect(result.output.contains("Correct: harbor. Streak 1."))
    #expect(result.output.contains("You completed 1 of 1 word: 1 with help or after more tries."))
    #expect(try Program.samples(at: program.sound).contains { abs(Int($0)) > 1000 })

    let list = try JSONSerialization.jsonObject(
      with: Data(try program.run("completed", "--json").output.utf8))
    let words = try #require((list as? [String: Any])?["words"] as? [[String: Any]])
    let harbor = try #require(words.first)
    #expect(words.count == 1 && harbor["word"] as? String == "harbor")
    #expect(harbor["fewestTries"] as? Int == 2)
    #expect((harbor["nounDefinition"] as? String)?.contains("place by the coast") == true)
    #expect((harbor["verbDefinition"] as? String)?.contains("maintain") == true)
  }

  @Test("after three wrong tries the word is shown, spelled and copied, and the streak ends")
  func missed() throws {
    let result = try program.run(
      "play", "--word", "harbor", "--word", "rhythm", "--word", "ocean",
      input: "harbor\naa\nbb\ncc\nrhythn\nrhythm\nocean\n")
    let output = result.output
    #expect(result.status == 0)
    #expect(output.contains("Correct: harbor. Streak 1."))
    #expect(output.contains("2 tries left.") && output.contains("1 try left."))
    #expect(output.contains("The word is rhythm: r h y t h m.\n"))
    #expect(output.contains("Now type it once."))
    #expect(output.contains("Not quite: type rhythm once more."))
    #expect(output.contains("That is it."))
    #expect(output.contains("Correct: ocean. Streak 1."))
    #expect(output.contains("You missed this word before."))
    #expect(output.contains("Missed: rhythm.\nStreak: 1. Best: 1."))
    let before = output.prefix(
      upTo: try #require(output.range(of: "The word is rhythm")).lowerBound)
    #expect(!before.contains("rhythm"), "the word is not shown while tries remain")
  }

  @Test("a streak goes on in the next session, and ends with a missed word")
  func streak() throws {
    try program.run("play", "--word", "harbor", "--word", "ocean", input: "harbor\nocean\n")
    let next = try program.run("play", "--word", "rhythm", input: "rhythm\n")
    #expect(next.output.contains("Streak 3."))
    let skip = try program.run("play", "--word", "harbor", input: "/skip\n")
    #expect(skip.output.contains("Streak: 0. Best: 3."))
  }

  @Test("without a sound card, the session ends before the first word and says what to do")
  func noCard() throws {
    let result = try Program(.none).run("play", "--word", "harbor", input: "harbor\n")
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
    for option in ["--mute", "--device", "say --output"] {
      #expect(result.errors.contains(option))
    }
  }

  @Test("a session with --mute needs no sound card, and shows the definitions")
  func mute() throws {
    let result = try Program(.none).run("play", "--mute", "--word", "harbor", input: "harbor\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("noun: a place by the coast where ships"))
  }

  @Test("a typing slip is taken back once and spends no try, but then it is no first try")
  func slip() throws {
    let result = try program.run(
      "play", "--word", "ocean", input: "/slip\noxean\n/slip\n/slip\noceen\n/slip\nocean\n")
    #expect(result.output.contains("Taken back as a slip. 3 tries left.\n"))
    #expect(result.output.matches(of: /There is nothing to take back/).count == 3)
    #expect(result.output.contains("You completed 1 of 1 word: 1 with help or after more tries."))
    let journal = try String(contentsOfFile: program.data + "/journal.jsonl", encoding: .utf8)
    #expect(journal.matches(of: /"event":"slip"/).count == 1)
    #expect(journal.contains("\"outcome\":\"completed\"") && journal.contains("\"slips\":1"))
  }

  @Test("after the last wrong try each mistake is explained, and then the word is told")
  func explained() throws {
    let result = try program.run(
      "play", "--word", "necessary", "--tries", "1", input: "neccesary\n/mine\nnecessary\n")
    let told = try #require(result.output.range(of: "The c is single: ne-C-essary."))
    let word = try #require(result.output.range(of: "The word is necessary:"))
    #expect(told.lowerBound < word.lowerBound)
    let journal = try String(contentsOfFile: program.data + "/journal.jsonl", encoding: .utf8)
    #expect(journal.contains("\"mistakes\":[\"doubled-letter\",\"doubled-letter\"]"), "\(journal)")
  }

  @Test("requests are answered, and never show the word")
  func requests() throws {
    let result = try program.run(
      "play", "--word", "harbor",
      input:
        "\n/slow\n/define\n/sentence\n/part\n/origin\n/hint\n/hint\n/hint\n/HELP\n/what\n/quit\n")
    #expect(result.status == 0)
    #expect(result.output.contains("noun: a place by the coast where ships"))
    #expect(result.output.contains(/Sentence: .*____/))
    #expect(result.output.contains("Part of speech: noun\nOrigin: "))
    #expect(
      result.output.contains(
        """
        It has 2 syllables and 6 letters.
        Watch the last vowel: it is weak, so the ear can't tell how it is spelled.
        The last vowel is spelled o, r.

        """))
    #expect(
      result.output.contains("Hear: Enter or Tab (again), /slow, /human, /mine (your try).\n"))
    #expect(result.output.contains("There is no request '/what': /help lists all requests."))
    #expect(!result.output.lowercased().contains("harbor"))
    #expect(!FileManager.default.fileExists(atPath: program.data + "/journal.jsonl"))
  }

  @Test("--tries allows one try, or any number")
  func tries() throws {
    let wrong = String(repeating: "xx\n", count: 12)
    let unlimited = try program.run(
      "play", "--word", "harbor", "--tries", "unlimited", input: wrong + "harbor\n")
    #expect(
      unlimited.output.contains("Try again.") && unlimited.output.contains("Correct: harbor."))
    let one = try program.run("play", "--word", "harbor", "--tries", "1", input: "xx\n")
    #expect(one.output.contains("The word is harbor"))
  }

  @Test(
    "a strange line does no harm",
    arguments: [
      "\u{0}\u{1}\u{1B}[31m", String(repeating: "x", count: 300_000), "🙂🙃", "ha\u{301}rbor", "/",
      "//", "-5",
    ])
  func strange(line: String) throws {
    let result = try program.run("play", "--word", "harbor", input: line + "\nharbor\n")
    #expect(result.status == 0)
    #expect(result.output.contains("Correct: harbor."))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("the journal keeps every try, also of a word that was not finished")
  func journal() throws {
    try program.run("play", "--word", "harbor", input: "harber\n/hint\nharbar\n")
    let lines = try String(contentsOfFile: program.data + "/journal.jsonl", encoding: .utf8)
      .split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""typed":"harber""#) && lines[0].contains(#""hints":0"#))
    #expect(lines[1].contains(#""typed":"harbar""#) && lines[1].contains(#""hints":1"#))
    #expect(lines[1].contains(#""tryNumber":2"#) && !lines[1].contains("outcome"))
  }

  @Test("a homophone spends no try, and the word is asked with its meaning from the start")
  func homophone() throws {
    let result = try program.run(
      "play", "--word", "their", "--tries", "1", input: "there\ntheir\n")
    #expect(result.output.contains("This one means:\ndeterminer: belonging to those people"))
    #expect(result.output.contains("there sounds the same, but means something else."))
    #expect(result.output.contains("Correct: their. Streak 1."))
    let journal = try String(contentsOfFile: program.data + "/journal.jsonl", encoding: .utf8)
    #expect(journal.contains(#""event":"homophone""#) && journal.contains(#""tryNumber":1"#))
  }

  @Test("a word that sounds nearly the same spends no try, and the meaning follows")
  func nearWord() throws {
    let result = try program.run("play", "--word", "plan", "--tries", "1", input: "plant\nplan\n")
    #expect(
      result.output.contains(
        "plant sounds nearly the same, but is another word. That spends no try.\n"
          + "This one means:\nnoun: an idea of what you will do"))
    #expect(result.output.contains("Correct: plan. Streak 1."))
    #expect(!result.output.contains("Another word sounds"))
  }

  @Test("both spellings of a word are right, and the note names the usual one of the region")
  func region() throws {
    let anywhere = try program.run("play", "--word", "colour", input: "color\n")
    #expect(anywhere.output.contains("Correct: colour."))
    #expect(
      anywhere.output.contains("color is American; colour is British, Canadian and Australian."))
    try program.run("settings", "set", "region", "american")
    let american = try program.run("play", "--word", "colour", input: "color\n")
    #expect(
      american.output.contains(
        "In American English, color is the usual spelling; colour is right elsewhere."))
    #expect(try program.run("settings", "set", "region", "mars").status == 64)
  }

  @Test("if the list can't be written, practice goes on, and one sentence says so at the end")
  func unlisted() throws {
    try program.run("play", "--word", "harbor", input: "harbor\n")
    // A folder is where the list must be written.
    let list = program.data + "/completed.json"
    try FileManager.default.removeItem(atPath: list)
    try FileManager.default.createDirectory(atPath: list, withIntermediateDirectories: true)
    let result = try program.run(
      "play", "--word", "ocean", "--word", "harbor", input: "ocean\nharbor\n")
    #expect(result.status == 1)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.output.contains("You completed 2 of 2 words"))
    #expect(result.output.hasSuffix("Streak: 3. Best: 3.\n"))
    try FileManager.default.removeItem(atPath: list)
    #expect(try program.run("completed", "rebuild").output == "The list holds 2 words.\n")
  }

  @Test("a try that can't be kept is not judged, and practice goes on when it can be kept again")
  func unkept() throws {
    let terminal = try Terminal(program, "play", "--mute", "--word", "harbor", "--tries", "3")
    try terminal.wait(for: "1 › ")
    let journal = program.data + "/journal.jsonl"
    try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
    terminal.type("harber\r")
    try terminal.wait(for: "journal.jsonl")
    try terminal.wait(for: "Your line was not kept, and not judged. Mend that and type it again")
    terminal.type("harber\r")
    try terminal.wait(for: "Your line was not kept, and not judged.")
    try FileManager.default.removeItem(atPath: journal)
    terminal.type("harber\r")
    try terminal.wait(for: "2 tries left")
    terminal.type("harbor\r")
    try terminal.wait(for: "You completed 1 of 1 word")
    #expect(terminal.end() == 1)
    let kept = try String(contentsOfFile: journal, encoding: .utf8)
    #expect(kept.split(separator: "\n").count == 2)
  }

  @Test(
    "a pipe, a folder or a device in place of a file is told in one sentence, and holds up nothing",
    arguments: ["journal.jsonl", "completed.json", "lists/mine.json"], ["pipe", "folder", "device"])
  func oddFile(name: String, kind: String) throws {
    let path = program.data + "/" + name
    try FileManager.default.createDirectory(
      atPath: program.data + "/lists", withIntermediateDirectories: true)
    switch kind {
    case "pipe": try #require(mkfifo(path, 0o600) == 0)
    case "folder": try #require(mkdir(path, 0o700) == 0)
    default: try #require(symlink("/dev/zero", path) == 0)
    }
    for command in [["completed"], ["stats"], ["lists", "show", "mine"]] {
      let result = try program.run(command)
      #expect(result.duration < .seconds(10))
      let sentences = result.errors.split(separator: "\n")
      #expect(sentences.count == (result.status == 0 ? 0 : 1), "\(command): \(result.errors)")
    }
  }

  @Test("output that can't be printed is an error, and a reader that wants no more is none")
  func unprinted() throws {
    try program.run("play", "--mute", "--word", "harbor", input: "harbor\n")
    for command in ["stats --csv", "completed --json", "define harbor", "settings list"] {
      let full = try program.shell("\(command) > /dev/full")
      #expect(full.status == 1, "\(command)")
      #expect(full.errors.contains("No space left on device"), "\(full.errors)")
      #expect(try program.shell("\(command) | head -c 0").errors.isEmpty)
    }
  }
}
