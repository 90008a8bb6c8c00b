import Foundation
import Glibc
package import Storage
internal import Synchronization

/// A disk of which one call fails, as when it is full or broken.
package final class FaultyDisk: Sendable {
  private let state = Mutex((calls: 0, failing: 0))

  package init() {}

  /// Whether the call that was to fail has come.
  package var hasFailed: Bool { state.withLock { $0.failing > 0 && $0.calls >= $0.failing } }

  /// Makes a call from now on fail, counted from 1. All others work.
  package func fail(atCall number: Int) { state.withLock { $0 = (0, number) } }

  /// The calls of the disk. A write that fails has written half of its bytes.
  package var calls: FileCalls {
    let system = FileCalls.system
    return FileCalls(
      write: { file, bytes in
        guard self.isFailing() else { return system.write(file, bytes) }
        _ = system.write(file, UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count / 2)]))
        errno = ENOSPC
        return -1
      },
      sync: { file in
        guard self.isFailing() else { return system.sync(file) }
        errno = EIO
        return -1
      },
      rename: { old, new in
        guard self.isFailing() else { return system.rename(old, new) }
        errno = ENOSPC
        return -1
      },
      exchange: { one, other in
        guard self.isFailing() else { return system.exchange(one, other) }
        errno = ENOSPC
        return -1
      })
  }

  private func isFailing() -> Bool {
    state.withLock { state in
      state.calls += 1
      return state.calls == state.failing
    }
  }
}
