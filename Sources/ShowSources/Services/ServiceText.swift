internal import FoundationEssentials
internal import Shows
internal import Tables
internal import WebRequests

/// The bounds of what services tell, and how their texts become plain ones.
enum ServiceText {
  /// The most characters of a title or a name, and of a description.
  static let (longestTitle, longestSummary) = (200, 3_000)
  /// The most names of each kind: titles, genres, tags, people.
  static let mostNames = 30

  /// Returns a title or a name in one line; `nil` where nothing remains.
  static func title(_ text: String?) -> String? { text?.cleaned(atMost: longestTitle) }

  /// Returns names, each once.
  ///
  /// - Parameter title: a name that is left out.
  static func names(_ texts: some Sequence<String?>, without title: String? = nil) -> [String] {
    var names: [String] = []
    for text in texts.prefix(10 * mostNames) {
      guard names.count < mostNames, let name = self.title(text), name != title,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  /// Returns the plain text of a description in HTML; `nil` where nothing remains.
  static func summary(html: String?) -> String? {
    guard let html else { return nil }
    // A description is far shorter.
    let start = String(String.UnicodeScalarView(html.unicodeScalars.prefix(10 * longestSummary)))
    var text = ""
    var isHidden = false
    for token in HTMLTokens(start) {
      switch token {
      case .text(let run): if !isHidden { text += run }
      case .start("script", _), .start("style", _): isHidden = true
      case .end("script"), .end("style"): isHidden = false
      // Words of two paragraphs are two words.
      case .start("br", _), .start("p", _), .start("li", _), .end("p"), .end("li"): text += " "
      case .start, .end, .sound, .unfinished: break
      }
    }
    return text.cleaned(atMost: longestSummary)
  }

  /// Returns the plain text of a description in plain text.
  static func summary(plain text: String?) -> String? { text?.cleaned(atMost: longestSummary) }

  /// Returns an address of a picture; `nil` for a text that is no web address.
  static func picture(_ texts: String?...) -> String? {
    texts.lazy.compactMap { $0 }.compactMap(WebAddress.init).first?.text
  }

  /// Returns the service's name of a thing with a number.
  static func id(_ service: String, _ number: Int?) -> ServiceID? {
    number.flatMap { $0 > 0 ? ServiceID(service, String($0)) : nil }
  }

  /// Returns a year in which shows exist.
  static func year(_ year: Int?) -> Int? {
    year.flatMap { (1_850...2_200).contains($0) ? $0 : nil }
  }

  /// Returns the year of a date such as `2011-04-17` or `2011-04-17T00:00:00+00:00`.
  static func year(of date: String?) -> Int? {
    guard let date else { return nil }
    return year(Int(String(decoding: date.utf8.prefix(4), as: UTF8.self)))
  }
}
