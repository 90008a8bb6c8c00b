extension Attainment {
  /// The attainment in plain words, such as "First try, without help".
  public var title: String {
    switch self {
    case .firstTry: "First try, without help"
    case .slip: "First try, after a slip"
    case .afterWrongTry: "After a wrong try"
    case .helped: "With a hint"
    case .missed: "Missed"
    case .skipped: "Given up"
    }
  }
}
