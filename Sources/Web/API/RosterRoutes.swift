internal import Accounts
internal import Hummingbird
internal import Learner

/// The addresses at which the teacher fills the class, and gives everyone a PIN.
extension API {
  private struct Roster: Body {
    static let fields: Set<String> = ["names"]
    let names: [String]

    static let most = 200
  }

  func addRoster(to routes: inout Routes) {
    routes.on(.post, Self.path + "/class/roster", for: .teacher) { call in
      let classroom = try visitors.classroom(of: call)
      // People without a class come in by an invitation.
      if classroom.taught == nil { try learners.checkHasNoAccounts() }
      let names = try await call.body(Roster.self).names
      guard names.count <= Roster.most else {
        throw Problem.invalid(
          "These are \(names.count) names: add at most \(Roster.most) at once.")
      }
      var entries: [RosterDocument.Entry] = []
      for name in names {
        // The class has the names that came before.
        entries.append(
          try await learners.signingUp.run {
            try await self.entry(for: name, try self.visitors.classroom(of: call))
          })
      }
      return .json(RosterDocument(names: entries))
    }
    // A page that lost the answer asks again, and gets the same PINs.
    routes.on(.post, Self.path + "/class/pins", for: .teacher) { call, _ in
      let classroom = try visitors.classroom(of: call)
      if classroom.taught == nil { try learners.checkHasNoAccounts() }
      return .json(PINsDocument(pins: try await newPINs(in: classroom)))
    }
  }

  /// The most PINs in one answer. A longer answer would not be kept for a page that lost it.
  private static let mostPINs = 200

  /// Makes a PIN for each learner who has none, up to ``mostPINs``.
  ///
  /// - Throws: the first fault, if no PIN could be made. The PINs that could be made must reach the
  ///   teacher, because nothing else tells them. The next request tries the others again.
  private func newPINs(in classroom: Classroom) async throws -> [PINsDocument.Card] {
    var cards: [PINsDocument.Card] = []
    var fault: (any Error)?
    for name in classroom.names {
      guard cards.count < Self.mostPINs else { break }
      do {
        let learner = try learners.learner(name)
        // A person with an account needs no PIN.
        guard try !learners.hasAccount(learner), let pin = try await learner.makePIN() else {
          continue
        }
        cards.append(
          .init(learner: LearnerDocument(name, hasPIN: true, isChosen: false), pin: pin.digits))
      } catch {
        fault = fault ?? error
      }
    }
    if let fault {
      guard !cards.isEmpty else { throw fault }
      log("\(fault)")
    }
    return cards
  }

  /// Adds a learner, and returns what became of the name. A name that can't be taken is no reason
  /// to refuse the others.
  ///
  /// - Throws: an error that no other name would help, such as a full disk.
  private func entry(
    for text: String, _ classroom: Classroom
  ) async throws -> RosterDocument.Entry {
    do {
      let name = try LearnerName(new: text)
      guard let taught = classroom.taught else {
        guard !(try learners.isTaken(name)) else {
          return .init(name: text, outcome: .joined, detail: nil)
        }
        _ = try await learners.add(name)
        return .init(name: text, outcome: .added, detail: nil)
      }
      guard !classroom.has(name) else {
        return .init(name: text, outcome: .joined, detail: nil)
      }
      let wanted = try Learners.shownName(text).text ?? text
      let added = try await learners.addPupil(text, to: [taught.id], of: taught.school)
      let shown = added.learner.text ?? wanted
      return .init(
        name: text, outcome: .added,
        detail: shown == wanted
          ? nil : "Another \(wanted) is here already, so this one is \(shown).")
    } catch let problem as Problem {
      return .init(name: text, outcome: .refused, detail: problem.detail)
    } catch AccountError.badShownName(let name) {
      return .init(
        name: text, outcome: .refused, detail: AccountError.badShownName(name).description)
    }
  }
}

/// The outcome for each name of a roster.
private struct RosterDocument: Encodable, Sendable {
  enum Outcome: String, Encodable {
    /// The learner is new.
    case added
    /// A learner of this name had joined already.
    case joined
    /// The name can't be a learner's.
    case refused
  }

  struct Entry: Encodable {
    let name: String
    let outcome: Outcome
    /// The reason why the name was refused, or the name that the learner got in place of it; `nil`
    /// otherwise.
    @OrNull var detail: String?

    init(name: String, outcome: Outcome, detail: String?) {
      (self.name, self.outcome) = (name, outcome)
      _detail = OrNull(wrappedValue: detail)
    }
  }

  let names: [Entry]
}

/// The new PINs, which the server tells only this once.
private struct PINsDocument: Encodable, Sendable {
  struct Card: Encodable {
    let learner: LearnerDocument
    let pin: String
  }

  let pins: [Card]
}
