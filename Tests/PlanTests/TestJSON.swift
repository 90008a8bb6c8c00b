import Foundation

/// A text as one line of JSON, for a program in another language.
enum TestJSON {
  static func line(_ text: String) -> String {
    let bytes = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}
