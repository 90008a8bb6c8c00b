/// The password with which a person confirms an important step. Somebody else may be at a browser
/// that was left open.
struct Confirmation: Body {
  static let fields: Set<String> = ["password"]
  let password: String
}
