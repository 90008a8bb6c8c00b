/// The name of a member of a journal's entry. The cases are in the order in which VocalVocab writes
/// the members.
public protocol MemberName: RawRepresentable<UInt32> {
  /// The bits of the members that every entry has.
  static var needed: UInt32 { get }
  /// The first member.
  static var first: Self { get }
  /// The name in the journal.
  var text: StaticString { get }
}

extension MemberName {
  /// The bit of the member in a set of members.
  @inlinable
  public var bit: UInt32 { 1 << rawValue }

  /// The member after this one; after the last one, the first.
  @inlinable
  public var next: Self { Self(rawValue: rawValue + 1) ?? .first }
}

extension LineScanner {
  /// Reads a line that is one object. It is fast if the members are in the order of ``MemberName``,
  /// and correct in any other order.
  ///
  /// - Parameter read: reads the value of a member, and returns whether the value is plain.
  /// - Returns: whether the line was read. If not, as when a name occurs twice, only `JSONDecoder`
  ///   can judge it.
  @inlinable
  public mutating func readLine<Name: MemberName>(
    _ read: (Name, inout LineScanner) -> Bool
  ) -> Bool {
    var found: UInt32 = 0
    var expected = Name.first
    guard take("{") else { return false }
    repeat {
      guard let name = name(expecting: expected) else {
        guard skipUnknown() else { return false }
        continue
      }
      guard found & name.bit == 0, take(":"), read(name, &self) else { return false }
      found |= name.bit
      expected = name.next
    } while take(",")
    return take("}") && isAtEnd && found & Name.needed == Name.needed
  }

  /// Takes the name of a member; returns `nil` for an unknown one.
  @inlinable
  mutating func name<Name: MemberName>(expecting expected: Name) -> Name? {
    var name = expected
    repeat {
      if take(quoted: name.text) { return name }
      name = name.next
    } while name.rawValue != expected.rawValue
    return nil
  }

  /// Reads the value of a member that may be missing or `null`.
  ///
  /// - Returns: whether the value is plain.
  @inlinable @inline(__always)
  public mutating func read<Value>(
    _ member: inout Value?, _ value: (inout LineScanner) -> Value?
  ) -> Bool {
    if takeNull() { return true }
    member = value(&self)
    return member != nil
  }
}
