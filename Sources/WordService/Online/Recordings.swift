internal import ByteText
internal import FoundationEssentials
internal import Hashing
public import Vocabulary
internal import WebRequests

/// A recording of a person who says a word, from a dictionary service.
public struct Recording: Hashable, Sendable {
  /// The bytes of a sound file, in whatever format the service has.
  public let file: [UInt8]
  /// The source to name with the recording.
  public let authority: Authority
}

extension OnlineEntry {
  /// Returns the recording that fits an accent best, as its address tells the accent:
  /// `…/record-us.mp3`.
  ///
  /// - Parameter accent: `us` or `gb`.
  func recording(accent: String) -> Phonetic? {
    let marks = accent == "gb" ? ["-uk.", "-gb."] : ["-\(accent)."]
    let others = ["-us.", "-uk.", "-gb.", "-au.", "-ca.", "-nz.", "-ie.", "-za.", "-in."]
    let recorded = phonetics.filter { $0.audio != nil }
    let has = { (phonetic: Phonetic, marks: [String]) in
      marks.contains { phonetic.audio?.lowercased().contains($0) ?? false }
    }
    // An address with another accent means another pronunciation. One without an accent may be
    // right.
    return recorded.first { has($0, marks) } ?? recorded.first { !has($0, others) }
  }
}

extension OnlineWords {
  /// Returns the recording that an entry names, from the cache or the service.
  ///
  /// - Parameters:
  ///   - accent: `us` or `gb`.
  ///   - limit: how long the service may take.
  /// - Returns: `nil` if the entry names no recording in this accent, or the answer is not a sound.
  func recording(
    of entry: OnlineEntry, accent: String, within limit: Duration
  ) async throws(OnlineFailure) -> Recording? {
    guard let phonetic = entry.recording(accent: accent), let text = phonetic.audio,
      let address = WebAddress(text), address.isSecure || isPlain
    else { return nil }
    let name = String(FNV1a(text.utf8).value, radix: 16)
    let cached = CacheFile(path: "\(cacheFolder)/recordings/\(name)")
    var file = cached.bytes(atMost: WebClient.maximumBodySize)
    if file == nil {
      var answer: WebAnswer?
      try await visit(.dictionary, address.host, before: .now + limit, isWaitedFor: false) {
        limit throws(ServiceFailure) in
        answer = try await web.ask(address, accept: "audio/*", within: limit)
        return true
      }
      guard let answer, answer.status == 200, answer.isSound else { return nil }
      file = answer.body
      cached.replace(with: Data(answer.body))
    }
    return file.map {
      Recording(
        file: $0,
        authority: Authority(
          "the Free Dictionary API", licence: phonetic.licence ?? "CC BY-SA 3.0",
          pages: [phonetic.source].compactMap(\.self)))
    }
  }
}

extension WebAnswer {
  /// Whether the body can be a sound. Some services answer with a page for people.
  fileprivate var isSound: Bool {
    let type = contentType?.bytes.split(separator: ";").first?.lowercased() ?? ""
    return !body.isEmpty
      && (type.bytes.hasPrefix("audio/") || type == "application/ogg"
        || type == "application/octet-stream")
  }
}
