internal import Vocabulary

/// A line in plain words that asks the program for something, such as `help` or `I don't know`.
///
/// Learners type such lines before they know the program's requests and buttons.
enum PlainRequest {
  /// Whether a line is such a request, with whatever signs and spaces. A page may type no spaces:
  /// `idontknow`. Question marks alone ask for help, too.
  static func isMeant(by line: Spelling) -> Bool {
    let letters = String(line.letters.filter(\.isLetter))
    guard !letters.isEmpty else { return line.letters.contains("?") }
    if lines.contains(letters) { return true }
    let words = line.letters.split { !$0.isLetter && $0 != "'" }.map { word in
      String(word.filter(\.isLetter))
    }
    return words.count > 1 && words.contains(where: tellingWords.contains)
      && words.allSatisfy { tellingWords.contains($0) || otherWords.contains($0) }
  }

  /// The letters of whole lines. Words that a learner may take for another one by ear, such as
  /// `pass`, are left out.
  private static let lines =
    """
    help helpme ineedhelp quit exit stop skip skipit skipthis next nextword undo menu options \
    commands again repeat replay repeatit repeatplease pleaserepeat sayagain sayitagain \
    sayagainplease onemoretime oncemore canyourepeat slow slower slowly louder hint clue \
    giveup igiveup define definition sentence origin slip exclude \
    idk idek idkk idunno dunno iduno dontknow idontknow idontknowit idontknowthis \
    idontknowthisword noidea ihavenoidea noclue notsure imnotsure \
    what whatt wat wut huh hmm whatisit whatisthis whatsthis whatisthat whatisthisword whatsit \
    whatdoesitmean whatdoesthismean whatistheword whatword icanthear icanthearit icanthearyou \
    nosound
    """
    .words

  /// Words of which one shows that a line of several words is about the program or the task.
  private static let tellingWords =
    """
    know knew idea clue sure what whats how help hint repeat again say said tell hear heard skip \
    quit exit stop spell spelled spelling mean means meaning dont cant cannot couldnt didnt \
    doesnt dunno idk define definition sentence slower slowly louder give
    """
    .words

  /// The other words of such lines.
  private static let otherWords =
    """
    i im ive you me my we it its is was are be do did does a an any the this that these word \
    words letter letters one more once time next no not have has get got can could would will \
    please pls plz to for of in with up go want need use slow lol ok okay sorry just really
    """
    .words
}
