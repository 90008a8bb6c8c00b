import Console
import Web

/// The links of a server, as a person at its computer reads them.
struct LinkText {
  private let address: ServerAddress
  private let hasToken: Bool

  /// - Parameter hasToken: whether the links have tokens, which let people in.
  init(_ address: ServerAddress, hasToken: Bool) {
    (self.address, self.hasToken) = (address, hasToken)
  }

  /// - Parameter isClassByLink: whether a link lets people in; they log in otherwise.
  func show(isClassByLink: Bool = true) {
    let screen = Screen(plain: false)
    Screen.notices.line("VocalVocab is at \(address.link)")
    guard isClassByLink else { return }
    if hasToken { showCode(on: screen) }
    if let code = address.code {
      Screen.notices.line("Without the link: open \(address.entrance) and type the code \(code).")
    } else if hasToken {
      Screen.notices.line(
        "Only this computer can open it. To let a class in, start it with --host 0.0.0.0 --token.")
    }
    if let link = address.teacherLink {
      Screen.notices.line("The teacher's link (keep it secret): \(link)")
    }
  }

  private func showCode(on screen: Screen) {
    guard !screen.isPlain, let code = QRCode(address.link) else { return }
    for line in code.lines { screen.line("  " + screen.styled(line, .onDark)) }
  }
}
