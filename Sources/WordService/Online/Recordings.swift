internal import FoundationEssentials
public import Vocabulary

/// A person saying a word, as a dictionary service has it.
public struct Recording: Hashable, Sendable {
  /// A sound file, in whatever format the service has it.
  public let file: [UInt8]
  /// Who is to be named with it.
  public let authority: Authority
}

extension OnlineEntry {
  /// The recording that fits an accent best, as its address tells it: `…/record-us.mp3`.
  ///
  /// - Parameter accent: `us` or `gb`.
  func recording(accent: String) -> Phonetic? {
    let marks = accent == "gb" ? ["-uk.", "-gb."] : ["-\(accent)."]
    let others = ["-us.", "-uk.", "-gb.", "-au.", "-ca.", "-nz.", "-ie.", "-za.", "-in."]
    let recorded = phonetics.filter { $0.audio != nil }
    let has = { (phonetic: Phonetic, marks: [String]) in
      marks.contains { phonetic.audio?.lowercased().contains($0) ?? false }
    }
    // One that names another accent is another pronunciation; one that names none may be ours.
    return recorded.first { has($0, marks) } ?? recorded.first { !has($0, others) }
  }
}

extension OnlineWords {
  /// The recording that an entry names, from the cache or the service.
  ///
  /// - Parameters:
  ///   - limit: how long it may take.
  /// - Returns: `nil` when there is none in this accent, or none that is a sound.
  func recording(
    of entry: OnlineEntry, accent: String, within limit: Duration
  ) async throws(OnlineFailure) -> Recording? {
    guard let phonetic = entry.recording(accent: accent), let text = phonetic.audio,
      let address = WebAddress(text), address.isSecure || isPlain
    else { return nil }
    let kept = CacheFile(path: "\(cacheFolder)/recordings/\(fingerprint(text))")
    var file = kept.bytes(atMost: WebClient.longestBody)
    if file == nil {
      var answer: WebAnswer?
      try await visit(.dictionary, address.host, before: .now + limit, isWaitedFor: false) {
        limit throws(ServiceFailure) in
        do throws(WebFailure) {
          answer = try await web.get(address, accept: "audio/*", within: limit)
        } catch {
          throw .web(error)
        }
        return true
      }
      guard let answer, answer.status == 200, answer.isSound else { return nil }
      file = answer.body
      kept.replace(with: Data(answer.body))
    }
    return file.map {
      Recording(
        file: $0,
        authority: Authority(
          "the Free Dictionary API", licence: phonetic.licence ?? "CC BY-SA 3.0",
          pages: [phonetic.source].compactMap(\.self)))
    }
  }

  /// FNV-1a, as a file's name.
  private func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

extension WebAnswer {
  /// A page for people is none.
  fileprivate var isSound: Bool {
    let type = contentType?.prefix { $0 != ";" }.lowercased() ?? ""
    return !body.isEmpty
      && (type.hasPrefix("audio/") || type == "application/ogg"
        || type == "application/octet-stream")
  }
}
