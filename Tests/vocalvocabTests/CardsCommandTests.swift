import Foundation
import Testing

@Suite("Cards at the command line")
struct CardsCommandTests {
  let program = try! Program()

  init() throws {
    try program.run("cards", "new", "Spanish", "--back-language", "es", "--new", "10")
    try program.run(
      "cards", "add", "Spanish", input: "harbour\npuerto\ndog\nperro\nsea\nel mar; la mar\n")
  }

  @discardableResult
  private func cards(_ arguments: String..., input: String = "") throws -> (
    output: String, errors: String, status: Int32
  ) {
    let result = try program.run(["cards"] + arguments, input: input)
    return (result.output, result.errors, result.status)
  }

  @Test("the decks are listed with their cards, as lines, JSON and CSV")
  func list() throws {
    #expect(try cards().output == "Spanish: 3 cards, 3 new\n")
    #expect(try cards("list", "--csv").output == "name,cards,new,due\r\nSpanish,3,3,0\r\n")
    #expect(try cards("list", "--json").output.contains(#""name" : "Spanish""#))
    #expect(
      try cards("show", "Spanish").output
        == "1 harbour · puerto\n2 dog · perro\n3 sea · el mar; la mar\n")
    #expect(try cards("search", "PERRO").output == "Spanish: dog · perro\n")
    #expect(try cards("search", "nothing").output == "No card has these words.\n")
    try FileManager.default.createDirectory(
      atPath: program.home + "/x", withIntermediateDirectories: true)
    let empty = try program.run("cards", "--data", program.home + "/x")
    #expect(empty.output == "You have no decks yet: 'vocalvocab cards new NAME' makes one.\n")
  }

  @Test("a front without a back is not lost in silence")
  func withoutBack() throws {
    for input in ["cat\ngato\nsun\n", "cat\ngato\nsun\n \nmoon\nluna\n"] {
      let added = try cards("add", "Spanish", input: input)
      #expect(added.status == 1 && added.output == "Added: 1 card.\n")
      #expect(added.errors.contains("'sun' has no back, and was not added."))
    }
    let terminal = try Terminal(program, "cards", "add", "Spanish")
    try terminal.wait(for: "Front: ")
    terminal.type("moon\n")
    try terminal.wait(for: "Back: ")
    terminal.type("\n")
    try terminal.wait(for: "The back is empty")
    terminal.type("luna\n")
    try terminal.wait(for: "Front: ")
    terminal.type("\n")
    try terminal.wait(for: "Added: 1 card.")
    #expect(terminal.end() == 0)
  }

  @Test("a study goes through the cards, one statement a line, and goes on where it was left")
  func study() throws {
    let first = try cards("study", "Spanish", "--mute", input: "\nn\nr\nz\n")
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(
      first.output.split(separator: "\n").dropFirst() == [
        "Front: harbour", "Back: puerto", "Front: dog", "Front: sea",
        "That key does nothing here: press Space, n, b, r, s or q.",
        "Removed from this study: 1; 2 cards remain.",
      ])
    let second = try cards("study", "Spanish", "--mute", input: " \nq\n")
    #expect(second.output.contains("Front: sea\nBack: el mar / la mar\n") == false)
    #expect(second.output.contains("Front: sea\nBack: el mar; la mar\n"))
    // q has ended it.
    #expect(try cards("study", "Spanish", "--mute").output.contains("Front: harbour\n"))
    let back = try cards("study", "Spanish", "--mute", "--back-first", input: "\n")
    #expect(back.output.contains("Back: puerto\nFront: harbour\n"))
  }

  @Test("without a sound device, a study says how it goes on without sound")
  func noDevice() throws {
    let silent = try Program(.none)
    try silent.run("cards", "new", "Spanish")
    try silent.run("cards", "add", "Spanish", "harbour", "puerto")
    let study = try silent.run("cards", "study", "Spanish")
    #expect(study.status == 1 && study.errors.hasPrefix("vocalvocab: No sound can be played"))
    #expect(study.errors.hasSuffix("--mute shows the cards without sound.\n"))
    #expect(!study.errors.contains("vocalvocab play"))
  }

  @Test("answers are typed and judged as spellings are, and a slash gives a key")
  func spelling() throws {
    let typed = try cards(
      "study", "Spanish", "--spell", "--mute", input: "PUERTO\npero\n\n/b\n/q\n")
    #expect(typed.output.contains("Front: harbour\nCorrect.\nFront: dog\n"))
    #expect(typed.output.contains("Not quite. Right: perro.\nFront: sea\nFront: dog\n"))
    let review = try cards("review", "Spanish", "--spell", "--mute", input: "puerto\n3\n/q\n")
    #expect(review.output.contains("Correct.\nBack: puerto\n1 Again (today), 2 Hard"))
    #expect(review.output.hasSuffix("Known: 1. Still to be asked today: 2.\n"))
    let journal = try String(contentsOfFile: program.data + "/journal.jsonl", encoding: .utf8)
    #expect(journal.contains(#""typed":"puerto""#))
  }

  @Test("a review answers, takes back, puts off and suspends")
  func review() throws {
    let result = try cards(
      "review", "--mute", input: "2\n\n1\nu\n\n3\nt\nu\nt\nx\nu\nx\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("Front: harbour\nThat key does nothing here: press Space,"))
    #expect(result.output.hasSuffix("Known: 1. Still to be asked today: 0.\n"))
    #expect(try cards().output == "Spanish: 3 cards\n")
    #expect(try cards("show", "Spanish").output.contains("3 sea · el mar; la mar (suspended)"))
    try cards("edit", "Spanish", "sea", "--resume")
    #expect(try cards().output == "Spanish: 3 cards, 1 new\n")
    let done = try cards("review", "words:missed", "--mute")
    #expect(done.status == 0 && done.output.hasPrefix("No card is due, and none is new"))
  }

  @Test("at a terminal, the answer to the last card can be taken back, too")
  func lastAnswer() throws {
    let terminal = try Terminal(program, "cards", "review", "Spanish", "--mute")
    for left in [3, 2, 1] {
      try terminal.wait(for: "Spanish, \(left) left · Front")
      terminal.type(" ")
      try terminal.wait(for: "Spanish, \(left) left · Back")
      terminal.type("3")
    }
    try terminal.wait(for: "u takes the last step back; any other key ends.")
    terminal.type("u")
    try terminal.wait(for: "Spanish, 1 left · Front")
    terminal.type(" 1")
    try terminal.wait(for: "Spanish, 1 left · Front")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(try cards("review", "Spanish", "--mute").output.contains("Front: "))
  }

  @Test("at a terminal, the further lines of an item of a list stand below its text")
  func items() throws {
    try cards(
      "edit", "Spanish", "sea", "--back", "- salt water that covers most of the Earth\n- mar")
    let terminal = try Terminal(
      program, "cards", "study", "Spanish", "--mute", "--back-first", columns: 30)
    try terminal.wait(for: "Spanish 1/3 · Back")
    terminal.type("nn")
    let bold = "\u{1B}[1m"
    try terminal.wait(for: "    \(bold)• ")
    try terminal.wait(for: "      \(bold)most of the")
    try terminal.wait(for: "    \(bold)• ")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("a text may begin with a dash")
  func dash() throws {
    // The parser takes an h in a text for -h, but nobody asked for help.
    for text in ["- red", "- leche", "-ness", "-hood"] {
      let refused = try cards("add", "Spanish", "colours", text)
      #expect(refused.status == 64 && refused.output.isEmpty)
      #expect(
        refused.errors.hasSuffix(" Write -- before a text that begins with a dash.\n"),
        "\(refused.errors)")
      #expect(try cards("add", "Spanish", text, "-h").output.hasPrefix("OVERVIEW"))
    }
    #expect(try !cards("add", "Spanish", "colours").errors.contains("--"))
    try cards("add", "Spanish", "--", "colours", "- red")
    try cards("edit", "Spanish", "colours", "--back", "- red\n- blue")
    let task = try program.run("plan", "add", "Read", "--note", "- page 7")
    #expect(task.status == 0, "\(task.errors)")
    #expect(try program.run("plan").output.contains("- page 7"))
  }

  @Test("at a terminal, single keys flip, go on and answer, and nothing is echoed")
  func keys() throws {
    let terminal = try Terminal(program, "cards", "review", "Spanish", "--mute")
    try terminal.wait(for: "Spanish, 3 left · Front")
    terminal.type(" ")
    try terminal.wait(for: "Spanish, 3 left · Back")
    try terminal.wait(for: "3 Good (2 days)")
    terminal.type("3")
    try terminal.wait(for: "Spanish, 2 left · Front")
    terminal.type("\r")
    try terminal.wait(for: "perro")
    terminal.type("q")
    try terminal.wait(for: "Known: 1. Still to be asked today: 2.")
    #expect(terminal.end() == 0 && terminal.isAsBefore)
    let arrows = try Terminal(program, "cards", "study", "Spanish", "--mute")
    try arrows.wait(for: "Spanish 1/3 · Front")
    arrows.type("\u{1B}[C")
    try arrows.wait(for: "Spanish 2/3 · Front")
    arrows.type("\u{1B}[D")
    try arrows.wait(for: "Spanish 1/3 · Front")
    arrows.type("\u{3}")
    #expect(arrows.end() == 130 && arrows.isAsBefore)
  }

  @Test("a card is edited in an editor, and Cancel keeps what was written")
  func editor() throws {
    let editor = program.home + "/edit"
    func run(_ script: String, _ arguments: String...) throws -> (String, String, Int32) {
      try program.putScript(script, at: editor)
      let result = try program.run(["cards"] + arguments, environment: ["EDITOR": editor])
      return (result.output, result.errors, result.status)
    }
    #expect(
      try run("sed -i s/puerto/bahía/ \"$1\"", "edit", "Spanish", "1").0 == "The card is changed.\n"
    )
    #expect(try cards("show", "Spanish").output.hasPrefix("1 harbour · bahía\n"))
    #expect(try run("true", "edit", "Spanish", "1").0 == "Nothing was changed.\n")
    let added = try run("printf 'cat\\n---\\ngato\\n' > \"$1\"", "add", "Spanish", "--edit")
    #expect(added.0 == "The deck 'Spanish' has one card more.\n")
    let wrong = try run("echo nothing > \"$1\"", "edit", "Spanish", "1")
    #expect(wrong.2 == 1 && wrong.1.contains("A line '---' must stand between"))
    #expect(wrong.1.contains("Your text is kept in '"))
    let empty = try run("printf -- '---\\ngato\\n' > \"$1\"", "edit", "Spanish", "1")
    #expect(empty.2 == 1 && empty.1.contains("The front is empty") && empty.1.contains("kept in"))
    let none = try run("printf 'cat\\n---\\n' > \"$1\"", "add", "Spanish", "--edit")
    #expect(none.2 == 1 && none.1.contains("The back is empty") && none.1.contains("kept in"))
    let change = "\(Program.path) cards edit Spanish dog --back can"
    let late = try run("\(change); sed -i s/perro/gos/ \"$1\"", "edit", "Spanish", "dog")
    #expect(late.2 == 1 && late.1.contains("was changed meanwhile") && late.1.contains("kept in"))
    #expect(try cards("show", "Spanish").output.contains("dog · can\n"))
  }

  @Test("decks and cards are renamed, moved, removed and restored")
  func changing() throws {
    try cards("new", "French")
    try cards("move", "French", "--place", "2")
    #expect(try cards().output == "Spanish: 3 cards, 3 new\nFrench: 0 cards\n")
    try cards("move", "Spanish", "sea", "--place", "1")
    #expect(try cards("show", "Spanish").output.hasPrefix("1 sea"))
    try cards("move", "Spanish", "1", "dog", "--to", "French")
    #expect(try cards("show", "French").output == "1 sea · el mar; la mar\n2 dog · perro\n")
    try cards("rename", "French", "Français")
    let removed = try cards("remove", "Français", "dog", "1").output
    #expect(
      removed == "Removed: 2 cards. 'vocalvocab cards restore Français' brings them back.\n")
    #expect(
      try cards("restore", "Français").output == "The deck 'Français' has 2 cards back.\n")
    #expect(try cards("show", "Français").output == "1 sea · el mar; la mar\n2 dog · perro\n")
    #expect(try cards("restore", "Français").errors.contains("No card was removed"))
    try cards("remove", "Français", "dog")
    #expect(try cards("show", "Français").output == "1 sea · el mar; la mar\n")
    let unasked = try cards("remove", "Français")
    #expect(unasked.status == 1 && unasked.errors.contains("--yes does it without asking"))
    let asked = try Terminal(program, "cards", "remove", "Français")
    try asked.wait(for: "Remove the deck 'Français' with 1 card? y or n: ")
    asked.type("y\n")
    #expect(asked.end() == 0)
    #expect(try cards("restore").output == "Français\n")
    try cards("restore", "Français", "--as", "Other")
    #expect(try cards("show", "Other").output == "1 sea · el mar; la mar\n")
  }

  @Test(
    "a wrong command line says what to do",
    arguments: [
      (["show", "x"], 1, "There is no deck named 'x'. 'vocalvocab cards' shows your decks."),
      (["add", "x", "a", "b"], 1, "There is no deck named 'x'."),
      (["add", "Spanish", "a"], 64, "Give the back of the card, too."),
      (["add", "Spanish", "a", " "], 64, "The back is empty: write the answer on it."),
      (["add", "words:missed", "a", "b"], 1, "is generated from your words"),
      (["new", "Spanish"], 1, "There is a deck named 'Spanish' already"),
      (["new", "list:x"], 64, "'list:x' is the name of a generated deck"),
      (["new", "a/b"], 64, "can't be the name of a deck"),
      (
        ["new", "x", "--back-language", "qqq"], 64, "'qqq' is not a language that the voice speaks"
      ),
      (["new", "x", "--new", "-3"], 64, "'-3' is not a number of cards a day"),
      (["set", "Spanish"], 64, "Give what to change"),
      (["set", "Spanish", "--colour", "red"], 64, "choose one of blue, green, purple, orange"),
      (["edit", "Spanish", "9", "--front", "x"], 1, "The deck 'Spanish' has no card '9'."),
      (["edit", "Spanish", "1", "--suspend", "--resume"], 64, "Choose one of"),
      (["move", "Spanish", "1"], 64, "give one of --place and --to"),
      (["move", "Spanish", "1", "--place", "0"], 64, "'0' is no place"),
      (["move", "Spanish", "--to", "x"], 64, "Say which cards"),
      (["study", "x", "--mute"], 1, "There is no deck named 'x'."),
      (["study", "words:missed", "--mute"], 1, "has no cards to study"),
      (["study", "Spanish", "--mute", "--speed", "2"], 64, "leave --speed out"),
      (["study", "Spanish", "--mute", "--forgive-accents"], 64, "Only --spell asks"),
      (["restore", "x"], 1, "There is no deck named 'x'."),
      (["restore", "--as", "x"], 64, "Say which deck"),
    ] as [([String], Int32, String)])
  func wrong(arguments: [String], status: Int32, sentence: String) throws {
    let result = try program.run(["cards"] + arguments)
    #expect(result.status == status && result.errors.contains(sentence), "\(result.errors)")
    #expect(try cards().output == "Spanish: 3 cards, 3 new\n")
  }
}
