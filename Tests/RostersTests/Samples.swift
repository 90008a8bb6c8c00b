import TestSupport

@testable import Rosters

/// The files of a school in the format of OneRoster. A row gives some columns; the others are
/// empty.
struct SchoolFiles {
  var version = "1.1"
  /// How much of their records the files have: `bulk`, `delta` or `absent`.
  var extents = [
    "orgs": "bulk", "classes": "bulk", "users": "bulk", "roles": "absent", "enrollments": "bulk",
  ]
  var tables: [String: [[String: String]]] = [:]
  var folder = ""
  var hasManifest = true

  static let columns = [
    "orgs": "sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId",
    "classes": """
    sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,\
    schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods
    """,
    "users": """
    sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,\
    familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password
    """,
    "users 1.2": """
    sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,\
    identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,\
    preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns
    """,
    "roles": """
    sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,\
    userProfileSourcedId
    """,
    "enrollments": """
    sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,\
    beginDate,endDate
    """,
  ]

  mutating func user(
    _ id: String, _ given: String, _ family: String, _ role: String = "student",
    _ more: [String: String] = [:]
  ) {
    let row = [
      "sourcedId": id, "givenName": given, "familyName": family, "role": role,
      "enabledUser": "true", "password": "secret-\(id)", "phone": "555-\(id)",
      "username": "user \(id)",
    ]
    tables["users", default: []].append(row.merging(more) { $1 })
    if version == "1.2", !role.isEmpty {
      tables["roles", default: []].append([
        "sourcedId": "r-\(id)", "userSourcedId": id, "role": role, "roleType": "primary",
        "orgSourcedId": "s1",
      ])
    }
  }

  mutating func `class`(_ id: String, _ title: String, _ more: [String: String] = [:]) {
    let row = ["sourcedId": id, "title": title, "schoolSourcedId": "s1"]
    tables["classes", default: []].append(row.merging(more) { $1 })
  }

  mutating func enroll(
    _ user: String, in place: String, _ role: String = "student", status: String = ""
  ) {
    tables["enrollments", default: []].append([
      "sourcedId": "e-\(user)-\(place)", "classSourcedId": place, "userSourcedId": user,
      "role": role, "status": status,
    ])
  }

  /// The text of a file, with its columns in a random order.
  func text(_ name: String, using random: inout SeededGenerator) -> String {
    let key = name == "users" && version == "1.2" ? "users 1.2" : name
    let columns = (Self.columns[key] ?? "").split(separator: ",").map(String.init)
      .shuffled(using: &random)
    let rows = (tables[name] ?? []).map { row in columns.map { quoted(row[$0] ?? "") } }
    let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
    let header = Bool.random(using: &random) ? columns : columns.map { $0.uppercased() }
    return mark + ([header] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private func quoted(_ field: String) -> String {
    field.contains { ",\"".contains($0) }
      ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }

  /// The names and the texts of the files.
  func files(seed: UInt64 = 1) -> [(name: String, text: String)] {
    var random = SeededGenerator(seed: seed)
    var extents = extents
    if version == "1.2" { extents["roles"] = extents["users"] }
    var manifest = "propertyName,value\nmanifest.version,1.0\noneroster.version,\(version)\n"
    for (name, extent) in extents.sorted(by: { $0.key < $1.key }) {
      manifest += "file.\(name),\(extent)\n"
    }
    manifest += "file.demographics,absent\nsource.systemName,Sample\n"
    var files = extents.filter { $0.value != "absent" }.keys.sorted().map { name in
      (name: folder + name + ".csv", text: text(name, using: &random))
    }
    if hasManifest { files.append((folder + "manifest.csv", manifest)) }
    return files.shuffled(using: &random)
  }

  func zip(seed: UInt64 = 1) -> [UInt8] { zipArchive(of: files(seed: seed)) }

  func roster(seed: UInt64 = 1) throws -> Roster { try RosterFile.read(zip(seed: seed)) }

  /// Two classes with five learners, two teachers and a head.
  static func sample(version: String = "1.1") -> SchoolFiles {
    var files = SchoolFiles()
    files.version = version
    files.tables["orgs"] = [
      ["sourcedId": "s1", "name": "Hill School", "type": "school"],
      ["sourcedId": "d1", "name": "Valley District", "type": "district"],
    ]
    files.class("c1", "5b", ["classCode": "GER-5B"])
    files.class("c2", "6a, mornings")
    files.user("u1", "Mia", "Lopez")
    files.user("u2", "Mia", "Lang")
    files.user("u3", "Tom", "Berg", "student", ["email": "tom@example.org"])
    files.user("u4", "Zoë", "van der \"Velde\"")
    files.user("u5", "Ali", "")
    files.user("t1", "Ana", "Ruiz", "teacher", ["email": "ana@example.org"])
    files.user("t2", "Bo", "Chen", "teacher")
    files.user(
      "h1", "Ida", "Noor", version == "1.2" ? "principal" : "administrator",
      ["email": "ida@example.org"])
    for user in ["u1", "u2", "u3"] { files.enroll(user, in: "c1") }
    for user in ["u3", "u4", "u5"] { files.enroll(user, in: "c2") }
    files.enroll("t1", in: "c1", "teacher")
    files.enroll("t1", in: "c2", "teacher")
    files.enroll("t2", in: "c2", "teacher")
    return files
  }
}

extension Roster {
  var sentences: [String] { remarks.map(\.sentence) }
}

extension RosterPlan {
  /// The sentences of the steps.
  var steps: [String] { changes.map(\.sentence) }

  init(_ files: SchoolFiles, _ state: RosterState) throws {
    self.init(from: try files.roster(), onto: state)
  }
}

extension RosterFile {
  /// Reads a text as a person pastes it.
  static func read(pasting text: String) throws(RosterError) -> Roster {
    try read(Array(text.utf8))
  }
}
