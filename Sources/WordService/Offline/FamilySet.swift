/// The derivational families to which a token belongs.
struct FamilySet: Sendable {
  let families: [Int]
  /// A bit for each family, by the last digits of its number. Most sets have no bit in common,
  /// which one step tells.
  private let bits: UInt64

  init(_ families: [Int]) {
    self.families = families
    bits = families.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  var isEmpty: Bool { families.isEmpty }

  /// Returns whether a family is in both sets.
  func intersects(_ other: FamilySet) -> Bool {
    bits & other.bits != 0 && families.contains(where: other.families.contains)
  }
}
