import Hashing
import Testing

@Suite("The FNV-1a hash")
struct FNV1aTests {
  /// Vectors of the authors' own test program, `test_fnv.c`.
  @Test(
    "has the values that its authors published",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func published(text: String, value: UInt64) {
    #expect(FNV1a(text.utf8).value == value)
  }

  @Test("is the same for the same bytes, cut anywhere", arguments: 0...6)
  func pieces(cut: Int) {
    var hash = FNV1a()
    hash.combine("foobar".utf8.prefix(cut))
    for byte in "foobar".utf8.dropFirst(cut) { hash.combine(byte) }
    #expect(hash == FNV1a("foobar".utf8))
  }
}
