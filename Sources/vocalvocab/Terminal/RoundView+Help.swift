import Console

extension RoundView {
  /// Lists all requests, and explains the signs in a wrong try.
  func help() {
    let lines = [
      ("Enter or Tab", "say the word again"),
      ("/slow", "say the word slowly; the second time, syllable by syllable"),
      ("/human", "play a person's recording, if the dictionary service has one"),
      ("/mine", "say your last wrong try, then the word"),
      ("/slip", "take back a wrong try that was a typing slip, once a word"),
      ("/define", "say what the word means"),
      ("/part", "say which part of speech the word is"),
      ("/sentence", "use the word in a sentence"),
      ("/origin", "say where the word comes from"),
      ("/hint", "give the first letter, then the length, then one more letter"),
      ("/skip", "give the word up: it counts as missed"),
      ("/exclude", "never ask this word again"),
      ("/quit", "end the session"),
      ("[e]", "in your try: a wrong letter"),
      ("_", "in your try: a missing letter"),
      ("(e)", "in your try: an extra letter"),
      ("<ei>", "in your try: two swapped letters"),
      ("~e", "in your try: one of some letters with a mistake among them"),
    ]
    for (name, meaning) in lines {
      screen.line(
        screen.isPlain ? "\(name): \(meaning)." : "    \(name.padded(to: 14))\(meaning)")
    }
  }

  /// Shows that a request does not exist.
  func unknown(_ name: String) {
    paragraph("There is no request '/\(name)': /help lists all requests.")
  }
}
