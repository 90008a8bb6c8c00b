internal import ByteText
internal import FoundationEssentials
internal import Glibc
internal import Threads

/// A file while it is downloaded. What has come is kept beside its place, with the mark by which
/// the server knows the version, so that another try can go on from there (RFC 9110, sections
/// 13.1.5 and 14).
final class PartialFile: Sendable {
  private struct State {
    var file: Int32 = -1
    /// The bytes that the file has.
    var count = 0
    /// The bytes of the whole, if the server said them.
    var total: Int?
  }

  /// The place of the finished file.
  private let path: String
  private let most: Int
  private let progress: @Sendable (_ bytes: Int, _ total: Int?) -> Void
  private let state = Guarded(State())

  private var partPath: String { path + ".part" }
  private var markPath: String { path + ".part.mark" }

  init(
    _ path: String, atMost most: Int, progress: @escaping @Sendable (Int, Int?) -> Void
  ) {
    (self.path, self.most, self.progress) = (path, most, progress)
  }

  deinit { end() }

  /// The number of bytes that have come.
  var count: Int { state.withLock { $0.count } }

  /// Returns the headers that ask for the rest. Without a mark of the version, all is asked for.
  func headers(for address: WebAddress) -> [String] {
    var status = stat()
    guard stat(partPath, &status) == 0, status.st_size > 0, Int(status.st_size) <= most,
      let lines = try? String(contentsOfFile: markPath, encoding: .utf8).bytes.split(
        separator: "\n"), lines.count == 2, lines[0] == address.text
    else { return [] }
    return ["Range: bytes=\(status.st_size)-", "If-Range: \(lines[1])"]
  }

  /// Makes the receiver of an answer to a request with these headers.
  func receiver(for address: WebAddress) -> BodyReceiver {
    BodyReceiver(
      begin: { status, headers in self.begin(status, headers, address) },
      take: { bytes in self.take(bytes) })
  }

  private func begin(
    _ status: Int, _ headers: [String: String], _ address: WebAddress
  ) -> WebFailure? {
    switch status {
    case 200:
      return open(from: 0, total: headers["content-length"].flatMap { Int($0) }, headers, address)
    case 206:
      guard let range = ContentRange(headers["content-range"] ?? "") else { return .brokenOff }
      return open(from: range.start, total: range.total, headers, address)
    case 300..<400:
      end()
      return nil
    case 416:
      // The server has another file now, or all bytes of this one have come.
      unlink(markPath)
      return .badStatus(status)
    default: return .badStatus(status)
    }
  }

  private func open(
    from start: Int, total: Int?, _ headers: [String: String], _ address: WebAddress
  ) -> WebFailure? {
    end()
    if let total, total > most { return .tooLarge }
    let file = Glibc.open(partPath, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return .notKept(String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(file, &status) == 0, Int(status.st_size) >= start, ftruncate(file, start) == 0,
      lseek(file, start, SEEK_SET) == start
    else {
      close(file)
      return .brokenOff
    }
    state.withLock { $0 = State(file: file, count: start, total: total) }
    // A weak mark doesn't tell that the bytes are the same.
    let mark = headers["etag"].flatMap { $0.bytes.hasPrefix("W/") ? nil : $0 }
    if let mark = mark ?? headers["last-modified"] {
      // Without the mark, another try begins at the beginning.
      try? "\(address.text)\n\(mark)".write(toFile: markPath, atomically: false, encoding: .utf8)
    } else {
      unlink(markPath)
    }
    progress(start, total)
    return nil
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> WebFailure? {
    let (failure, count, total) = state.withLock { state -> (WebFailure?, Int, Int?) in
      // The body of a redirect.
      guard state.file >= 0 else { return (nil, 0, nil) }
      guard state.count + bytes.count <= most else { return (.tooLarge, 0, nil) }
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = write(state.file, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return (.notKept(String(cString: strerror(errno))), 0, nil) }
        written += count
      }
      state.count += bytes.count
      return (nil, state.count, state.total)
    }
    if failure == nil, count > 0 { progress(count, total) }
    return failure
  }

  /// Gives the complete file its place.
  func finish() throws(WebFailure) {
    let isWhole = state.withLock { $0.file >= 0 && ($0.total ?? $0.count) == $0.count }
    end()
    guard isWhole else { throw .brokenOff }
    guard rename(partPath, path) == 0 else { throw .notKept(String(cString: strerror(errno))) }
    unlink(markPath)
  }

  /// Closes the file, which keeps what has come.
  private func end() {
    state.withLock { state in
      if state.file >= 0 { close(state.file) }
      state.file = -1
    }
  }
}

/// The part of a whole that an answer has: `bytes 1000-1999/5000`.
struct ContentRange: Hashable {
  let start: Int
  /// The bytes of the whole, if the server knows them.
  let total: Int?

  init?(_ text: String) {
    guard let range = text.bytes.dropping(prefix: "bytes "),
      let dash = range.bytes.firstIndex(of: "-"), let slash = range.bytes.firstIndex(of: "/"),
      dash < slash, let start = Int(range[..<dash]), start >= 0
    else { return nil }
    self.start = start
    total = Int(Substring(range[slash...].utf8.dropFirst()))
  }
}
