internal import Learner
internal import Scheduling
public import ShowSources
internal import Shows

/// Where shows come from that a person doesn't track yet: the catalogue of this computer, and
/// services on the web. All learners of a server share it.
public struct ShowLibrary: Sendable {
  package let catalogue: CatalogueStore
  /// The services; `nil` if none is asked.
  let online: OnlineShows?
  /// The services that are asked by title, the first one first.
  let services: [ShowService]
  /// The tastes of the other people; `nil` where nobody knows them.
  let neighbours: Neighbours?

  /// - Parameters:
  ///   - catalogue: the shows that are known without a service.
  ///   - online: the services; `nil` to ask nobody.
  public init(_ catalogue: CatalogueStore, online: ShowServices? = nil) {
    self.init(catalogue, online: online, neighbours: nil)
  }

  /// - Parameters:
  ///   - online: the services; `nil` to ask nobody.
  ///   - neighbours: the tastes of the other people; `nil` where nobody knows them.
  package init(_ catalogue: CatalogueStore, online: ShowServices?, neighbours: Neighbours?) {
    (self.catalogue, self.neighbours) = (catalogue, neighbours)
    (self.online, services) = (online?.online, online?.searched ?? [])
  }

  /// Returns the shows that services know by a title, and the reasons why some told nothing new.
  func search(
    _ text: String, for learner: String
  ) async -> (answers: [ShowAnswer<[Show]>], failures: [ShowServiceFailure]) {
    await answers { online, service throws(ShowServiceFailure) in
      try await online.search(text, at: service, for: learner)
    }
  }

  /// Returns what airs in the week from a day on.
  func airing(
    from day: Day, for learner: String
  ) async -> (answers: [ShowAnswer<[AiringShow]>], failures: [ShowServiceFailure]) {
    await answers { online, service throws(ShowServiceFailure) in
      try await online.airing(from: day, at: service, for: learner)
    }
  }

  private func answers<Content: Sendable>(
    _ ask:
      @Sendable (OnlineShows, ShowService) async throws(ShowServiceFailure) ->
      ShowAnswer<Content>
  ) async -> (answers: [ShowAnswer<Content>], failures: [ShowServiceFailure]) {
    guard let online else { return ([], []) }
    var (answers, failures) = ([ShowAnswer<Content>](), [ShowServiceFailure]())
    for service in services {
      do throws(ShowServiceFailure) {
        answers.append(try await ask(online, service))
      } catch {
        failures.append(error)
      }
    }
    return (answers, failures)
  }
}

extension Show {
  /// The name by which a service can be asked about the show; `nil` if it has none.
  var askable: ServiceID? { ids.first { ShowService(of: $0) != nil } }
}

extension ShowService {
  /// Returns the credits for a show with some names; none for a show of no service.
  static func credits(for ids: some Sequence<ServiceID>) -> [ShowCredit] {
    let services = Set(ids.compactMap { ShowService(of: $0) })
    return allCases.filter(services.contains).map(\.credit)
  }
}
