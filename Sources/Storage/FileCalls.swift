internal import CRename
internal import Glibc

/// The system calls that a full or broken disk makes fail. A test replaces them to let one fail.
struct FileCalls: Sendable {
  /// `write(2)`.
  var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  /// `fsync(2)`.
  var sync: @Sendable (_ file: Int32) -> Int32
  /// `rename(2)`.
  var rename: @Sendable (_ old: String, _ new: String) -> Int32

  /// `renameat2(2)`, which exchanges two files.
  var exchange: @Sendable (_ one: String, _ other: String) -> Int32

  static let system = FileCalls(
    write: { Glibc.write($0, $1.baseAddress, $1.count) }, sync: { fsync($0) },
    rename: { Glibc.rename($0, $1) },
    exchange: { renameat2(AT_FDCWD, $0, AT_FDCWD, $1, UInt32(RENAME_BOTH)) })
}
