import Testing

@testable import Scheduling

@Suite("Forecasts of recall")
struct ForecastsTests {
  @Test("are counted in bands, with what was predicted and what came")
  func bands() {
    var forecasts = Forecasts()
    for (chance, isRecalled) in [(0.95, true), (0.93, true), (0.9, false), (0.6, true), (0, false)]
    {
      forecasts.record(chance, isRecalled: isRecalled)
    }
    #expect(forecasts.bands.map(\.count) == [1, 1, 0, 0, 3])
    #expect(forecasts.bands.map(\.recalledShare.part) == [0, 1, 0, 0, 2])
    #expect(forecasts.bands[4].predicted.map { ($0 - 2.78 / 3).magnitude < 1e-9 } == true)
    #expect(forecasts.bands[2].predicted == nil)
    #expect(forecasts.count == 5 && forecasts.recalledShare == Share(3, of: 5))
  }

  @Test("outside of 0 to 1 are left out", arguments: [-0.1, 1.1, .nan, .infinity])
  func strange(chance: Double) {
    var forecasts = Forecasts()
    forecasts.record(chance, isRecalled: true)
    #expect(forecasts.count == 0 && forecasts.predicted == nil)
  }
}
