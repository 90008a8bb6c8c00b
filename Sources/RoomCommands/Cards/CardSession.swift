import ArgumentParser
import CardPractice
import Cards
import Console
import Learner
import Practice
import Scheduling
import Speech
import Storage
import Terminal

/// A study or a review of cards at the terminal: it shows a side, reads keys, and says the side.
struct CardSession {
  let room: CardRoom
  /// `nil` without sound.
  let sound: Sound?
  let view: CardView
  let keyboard: Keyboard
  /// The way in which answers are typed; `nil` if the learner types no answers.
  let typing: TypingRules?

  struct Sound {
    let speaker: Speaker
    let setup: SoundSetup
    /// The sounds of the cards.
    let media: BlobStore
  }

  struct TypingRules {
    let forgivesAccents: Bool
  }

  private var screen: Screen { view.screen }

  /// Holds a study of a deck.
  ///
  /// - Throws: `ExitCode` with 128 plus the signal's number if a signal interrupted the study;
  ///   `StorageError`.
  func study(_ deck: DeckName, from start: CardSnapshot) async throws {
    view.welcome(start, isMute: sound == nil, isTyped: typing != nil)
    var snapshot = start
    await present(snapshot)
    while snapshot.card != nil {
      var key: Key?
      switch try await askToType(snapshot) {
      case .typed:
        snapshot = try await room.step(.next, in: deck)
        await present(snapshot)
        continue
      case .key(let typed): key = typed
      case .notAsked: key = await self.key(snapshot)
      }
      switch key {
      case .interrupted: throw ExitCode(keyboard.interruption.status)
      case .end: return view.end(snapshot)
      case .character("q"), .character("Q"):
        view.end(snapshot)
        return try await room.endStudy(of: deck)
      case .character("s"): await say(snapshot)
      case let key:
        guard let step = key.flatMap(Self.step) else {
          unknown("Space, n, b, r, s or q")
          continue
        }
        snapshot = try await room.step(step, in: deck)
        await present(snapshot)
      }
    }
    view.end(snapshot)
    try await room.endStudy(of: deck)
  }

  private static func step(_ key: Key) -> CardRoom.StudyStep? {
    switch key {
    case .enter, .character(" "), .character("f"): .flip
    case .character("n"), .right: .next
    case .character("b"), .left: .back
    case .character("r"): .remove
    default: nil
    }
  }

  /// Holds a review of a deck, or of all decks.
  ///
  /// - Throws: as ``study(_:from:)``.
  func review(_ deck: DeckName?, from start: CardSnapshot) async throws {
    view.welcome(start, isMute: sound == nil, isTyped: typing != nil)
    var snapshot = start
    await present(snapshot)
    var began = ContinuousClock.now
    var typed: String?
    while true {
      guard let card = snapshot.card else {
        guard let before = try await takeBackAtEnd(of: deck, snapshot) else { break }
        (snapshot, typed, began) = (before, nil, .now)
        await present(snapshot)
        continue
      }
      var key: Key?
      if card.side == .front, typed == nil {
        switch try await askToType(snapshot) {
        case .typed(let text):
          typed = text
          snapshot = try await room.flipReview(of: deck)
          view.show(snapshot)
          continue
        case .key(let given): key = given
        case .notAsked: break
        }
      }
      if card.side == .back { view.choices(snapshot.choices) }
      if key == nil { key = await self.key(snapshot) }
      do {
        switch key {
        case .interrupted: throw ExitCode(keyboard.interruption.status)
        case .end, .character("q"), .character("Q"): return view.end(snapshot)
        case .enter, .character(" "), .character("f"):
          snapshot = try await room.flipReview(of: deck)
        case .character("s"):
          await say(snapshot)
          continue
        case .character("u"): snapshot = try await room.takeBack(in: deck)
        case .character("t"): snapshot = try await room.bury(card.id, in: deck)
        case .character("x"): snapshot = try await room.suspend(card.id, in: deck)
        case let key:
          guard let recall = key.flatMap(Self.recall), card.side == .back else {
            unknown(card.side == .back ? "1, 2, 3, 4, u, t, x, s or q" : "Space, u, t, x, s or q")
            continue
          }
          snapshot = try await room.answer(
            recall, to: card.id, in: deck, typed: typed, time: AnswerTime(since: began))
        }
        if snapshot.card?.id != card.id || snapshot.card?.side == .front {
          typed = nil
          began = .now
        }
      } catch let refusal as CardError {
        Screen.complain(refusal.description)
        continue
      }
      await present(snapshot)
    }
    view.end(snapshot)
  }

