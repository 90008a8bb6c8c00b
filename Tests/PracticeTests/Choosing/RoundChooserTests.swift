import Scheduling
import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("The choice of rounds")
struct RoundChooserTests {
  /// A learner of a made-up dictionary, who forgets some of the words that they have spelled.
  private struct Learner {
    var progress = Progress()
    var chooser = RoundChooser(Progress(), goal: .most, on: Day(number: 0))
    var generator: SeededGenerator
    /// The choice and the word of each round, and whether the word was right.
    var rounds: [(choice: RoundChooser.Choice, word: String, isRight: Bool)] = []
    private var met = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private func time(_ day: Int) -> Moment {
      Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0)
    }

    mutating func begin(_ day: Int) {
      chooser = RoundChooser(progress, goal: .most, on: Day(number: day))
    }

    /// Practises some rounds. New words are right with the chance that was asked for, minus a loss.
    mutating func practise(_ count: Int, on day: Int, loss: Double = 0) {
      for _ in 0..<count {
        guard let choice = chooser.next(progress) else { return }
        var (word, chance) = ("", 0.9)
        switch choice {
        case .comeback(let text): word = text
        case .met(let text):
          word = text
          let record = progress.words[text]
          if record?.missesInARow == 0 { chance = record?.acquisition == .known ? 1 : 0.7 }
        case .new(let asked):
          met += 1
          (word, chance) = ("word \(met)", asked)
        }
        let isRight = generator.isTrue(chance: max(0, chance - loss))
        var round = Round(Word(word), tries: .limited(1))
        _ = round.submit(isRight ? word : "xx")
        chooser.record(round)
        progress.record(
          RoundResult(
            word: word, at: time(day), ending: isRight ? .completed : .missed, tries: 1,
            milliseconds: isRight ? 3000 : 30_000))
        rounds.append((choice, word, isRight))
      }
    }
  }

  @Test("is the same for the same learner")
  func determinism() {
    let choices = (0..<2).map { _ in
      var learner = Learner(seed: 7)
      for day in 0..<10 {
        learner.begin(day)
        learner.practise(20, on: day)
      }
      return learner.rounds.map(\.choice)
    }
    #expect(choices[0] == choices[1] && choices[0].count == 200)
  }

  @Test("asks a missed word once more in a long session, then on another day")
  func comeback() {
    var learner = Learner(seed: 1)
    learner.practise(200, on: 0)
    let missed = Set(learner.rounds.prefix(100).filter { !$0.isRight }.map(\.word))
    #expect(missed.count > 20)
    for word in missed {
      let rounds = learner.rounds.enumerated().filter { $0.element.word == word }
      #expect(rounds.dropFirst().allSatisfy { $0.element.choice == .comeback(word) })
      // Each miss is followed by one more round, until the word is right.
      #expect(rounds.dropLast().allSatisfy { !$0.element.isRight })
      for (one, next) in zip(rounds, rounds.dropFirst()) {
        #expect(next.offset - one.offset > Comebacks.lag)
      }
    }
  }

  @Test("begins with the words that the last session owes")
  func owed() {
    var learner = Learner(seed: 2)
    learner.practise(10, on: 0)
    let missed = Set(learner.rounds.filter { !$0.isRight }.map(\.word))
    learner.begin(3)
    learner.practise(missed.count, on: 3)
    #expect(!missed.isEmpty && Set(learner.rounds.suffix(missed.count).map(\.word)) == missed)
  }

  @Test("hardly ever asks again a word that was right at first sight")
  func known() {
    var learner = Learner(seed: 3)
    for day in 0..<30 {
      learner.begin(day)
      learner.practise(20, on: day)
    }
    let known = Set(learner.progress.words.filter { $0.value.acquisition == .known }.map(\.key))
    let again = learner.rounds.count { known.contains($0.word) } - known.count
    #expect(known.count > 100 && again * 20 < learner.rounds.count)
  }

  @Test(
    "plans at least two right first tries in three, and asks a tired learner fewer hard new words"
  )
  func tiredness() {
    func learner(loss: Double) -> Learner {
      var learner = Learner(seed: 4)
      for day in 0..<30 {
        learner.begin(day)
        learner.practise(40, on: day, loss: loss)
      }
      return learner
    }
    func newChances(_ learner: Learner) -> [Double] {
      learner.rounds.compactMap { if case .new(let chance) = $0.choice { chance } else { nil } }
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let (fresh, tired) = (learner(loss: 0), learner(loss: 0.3))
    let right = fresh.rounds.count(where: \.isRight)
    #expect(Double(right) >= 0.64 * Double(fresh.rounds.count))
    let (freshChances, tiredChances) = (newChances(fresh), newChances(tired))
    #expect(tiredChances.count { $0 < 0.6 } < freshChances.count { $0 < 0.6 })
    #expect(mean(tiredChances) > mean(freshChances) + 0.05)
  }

  @Test("goes on with a session that was left")
  func left() {
    var learner = Learner(seed: 5)
    learner.practise(12, on: 0)
    let again = RoundChooser(
      learner.progress, goal: .most, on: Day(number: 0), kept: learner.chooser.kept)
    var (one, other) = (learner.chooser, again)
    for _ in 0..<5 { #expect(one.next(learner.progress) == other.next(learner.progress)) }
  }

  @Test("asks no word that the session can't ask, or that was excluded")
  func excluded() {
    var learner = Learner(seed: 6)
    learner.practise(40, on: 0)
    let words = learner.progress.words.keys.sorted()
    var chooser = RoundChooser(
      learner.progress, goal: .keep, on: Day(number: 9), isAskable: { $0 != words[0] })
    chooser.remove(words[1])
    var asked: Set<String> = []
    while let choice = chooser.next(learner.progress), asked.count < words.count {
      guard case .met(let word) = choice else {
        if case .comeback(let word) = choice { asked.insert(word) }
        continue
      }
      asked.insert(word)
      chooser.remove(word)
    }
    #expect(asked == Set(words.dropFirst(2)))
  }
}
