import Foundation
import Testing

@Suite("Corrections of pronunciations")
struct PronounceTests {
  let program = try! Program()

  @Test("are heard, kept if the learner says yes, used by the voices, and removed")
  func kept() throws {
    let now = try program.run("voices", "pronounce", "ocean", "--yes")
    #expect(now.output.hasPrefix("ocean is said /ˈoʊʃən/, which is written \"'oUS@n\"."))
    let refused = try program.run("voices", "pronounce", "ocean", "[['eIS@n]]", input: "n\n")
    #expect(
      refused.output.contains("ocean will be said /ˈeɪʃən/.\nKeep it? y or n: Nothing was changed.")
    )
    #expect(try Program.samples(at: program.sound).contains { abs(Int($0)) > 1000 })
    #expect(try program.run("define", "ocean").output.contains("/ˈoʊʃən/"))

    #expect(try program.run("voices", "pronounce", "ocean", "'eIS@n", input: "y\n").status == 0)
    #expect(try program.run("define", "ocean").output.contains("/ˈeɪʃən/"))
    #expect(try program.run("define", "ocean", "--voice", "clara-gb").output.contains("/ˈəʊʃən/"))
    #expect(try program.run("voices", "pronounce").output == "ocean  -  us  'eIS@n\n")
    // A second correction of the word replaces the first.
    try program.run("voices", "pronounce", "ocean", "'aIS@n", "--yes")
    #expect(try program.run("voices", "pronounce").output == "ocean  -  us  'aIS@n\n")

    #expect(try program.run("voices", "pronounce", "ocean", "--forget").status == 0)
    #expect(try program.run("define", "ocean").output.contains("/ˈoʊʃən/"))
    #expect(try program.run("voices", "pronounce").output == "You have not corrected any word.\n")
    #expect(try program.run("voices", "pronounce", "ocean", "--forget").status == 1)
  }

  @Test("change a word alone and a word in a text")
  func said() throws {
    let file = program.home + "/out.wav"
    func said(_ text: String) throws -> [Int16] {
      try program.run("say", "--voice", "en-us", text, "--output", file, "--force")
      return try Program.samples(at: file)
    }
    let (word, text) = (try said("ocean"), try said("The ocean is deep."))
    try program.run("voices", "pronounce", "ocean", "'eIS@n", "--yes")
    #expect(try said("ocean") != word)
    #expect(try said("The ocean is deep.") != text)
  }

  @Test("of one part of speech leave the others as they are")
  func part() throws {
    try program.run("voices", "pronounce", "record", "r'aIk3d", "--as", "noun", "--yes")
    let output = try program.run("define", "record").output
    #expect(
      output.contains("/ɹˈaɪkɚd/ (noun)") && output.contains("(verb)"), "\(output.prefix(80))")
  }

  @Test(
    "that are no phonemes get one sentence",
    arguments: ["tttt", "", "9", "h'Q9", "中", "\"&&", "[[]]"])
  func wrong(phonemes: String) throws {
    let result = try program.run("voices", "pronounce", "ocean", phonemes, "--yes")
    #expect(result.status == 64, "\(result.output)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try program.run("voices", "pronounce").output == "You have not corrected any word.\n")
  }

  @Test("in a file edited by hand are used, and wrong lines are kept but ignored")
  func broken() throws {
    let folder = program.home + "/.config/vocalvocab"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = "# mine\n\ngarbage\nocean - us\nocean\t-\tus\t'eIS@n\tnote\n\u{FEFF}x y\n"
    try text.write(toFile: folder + "/pronunciations", atomically: true, encoding: .utf8)
    #expect(try program.run("define", "ocean").output.contains("/ˈeɪʃən/"))
    try program.run("voices", "pronounce", "garden", "g'eId@n", "--yes")
    let kept = try String(contentsOfFile: folder + "/pronunciations", encoding: .utf8)
    #expect(
      kept.contains("# mine\n") && kept.contains("garbage\n")
        && kept.hasSuffix("garden  -  us  g'eId@n\n"))
  }
}
