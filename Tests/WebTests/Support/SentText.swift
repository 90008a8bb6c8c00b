/// The texts that an answer consists of.
enum SentText {
  /// The lines of an answer's head, and from its body the values and their names.
  ///
  /// An identifier is a text of its own, so that the address around it is the same for all rounds.
  static func all(in answer: Answer) -> Set<String> {
    var texts = Set(answer.head)
    if answer.type.hasSuffix("json") {
      collect(answer.json, into: &texts)
    } else if answer.type.hasPrefix("text/") {
      texts.formUnion(answer.text.split { $0 == "<" || $0 == ">" }.map(String.init))
    }
    return texts.reduce(into: []) { $0.formUnion(splitAtIdentifiers($1)) }
  }

  private static func collect(_ value: JSON, into texts: inout Set<String>) {
    switch value {
    case .text(let text): texts.insert(text)
    case .array(let elements): for element in elements { collect(element, into: &texts) }
    case .object(let fields):
      for (name, field) in fields {
        texts.insert(name)
        collect(field, into: &texts)
      }
    default: break
    }
  }

  /// 32 hexadecimal digits in a row.
  private static let identifierLength = 32

  private static func splitAtIdentifiers(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece: [UInt8] = []
    var digits: [UInt8] = []
    for byte in text.utf8 {
      let isDigit =
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      guard isDigit else {
        piece += digits
        piece.append(byte)
        digits = []
        continue
      }
      digits.append(byte)
      if digits.count == identifierLength {
        pieces += [piece, digits].map { String(decoding: $0, as: UTF8.self) }
        (piece, digits) = ([], [])
      }
    }
    return pieces + [String(decoding: piece + digits, as: UTF8.self)]
  }
}
