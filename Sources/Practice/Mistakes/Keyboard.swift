/// The neighbours of each key on a QWERTY keyboard, which most learners use.
enum Keyboard {
  /// Whether the keys of two letters touch.
  static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
    guard (97...122).contains(one), (97...122).contains(other) else { return false }
    return neighbours[Int(one - 97)] & 1 << UInt32(other - 97) != 0
  }

  private static let neighbours: [UInt32] = {
    var neighbours = [UInt32](repeating: 0, count: 26)
    // Each row is shifted by about half a key: a key touches two in the row below.
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
    func join(_ one: UInt8, _ other: UInt8) {
      neighbours[Int(one - 97)] |= 1 << UInt32(other - 97)
      neighbours[Int(other - 97)] |= 1 << UInt32(one - 97)
    }
    for (number, row) in rows.enumerated() {
      for place in row.indices {
        if place + 1 < row.count { join(row[place], row[place + 1]) }
        guard number + 1 < rows.count else { continue }
        let below = rows[number + 1]
        if below.indices.contains(place) { join(row[place], below[place]) }
        if below.indices.contains(place - 1) { join(row[place], below[place - 1]) }
      }
    }
    return neighbours
  }()
}
