/// Figures in the text form that Prometheus reads (its documentation, "Exposition formats", version
/// 0.0.4).
public struct ExpositionText: Sendable {
  public typealias Labels = [(name: String, value: String)]

  /// The type of content for an HTTP answer.
  public static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  public private(set) var text = ""

  public init() {}

  /// Adds counts that only rise.
  ///
  /// - Parameter name: the name of the figure, which ends with `_total`.
  public mutating func add(
    counter name: String, _ help: String, _ values: [(labels: Labels, value: Int)]
  ) {
    begin(name, "counter", help)
    for (labels, value) in values { add(name, labels, "\(value)") }
  }

  /// Adds a value that rises and falls.
  public mutating func add(
    gauge name: String, _ help: String, _ value: Double, _ labels: Labels = []
  ) {
    begin(name, "gauge", help)
    add(name, labels, "\(value)")
  }

  /// Adds durations.
  ///
  /// - Parameter name: the name of the figure, which ends with `_seconds`.
  public mutating func add(
    durations name: String, _ help: String, _ values: [(labels: Labels, durations: Durations)]
  ) {
    begin(name, "histogram", help)
    for (labels, durations) in values {
      for (bound, count) in durations.cumulated {
        add("\(name)_bucket", labels + [("le", "\(bound)")], "\(count)")
      }
      add("\(name)_bucket", labels + [("le", "+Inf")], "\(durations.count)")
      add("\(name)_sum", labels, "\(durations.sum)")
      add("\(name)_count", labels, "\(durations.count)")
    }
  }

  private mutating func begin(_ name: String, _ kind: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
  }

  private mutating func add(_ name: String, _ labels: Labels, _ value: String) {
    let inner = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
    text += inner.isEmpty ? "\(name) \(value)\n" : "\(name){\(inner)} \(value)\n"
  }

  private static func escaped(_ value: String) -> String {
    String(
      String.UnicodeScalarView(
        value.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          switch scalar {
          case "\\", "\"": ["\\", scalar]
          case "\n": ["\\", "n"]
          default: [scalar]
          }
        }))
  }
}
