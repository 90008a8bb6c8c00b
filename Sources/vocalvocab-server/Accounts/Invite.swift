import Accounts
import ArgumentParser
import Console
import Faults
import Learner
import SigningIn

/// `accounts invite`.
struct Invite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite", abstract: "Make a link to sign up, which is good once for two weeks.",
    discussion: """
      Example:
        vocalvocab accounts invite --role teacher --public-url https://spelling.example
      """)

  @Option(help: "owner, teacher or learner.")
  var role = AccountRole.learner
  @Option(
    help: ArgumentHelp(
      "Give the account the files of this learner, who has none yet.", valueName: "name"))
  var learner: String?
  @Flag(help: "Give the account the files of the usual learner of this computer.")
  var usualLearner = false
  @OptionGroup var options: ServeOptions

  func validate() throws {
    guard learner == nil || !usualLearner else {
      throw ValidationError("Give --learner or --usual-learner, not both.")
    }
    guard !usualLearner || role != .learner else {
      throw ValidationError("--usual-learner is for an owner or a teacher: give --role, too.")
    }
  }

  func run() throws {
    let place = try AccountPlace(options)
    var invited: InvitedLearner? = usualLearner ? .usual : nil
    if let learner {
      guard try place.store.learners.names().contains(learner),
        !SchoolClass.isDirectoryName(learner)
      else {
        throw UnknownLearner(name: learner)
      }
      let profile = try place.store.files(of: learner).profile
      var id = try profile.read().id.flatMap { Identifier($0) }
      if id == nil {
        // A learner who has never used a server gets an identity now.
        let new = Identifier()
        try profile.change { $0.id = new.text }
        id = new
      }
      invited = id.map(InvitedLearner.named)
    }
    let token = try place.accounts.invite(role, learner: invited, by: nil)
    Screen(plain: true).line(place.links.signUp(token))
  }
}

/// The fault of a learner's name that nobody has.
private struct UnknownLearner: Fault {
  let name: String

  var kind: FaultKind { .notFound }
  var description: String { "There is no learner named '\(name)'." }
}
