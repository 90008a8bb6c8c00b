internal import FoundationEssentials
internal import Hashing
internal import WebRequests

extension OnlineShows {
  /// Returns a picture, from the cache or from the web. So a learner's browser asks no stranger.
  ///
  /// The address is a stranger's, too. It is asked only on the public internet, or at the service's
  /// own host, and its answer counts as a picture only by its bytes.
  ///
  /// - Parameters:
  ///   - address: the address that a show has as its picture.
  ///   - service: the service that told of the show.
  public func picture(
    _ address: String, from service: ShowService, for learner: String,
    within limit: Duration = usualLimit
  ) async throws(ShowServiceFailure) -> ShowPicture {
    let (_, requests) = try door(to: service, for: .learner(learner), within: limit)
    guard let asked = WebAddress(address) else {
      throw .noPicture(reason: "its address is not a web address")
    }
    let name = String(FNV1a(asked.text.utf8).value, radix: 36)
    if let kept = keptPicture(name) { return kept }
    return try await once(asked.text, requests) { () throws(ShowServiceFailure) in
      if let kept = keptPicture(name) { return kept }
      return try await fetch(asked, as: name, requests)
    }
  }

  private func fetch(
    _ address: WebAddress, as name: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> ShowPicture {
    let accepted = ShowPicture.Kind.allCases.map(\.mediaType).joined(separator: ", ")
    let bytes: [UInt8]?
    do throws(ShowServiceFailure) {
      bytes = try await requests.ask(address, accept: accepted, atMost: ShowPicture.mostBytes) {
        $0.body
      }
    } catch {
      guard case .broken(_, _, let reason) = error else { throw error }
      throw .noPicture(reason: reason)
    }
    guard let bytes else { throw .noPicture(reason: "nothing is at its address") }
    guard let picture = ShowPicture(bytes) else {
      throw .noPicture(reason: "what is at its address is not a picture")
    }
    await pictures.keep(Data(bytes), as: name)
    return picture
  }

  private func keptPicture(_ name: String) -> ShowPicture? {
    pictures.file(name).bytes(atMost: ShowPicture.mostBytes).flatMap(ShowPicture.init)
  }
}
