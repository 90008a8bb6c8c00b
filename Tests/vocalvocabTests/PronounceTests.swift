import Foundation
import Testing

@Suite("voices pronounce")
struct PronounceTests {
  let program = try! Program()

  @Test("a correction is heard, kept when it is wanted, used, and taken back")
  func kept() throws {
    let now = try program.run("voices", "pronounce", "ocean", "--yes")
    #expect(now.output.hasPrefix("ocean is said /ˈoʊʃən/, which is written \"'oUS@n\"."))
    let refused = try program.run("voices", "pronounce", "ocean", "[['eIS@n]]", input: "n\n")
    #expect(
      refused.output.contains("ocean will be said /ˈeɪʃən/.\nKeep it? y or n: Nothing is changed."))
    #expect(try Program.samples(at: program.sound).contains { abs(Int($0)) > 1000 })
    #expect(try program.run("define", "ocean").output.contains("/ˈoʊʃən/"))

    #expect(try program.run("voices", "pronounce", "ocean", "'eIS@n", input: "y\n").status == 0)
    #expect(try program.run("define", "ocean").output.contains("/ˈeɪʃən/"))
    #expect(try program.run("define", "ocean", "--voice", "clara-gb").output.contains("/ˈəʊʃən/"))
    #expect(try program.run("voices", "pronounce").output == "ocean  -  us  'eIS@n\n")
    // Another one for the word takes its place.
    try program.run("voices", "pronounce", "ocean", "'aIS@n", "--yes")
    #expect(try program.run("voices", "pronounce").output == "ocean  -  us  'aIS@n\n")

    #expect(try program.run("voices", "pronounce", "ocean", "--forget").status == 0)
    #expect(try program.run("define", "ocean").output.contains("/ˈoʊʃən/"))
    #expect(try program.run("voices", "pronounce").output == "You have corrected no word.\n")
    #expect(try program.run("voices", "pronounce", "ocean", "--forget").status == 64)
  }

  @Test("a word alone and a word in a text are said as the learner wants it")
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

  @Test("as one part of speech, it leaves the others as they are")
  func part() throws {
    try program.run("voices", "pronounce", "record", "r'aIk3d", "--as", "noun", "--yes")
    let output = try program.run("define", "record").output
    #expect(
      output.contains("/ɹˈaɪkɚd/ (noun)") && output.contains("(verb)"), "\(output.prefix(80))")
  }

  @Test(
    "what is no pronunciation is one sentence",
    arguments: ["tttt", "", "9", "h'Q9", "中", "\"&&", "[[]]"])
  func wrong(phonemes: String) throws {
    let result = try program.run("voices", "pronounce", "ocean", phonemes, "--yes")
    #expect(result.status == 64, "\(result.output)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try program.run("voices", "pronounce").output == "You have corrected no word.\n")
  }

  @Test("lines that people broke by hand are passed over, and kept")
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
