import Storage
import Testing

@testable import Learner
@testable import Spelling

@Suite("Wishes for a session")
struct WishesTests {
  let home = try! SessionHome()

  private func refusal(_ change: (inout Wishes) -> Void) -> WishError? {
    var wishes = Wishes()
    change(&wishes)
    do {
      _ = try wishes.plan(Preferences(Settings()), home.files)
      return nil
    } catch {
      return error as? WishError
    }
  }

  @Test(
    "about drawn words are refused where no word is drawn",
    arguments: [
      ("length", \Wishes.length, "6"), ("level", \.level, "bee"), ("pattern", \.pattern, "ie-ei"),
      ("starts", \.starts, "a"), ("ends", \.ends, "er"), ("origin", \.origin, "french"),
      ("goal", \.goal, "keep"),
    ] as [(String, any WritableKeyPath<Wishes, String?> & Sendable, String)])
  func withoutEffect(
    name: String, wish: any WritableKeyPath<Wishes, String?> & Sendable, value: String
  ) {
    let refused = refusal {
      $0.words = .given
      $0.given = ["harbor"]
      $0[keyPath: wish] = value
    }
    #expect(refused == .withoutEffect(name, words: .given))
    #expect(
      refused?.description
        == "'\(name)' is about words that are drawn, and these words are given: leave one of the "
        + "two out."
    )
    #expect(refusal { $0[keyPath: wish] = value } == nil)
  }

  @Test("a wish for a list's order is refused where no list is asked")
  func orderWithoutList() {
    let refused = refusal {
      $0.words = .given
      $0.given = ["harbor"]
      $0.inOrder = true
    }
    #expect(refused == .orderWithoutList)
    #expect(
      refused?.description
        == "Only the words of a list can come in its order: leave 'inOrder' out, or choose a list.")
  }

  @Test("a review takes a goal, and a mode with one try takes that number alone")
  func others() {
    #expect(
      refusal {
        $0.words = .review
        $0.goal = "keep"
      } == nil)
    for mode in ["bee", "sprint"] {
      #expect(
        refusal {
          $0.mode = mode
          $0.tries = "3"
        } == .triesOfMode(mode))
      #expect(
        refusal {
          $0.mode = mode
          $0.tries = "1"
        } == nil)
    }
  }

  @Test("a setting that can't be read is named with what is wrong")
  func keptSetting() {
    var settings = Settings()
    settings["level"] = .text("hard")
    let error = #expect(throws: StoredSettingError.self) { try Preferences(settings).levels }
    #expect(
      error?.description.hasPrefix("The setting 'level' does not work. 'hard' is not a level")
        == true)
    #expect(error?.remedies == [.resetSetting("level")])
  }

  @Test(
    "the name that was meant is found",
    arguments: [
      ("sped", "speed"), ("SPEED", "speed"), ("lenght", "length"), ("colorScheme", "colourScheme"),
      ("dict", "dictionaryAPI"), ("xyzzy", nil), ("s", nil), ("", nil),
    ])
  func nearest(typed: String, meant: String?) {
    #expect(typed.nearest(among: Setting.all.map(\.name)) == meant)
  }
}
