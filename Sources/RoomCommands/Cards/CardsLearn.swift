package import ArgumentParser
import CardPractice
import Cards
import Console
import Learner
import Spelling
import Storage
import Terminal

/// The commands that study and review cards.
extension CardsCommand {
  struct Study: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "study", abstract: "Go through the cards of a deck, one side at a time.",
      discussion: """
        Space or Enter flips, n goes on, b goes back, r removes the card from this study, s says \
        it again, q ends the study. A study that you leave otherwise goes on next time. When all \
        cards were shown, it begins again.

        Examples:
          vocalvocab cards study Spanish --shuffle
          vocalvocab cards study Spanish --back-first --mute
          vocalvocab cards study words:missed --spell
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Flag(help: "Shuffle the cards.") var shuffle = false
    @Flag(help: "Show the back first.") var backFirst = false
    @Flag(help: "Begin a new study, even if one is unfinished.") var anew = false
    @OptionGroup var options: CardOptions

    func run() async throws {
      let name = DeckName(deck)
      let files = try options.data.files()
      let room = name.isGenerated ? files.cardRoom() : CardRoom(files)
      let start = try await room.study(
        name, isShuffled: shuffle ? true : nil, firstSide: backFirst ? .back : nil, isAnew: anew)
      try await options.session(room, files).study(name, from: start)
    }
  }

  package struct Review: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
      commandName: "review", abstract: "Answer the cards that are due, and meet new ones.",
      discussion: """
        Space or Enter flips; then 1 is Again, 2 Hard, 3 Good and 4 Easy, each with the time until \
        the card comes back. t puts the card off until tomorrow, x suspends it, u takes the last \
        step back, q leaves.

        Examples:
          vocalvocab cards review
          vocalvocab cards review Spanish --spell
        """)

    @Argument(
      help: "The name of the deck; without one, all decks of your own.", completion: .decks)
    var deck: String?
    @OptionGroup var options: CardOptions

    package func run() async throws {
      let name = deck.map(DeckName.init)
      let files = try options.data.files()
      let room = name?.isGenerated == true ? files.cardRoom() : CardRoom(files)
      let start = try await room.review(name)
      guard start.card != nil else {
        return Screen(plain: options.plain).paragraph(
          "No card is due, and none is new: come back tomorrow, or study a deck.")
      }
      try await options.session(room, files).review(name, from: start)
    }

    package init() {}
  }
}

/// The options of a study and of a review.
struct CardOptions: ParsableArguments {
  @Flag(help: "Type the other side of each card.") var spell = false
  @Flag(help: "Accept a letter without its accent, with --spell.") var forgiveAccents = false
  @Flag(help: "Show the cards without sound.") var mute = false
  @Flag(help: "Print one statement a line, without colour and cursor movement.") var plain = false
  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Files") var data: DataOptions

  func validate() throws {
    if mute, let useless = sound.firstOfSound ?? sound.voice.map({ _ in "--voice" }) {
      throw ValidationError("--mute says nothing: leave \(useless) out.")
    }
    if forgiveAccents, !spell {
      throw ValidationError("Only --spell asks for an answer: leave --forgive-accents out.")
    }
  }

  /// Returns the sound of the session.
  private func sound(_ files: LearnerFiles) async throws -> CardSession.Sound {
    do {
      let setup = try await SoundSetup(sound, files: files)
      return .init(speaker: try await setup.speaker(), setup: setup, media: files.media)
    } catch {
      throw CommandError.noSound(error, mute: "--mute shows the cards without sound.")
    }
  }

  /// Returns the session at the terminal.
  func session(_ room: CardRoom, _ files: LearnerFiles) async throws -> CardSession {
    let screen = Screen(plain: plain)
    let used = mute ? nil : try await sound(files)
    return CardSession(
      room: room, sound: used, view: CardView(screen: screen),
      keyboard: Keyboard(isPlain: screen.isPlain, speaker: used?.speaker),
      typing: spell ? .init(forgivesAccents: forgiveAccents) : nil)
  }
}
