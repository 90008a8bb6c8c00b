internal import ByteText
internal import Figures
internal import HTTPTypes
internal import Hummingbird
internal import Threads

/// The counts and the durations of all requests since the server started.
final class RequestFigures: Sendable {
  private struct Route: Hashable {
    let method: String
    let path: String
  }

  private struct Values {
    var durations = Durations()
    var statuses: [Int: Int] = [:]

    mutating func add(_ request: LoggedRequest) {
      durations.add(request.duration)
      statuses[request.status, default: 0] += 1
    }
  }

  private let routes = Guarded<[Route: Values]>([:])

  /// Counts a request.
  func add(_ request: LoggedRequest) {
    let route = Route(method: request.method, path: request.route)
    routes.withLock { $0[route, default: Values()].add(request) }
  }

  /// Adds the figures to a text for Prometheus.
  func add(to text: inout ExpositionText) {
    let all = routes.withLock(\.self).sorted {
      ($0.key.path, $0.key.method) < ($1.key.path, $1.key.method)
    }
    func labels(_ route: Route) -> ExpositionText.Labels {
      [("method", route.method), ("route", route.path)]
    }
    text.add(
      counter: "vocalvocab_requests_total", "Requests that were answered.",
      all.flatMap { route, values in
        values.statuses.sorted { $0.key < $1.key }.map { status, count in
          (labels(route) + [("status", "\(status)")], count)
        }
      })
    text.add(
      durations: "vocalvocab_request_seconds", "The time until an answer began.",
      all.map { (labels($0), $1.durations) })
  }
}

/// A request that was answered, without anything that a person wrote: no name, word, answer or
/// token.
public struct LoggedRequest: Sendable {
  public let method: String
  /// The address as the server knows it, such as `/api/v1/rounds/{round}/tries`.
  public let route: String
  public let status: Int
  public let duration: Duration

  /// - Parameter path: the address of the server's that the request found; `nil` for none.
  init(_ method: HTTPRequest.Method, path: String?, status: Int, _ duration: Duration) {
    // Anybody can make up methods and addresses.
    self.method = Routes.methods.contains(method) ? method.rawValue : "other"
    self.status = status
    self.duration = duration
    // Each file has an address of its own, and a new one in each version.
    let isFile = path?.bytes.hasPrefix("/assets/") ?? false
    // The library has another word for an address that there isn't.
    let known = path.flatMap { $0.bytes.hasPrefix("/") ? $0 : nil }
    route = isFile ? "/assets/*" : known ?? "other"
  }
}
