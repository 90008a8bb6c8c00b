import Testing

@testable import Figures

@Suite("Figures for Prometheus")
struct ExpositionTextTests {
  @Test("are lines with a name, labels and a value, after what they mean")
  func counters() {
    var text = ExpositionText()
    text.add(
      counter: "a_total", "Requests.",
      [([], 3), ([("route", "/a \"b\"\\\n"), ("method", "GET")], 4)])
    text.add(gauge: "b", "Memory.", 1.5, [("kind", "ü")])
    #expect(
      text.text == #"""
        # HELP a_total Requests.
        # TYPE a_total counter
        a_total 3
        a_total{route="/a \"b\"\\\n",method="GET"} 4
        # HELP b Memory.
        # TYPE b gauge
        b{kind="ü"} 1.5

        """#)
  }

  @Test("count each duration in its range and in all longer ones")
  func durations() {
    var durations = Durations()
    for milliseconds in [1, 2, 30, 9000] { durations.add(.milliseconds(milliseconds)) }
    var text = ExpositionText()
    text.add(durations: "c_seconds", "Time.", [([("x", "y")], durations)])
    let lines = text.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 + Durations.bounds.count + 3)
    for line in [
      #"c_seconds_bucket{x="y",le="0.001"} 1"#, #"c_seconds_bucket{x="y",le="0.0025"} 2"#,
      #"c_seconds_bucket{x="y",le="0.025"} 2"#, #"c_seconds_bucket{x="y",le="0.05"} 3"#,
      #"c_seconds_bucket{x="y",le="5.0"} 3"#, #"c_seconds_bucket{x="y",le="+Inf"} 4"#,
      #"c_seconds_count{x="y"} 4"#,
    ] { #expect(lines.contains(line)) }
    #expect(abs(durations.sum - 9.033) < 0.000_001)
  }
}
