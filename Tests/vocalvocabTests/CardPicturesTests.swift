import Testing

@Suite("Cards with only a picture or a sound")
struct CardPicturesTests {
  let program = try! Program()

  @Test("say so in lists and where they are asked")
  func shown() throws {
    try program.run("cards", "new", "Maps")
    try program.run(
      "cards", "add", "Maps",
      input: "![](map (1).png)\nEurope\n[sound:sea.mp3]\n![a port](port.png)\n")
    #expect(
      try program.run("cards", "show", "Maps").output == """
        1 [picture: map -1-.png] · Europe
        2 [sound: sea.mp3] · [picture: a port]

        """)
    #expect(
      try program.run("cards", "search", "europe").output
        == "Maps: [picture: map -1-.png] · Europe\n")
    let study = try program.run("cards", "study", "Maps", "--mute", input: "n\n\nq\n")
    #expect(study.output.contains("Front: [picture: map -1-.png]\nFront: [sound: sea.mp3]\n"))
    #expect(study.output.contains("Back: [picture: a port]\n"))
  }
}
