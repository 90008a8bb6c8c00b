internal import Hummingbird
internal import Learner

/// The address at which the teacher answers a child who asks for a name that is in use.
extension API {
  private struct Answer: Body {
    static let fields: Set<String> = ["isGranted"]
    let isGranted: Bool
  }

  func addNameRequests(to routes: inout Routes) {
    routes.on(.put, Self.path + "/class/requests/:request", for: .teacher) { call in
      let id = try call.identifier("request")
      let isGranted = try await call.body(Answer.self).isGranted
      guard try visitors.requests.answer(id, isGranted: isGranted) else {
        throw Problem.missing("request")
      }
      return Response(status: .noContent)
    }
  }
}

/// The document of a request for a name that is in use.
struct NameRequestDocument: Encodable, Sendable {
  let id: Identifier
  let name: String

  init(_ id: Identifier, for name: LearnerName) {
    // The usual learner of a class is its teacher, so each name here has a text.
    (self.id, self.name) = (id, name.text ?? "")
  }
}
