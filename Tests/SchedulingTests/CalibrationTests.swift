import Foundation
import TestSupport
import Testing

@testable import Scheduling

@Suite("The calibration of a learner")
struct CalibrationTests {
  /// Returns the calibration after reviews by a learner who forgets at a rate.
  private func calibration(
    rate: Double, reviews: Int, from start: Calibration = Calibration(), seed: UInt64 = 1
  ) -> Calibration {
    var generator = SeededGenerator(seed: seed)
    var calibration = start
    for _ in 0..<reviews {
      let predicted = Double.random(in: 0.6...0.95, using: &generator)
      let isRecalled = generator.isTrue(chance: pow(predicted, rate))
      calibration.record(predicted, .learned, isRecalled: isRecalled)
    }
    return calibration
  }

  @Test("finds how fast a learner forgets", arguments: [0.3, 1, 2, 5])
  func finds(rate: Double) {
    let rates = (0..<50).map {
      calibration(rate: rate, reviews: 300, seed: UInt64($0)).rate(.learned)
    }
    let mean = rates.reduce(0, +) / Double(rates.count)
    #expect((mean / rate - 1).magnitude < 0.15)
  }

  @Test("expects less after twenty reviews worse than predicted, and more if forecasts hold again")
  func recovers() {
    let fast = calibration(rate: 5, reviews: 20)
    #expect(fast.rate(.learned) > 2)
    let recovered = calibration(rate: 1, reviews: 300, from: fast)
    #expect(recovered.rate(.learned) < 1.4)
  }

  @Test("moves up after a failure and down after a success, for one kind of items alone")
  func moves() {
    for predicted in stride(from: 0.05, through: 0.95, by: 0.1) {
      var (failed, recalled) = (Calibration(), Calibration())
      failed.record(predicted, .learned, isRecalled: false)
      recalled.record(predicted, .learned, isRecalled: true)
      #expect(failed.rate(.learned) > 1 && recalled.rate(.learned) < 1)
      #expect(failed.rate(.known) == recalled.rate(.known))
    }
  }

  @Test("expects a word that was known at first sight to last")
  func known() {
    #expect(Calibration().rate(.known) < Calibration().rate(.learned))
  }

  @Test("learns nothing from a chance that is not a forecast", arguments: [0, 1, 1.5, .nan])
  func certain(predicted: Double) {
    var calibration = Calibration()
    calibration.record(predicted, .learned, isRecalled: false)
    #expect(calibration == Calibration())
  }

  @Test("stays a positive number whatever comes")
  func bounds() {
    for isRecalled in [false, true] {
      var calibration = Calibration()
      for _ in 0..<10_000 { calibration.record(0.99, .learned, isRecalled: isRecalled) }
      #expect(calibration.rate(.learned) > 0 && calibration.rate(.learned).isFinite)
    }
  }
}
