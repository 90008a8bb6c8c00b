internal import ByteText

/// The name of a browser and of its system, as a person would say it.
enum DeviceName {
  /// Later names are parts of earlier ones' texts: Edge also says Chrome, and Chrome says Safari.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"),
    ("Safari", "Safari"),
  ]
  private static let systems = [
    ("Android", "Android"), ("iPhone", "an iPhone"), ("iPad", "an iPad"), ("CrOS", "a Chromebook"),
    ("Windows", "Windows"), ("Mac OS X", "a Mac"), ("Linux", "Linux"),
  ]

  /// Returns the name for the text with which a browser introduces itself (RFC 9110, section
  /// 10.1.5), such as `Firefox on Android`.
  static func text(ofAgent agent: String) -> String {
    func name(in names: [(sign: String, name: String)]) -> String? {
      names.first { agent.bytes.contains($0.sign) }?.name
    }
    let browser = name(in: browsers) ?? "A program"
    return name(in: systems).map { "\(browser) on \($0)" } ?? browser
  }
}
