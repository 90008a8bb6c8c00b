internal import CRename
internal import Glibc

/// The system calls that fail on a full or broken disk. A test replaces one of them to let it fail.
package struct FileCalls: Sendable {
  /// `write(2)`.
  package var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  /// `fsync(2)`.
  package var sync: @Sendable (_ file: Int32) -> Int32
  /// `rename(2)`.
  package var rename: @Sendable (_ old: String, _ new: String) -> Int32

  /// `renameat2(2)`, which exchanges two files.
  package var exchange: @Sendable (_ one: String, _ other: String) -> Int32

  package init(
    write: @escaping @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int,
    sync: @escaping @Sendable (_ file: Int32) -> Int32,
    rename: @escaping @Sendable (_ old: String, _ new: String) -> Int32,
    exchange: @escaping @Sendable (_ one: String, _ other: String) -> Int32
  ) {
    (self.write, self.sync, self.rename, self.exchange) = (write, sync, rename, exchange)
  }

  package static let system = FileCalls(
    write: { Glibc.write($0, $1.baseAddress, $1.count) }, sync: { fsync($0) },
    rename: { Glibc.rename($0, $1) },
    exchange: { renameat2(AT_FDCWD, $0, AT_FDCWD, $1, UInt32(RENAME_BOTH)) })
}
