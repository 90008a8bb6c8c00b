internal import Faults
internal import Tables
internal import Vocabulary

extension RosterRemark {
  /// The sentence about the file or its line.
  package var sentence: String {
    guard let line else { return reason.sentence(of: file) }
    let place = file.map { "Line \(line) of \($0)" } ?? "Line \(line)"
    if case .row(let reason, let isLeftOut) = reason {
      return isLeftOut
        ? "\(place) is left out: it \(reason.predicate)." : "\(place) \(reason.predicate)."
    }
    guard reason.isLeftOut else { return "\(place) \(reason.clause)." }
    return "\(place) is left out: \(reason.clause)."
  }

  /// Whether nothing of the line is taken; `false` for a remark about a whole file.
  package var isLeftOut: Bool { line != nil && reason.isLeftOut }
}

extension RosterRemark.Reason {
  fileprivate var isLeftOut: Bool {
    switch self {
    case .row(_, let isLeftOut): isLeftOut
    case .badAddress, .longTitle: false
    default: true
    }
  }

  /// The rest of a sentence about a line: a reason to leave it out, or what is left out of it.
  fileprivate var clause: String {
    switch self {
    case .noName: "it has no name"
    case .longName(let limit): "its name has more than \(limit) characters"
    case .invisibleName: "its name has invisible characters, so type it again"
    case .notAName(let text): "'\(text.shown)' can't be a name"
    case .noID: "it has no sourcedId"
    case .repeatedID(let earlier): "line \(earlier) has the same ID"
    case .repeatedName(let earlier): "line \(earlier) has the same name"
    case .noClassTitle: "its class has no title"
    case .unknownStatus(let text): "its status '\(text.shown)' is unknown"
    case .unknownRole(let text): "its role '\(text.shown)' is unknown"
    case .noRole: "nothing says whether it is about a learner or a teacher"
    case .unknownClass(let id): "classes.csv has no class '\(id.shown)', or says that it has ended"
    case .unknownPerson(let id): "users.csv has nobody with the ID '\(id.shown)'"
    case .otherRole: "the person has another role in the school than in the class"
    case .badAddress: "has no valid e-mail address, so the person gets a link"
    case .longTitle(let limit):
      "has a title of more than \(limit) characters, which is shortened"
    case .row(let reason, _): "it \(reason.predicate)"
    case .noManifest, .familyFirst, .parents, .otherStaff, .disabled, .otherEnrollments,
      .namesakes, .further:
      sentence(of: nil)
    }
  }

  /// The sentence about a whole file.
  fileprivate func sentence(of file: String?) -> String {
    let name = file ?? "the file"
    return switch self {
    case .noManifest:
      "The archive has no manifest.csv, so each of its files is taken as complete."
    case .familyFirst:
      "Each line has one comma, so it is read as a family name and a given name."
    case .parents(let count):
      """
      \(count.of("parent", "parents")) in \(name) \(count.are) left out: only learners and \
      teachers are imported.
      """
    case .otherStaff(let count):
      """
      \(count.of("person", "people")) in \(name) with other work at the school \(count.are) left \
      out.
      """
    case .disabled(let count):
      "\(count.of("person", "people")) in \(name) \(count.are) not enabled, and left out."
    case .otherEnrollments(let count):
      """
      \(count.of("line", "lines")) of \(name) with other roles than learner and teacher \
      \(count.are) left out.
      """
    case .namesakes(let name, let classes):
      """
      \(name.shown) is in \(classes.map(\.shown).inWords): these are taken as \
      \(classes.count == 2 ? "two" : "\(classes.count)") people. A column 'id' would tell.
      """
    case .further(let count): "\(count.of("more remark", "more remarks")) \(count.are) not shown."
    default: "\(name.capitalisedFirst): \(clause)."
    }
  }
}
