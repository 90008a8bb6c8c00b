/// The texts that a form or a program writes in a column: a day, a time, or an address of e-mail.
package enum ColumnStamp {
  /// Returns whether nearly all cells of a column are days or times, or nearly all are addresses.
  package static func fill(_ cells: [String]) -> Bool {
    areAll(cells, isTime) || areAll(cells, isAddress)
  }

  /// Returns whether nearly all cells have what nobody learns: a day with a time, or an address.
  /// A day alone may be the answer to a question.
  package static func fillExactly(_ cells: [String]) -> Bool {
    areAll(cells) { isTime($0) && hasClock($0.utf8) && hasYear($0.utf8) }
      || areAll(cells, isAddress)
  }

  /// Returns whether a name can stand above cells: it is nothing of their kind.
  package static func canHead(_ name: String, _ cells: [String]) -> Bool {
    areAll(cells, isAddress) && !isAddress(name)
      || areAll(cells, isTime) && !name.utf8.contains(where: \.isDigit)
  }

  private static func areAll(_ cells: [String], _ isOne: (String) -> Bool) -> Bool {
    !cells.isEmpty && cells.count(where: isOne) * 10 >= cells.count * 9
  }

  /// Returns whether a text is a day or a time: `2026/11/20 9:01:12 AM GMT+1`.
  private static func isTime(_ text: String) -> Bool {
    let digits = text.utf8.count(where: \.isDigit)
    let letters = text.unicodeScalars.count(where: \.properties.isAlphabetic)
    // A sentence about a day has more letters.
    return digits > 5 && letters <= digits && (hasDay(text.utf8) || hasClock(text.utf8))
  }

  /// Returns whether a text has three numbers that signs join: `2026/11/20`, `20.11.2026`.
  private static func hasDay(_ bytes: String.UTF8View) -> Bool {
    // The numbers that are joined up to now.
    var (numbers, before) = (0, UInt8(ascii: " "))
    for byte in bytes {
      if byte.isDigit {
        if !before.isDigit { numbers = before.joinsDays ? numbers + 1 : 1 }
        if numbers == 3 { return true }
      } else if !byte.joinsDays || !before.isDigit {
        numbers = 0
      }
      before = byte
    }
    return false
  }

  /// Returns whether a text has a time of the day: `9:01`.
  private static func hasClock(_ bytes: String.UTF8View) -> Bool {
    zip(zip(bytes, bytes.dropFirst()), zip(bytes.dropFirst(2), bytes.dropFirst(3))).contains {
      $0.0.isDigit && $0.1 == UInt8(ascii: ":") && $1.0.isDigit && $1.1.isDigit
    }
  }

  /// Returns whether a text has a day or a year.
  private static func hasYear(_ bytes: String.UTF8View) -> Bool {
    hasDay(bytes) || bytes.split { !$0.isDigit }.contains { $0.count == 4 }
  }

  /// Returns whether a text is an address of e-mail.
  private static func isAddress(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "@")), sign > bytes.startIndex else {
      return false
    }
    return bytes[sign...].contains(UInt8(ascii: "."))
      && !text.unicodeScalars.contains(where: \.properties.isWhitespace)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether the sign stands between the numbers of a day.
  fileprivate var joinsDays: Bool { "/-.".utf8.contains(self) }
}