  /// Offers to take the last step back, once no card is left.
  ///
  /// - Returns: the review after that; `nil` if the learner declines, if no step can be taken back,
  ///   or if the keys come from a pipe.
  private func takeBackAtEnd(
    of deck: DeckName?, _ snapshot: CardSnapshot
  ) async throws -> CardSnapshot? {
    guard snapshot.canTakeBack, keyboard.lines.isInteractive else { return nil }
    view.offerLastStep()
    switch await key(snapshot, redraw: { [view] in view.offerLastStep() }) {
    case .interrupted: throw ExitCode(keyboard.interruption.status)
    case .character("u"): return try await room.takeBack(in: deck)
    default: return nil
    }
  }

  private static func recall(_ key: Key) -> Recall? {
    guard case .character(let digit) = key, let number = digit.wholeNumberValue else { return nil }
    return Recall(rawValue: number)
  }

  /// - Parameter redraw: shows again what the learner saw, after the program was stopped; `nil` for
  ///   the card.
  private func key(
    _ snapshot: CardSnapshot, redraw: (@Sendable () -> Void)? = nil
  ) async -> Key {
    if !keyboard.lines.isInteractive { await sound?.speaker.waitUntilQuiet() }
    let key = await keyboard.lines.nextKey(
      prompt: view.prompt(snapshot), redraw: redraw ?? { [view] in view.showAgain(snapshot) })
    sound?.speaker.stop()
    return key
  }

  private func unknown(_ keys: String) {
    screen.paragraph("That key does nothing here: press \(keys).", tone: .quiet)
  }

  // MARK: Typed answers

  private enum Typing {
    case typed(String)
    /// A key instead: a request such as `/n` for n, an interruption, or the end of the input.
    case key(Key)
    /// Nothing can be typed here.
    case notAsked
  }

  /// Asks the learner to type the other side, and shows whether the text is right.
  private func askToType(_ snapshot: CardSnapshot) async throws -> Typing {
    guard let typing, let card = snapshot.card, card.canBeTyped else { return .notAsked }
    while true {
      let answer = await keyboard.lines.next(
        prompt: view.prompt(snapshot), redraw: { [view] in view.showAgain(snapshot) })
      switch answer {
      case .interrupted: return .key(.interrupted)
      case .end, .timeIsUp: return .key(.end)
      case .line(let line):
        sound?.speaker.stop()
        if keyboard.lines.isInteractive, NoTry.hasSeveralLines(line) {
          view.severalLines()
          continue
        }
        let text = line.drop(while: \.isWhitespace)
        // By Character: a person types the key.
        if text.first == "/" { return .key(text.dropFirst().first.map(Key.character) ?? .other) }
        // As in spelling, Enter alone says the side again.
        guard !text.isEmpty else {
          await say(snapshot)
          continue
        }
        let verdict = try await room.check(
          line, of: card.id, in: card.deck, side: card.side,
          forgivesAccents: typing.forgivesAccents)
        view.verdict(verdict.isRight, answers: verdict.answers)
        return .typed(line)
      }
    }
  }

  // MARK: Sound

  /// Shows a side, and says it.
  private func present(_ snapshot: CardSnapshot) async {
    view.show(snapshot)
    await say(snapshot)
  }

  private func say(_ snapshot: CardSnapshot) async {
    guard let sound, let card = snapshot.card,
      // A side without words, sounds and pictures has nothing to say.
      let utterances = try? await card.utterances(
        sound.setup.style, sound.setup.synthesizer, sound.media)
    else { return }
    sound.speaker.say(utterances, tellingFailuresBy: keyboard.urgentMessage)
  }
}
