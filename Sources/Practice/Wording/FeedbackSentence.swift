extension Feedback {
  /// A few short sentences about the mistakes, to be read or heard, with the worst mistake first.
  public var sentence: String {
    var findings = self.findings
    var sentences: [String] = []
    if soundsRight == true, findings.map(\.clause) == [Mistake.endingClause] {
      return "It sounds right, but the ending is spelled differently."
    }
    if soundsRight == true {
      let ending = findings.firstIndex { $0.clause == Mistake.endingClause }
      if let ending { findings[ending].clause = "The ending is spelled differently" }
      let spelled = findings.firstIndex { $0.clause == Mistake.soundClause }
      let sounds = spelled.map { findings.remove(at: $0) }
      let isAll = findings.isEmpty || sounds?.places.isEmpty == false
      sentences.append(
        isAll
          ? "It sounds right, but it is spelled differently\(sounds.map(Self.place) ?? "")."
          : "It sounds right.")
    }
    sentences += findings.prefix(Self.mostToName).map(Self.sentence)
    if findings.count > Self.mostToName { sentences.append("More mistakes remain.") }
    return sentences.joined(separator: " ")
  }

  /// The mistakes that share a clause.
  private struct Finding {
    let kind: Mistake.Kind
    var clause: String
    /// The places that may be told; not every mistake has one.
    var places: [Int]
    /// The areas of the mistakes whose places may not be told.
    var areas: [Range<Int>]
    var count: Int
  }

  /// The largest number of findings. A learner cannot use a longer list.
  private static let mostToName = 3

  private var findings: [Finding] {
    var findings: [Finding] = []
    for (index, mistake) in worstFirst where !mistake.steps.isEmpty {
      let places = mistake.place.map { [$0] } ?? []
      let areas = [areas[index]].compactMap(\.self).filter { $0.count < typed.letters.count }
      if let same = findings.firstIndex(where: { $0.clause == mistake.clause }) {
        findings[same].count += 1
        findings[same].places += places
        findings[same].areas += areas
      } else {
        findings.append(
          Finding(
            kind: mistake.kind, clause: mistake.clause, places: places, areas: areas, count: 1))
      }
    }
    let different = findings.filter { $0.kind == .differentWord }
    return different.isEmpty ? findings : different
  }

  /// The mistakes that change the sound of the word come first, then those that cover more letters.
  private var worstFirst: [(offset: Int, element: Mistake)] {
    mistakes.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.changesSound != b.changesSound { return a.changesSound }
      return (b.steps.count, one.offset) < (a.steps.count, other.offset)
    }
  }

  private static func sentence(_ finding: Finding) -> String {
    if finding.clause == Mistake.wrongLetterClause, !finding.places.isEmpty {
      let places = unique(finding.places)
      return places.count == 1
        ? "Your letter \(places[0]) is wrong." : "Your letters \(list(places)) are wrong."
    }
    if finding.count == 1, finding.clause != Mistake.noSClause, let area = finding.areas.first {
      return
        "\(finding.clause), among your letters \(area.lowerBound + 1) to \(area.upperBound)."
    }
    if finding.places.isEmpty, finding.count > 1 {
      let clause = finding.clause.prefix(1).lowercased() + finding.clause.dropFirst()
      return "In \(finding.count) places, \(clause)."
    }
    let others = finding.places.isEmpty ? 0 : finding.count - finding.places.count
    return "\(finding.clause)\(near(finding.places))\(also(others, in: finding.areas))."
  }

  /// Returns where a sound is spelled with other letters: a place, or else an area.
  private static func place(_ finding: Finding) -> String {
    guard finding.places.isEmpty, finding.count == 1, let area = finding.areas.first else {
      return near(finding.places)
    }
    return ", among your letters \(area.lowerBound + 1) to \(area.upperBound)"
  }

  private static func near(_ places: [Int]) -> String {
    let places = unique(places)
    return switch places.count {
    case 0: ""
    case 1: ", near your letter \(places[0])"
    default: ", near your letters \(list(places))"
    }
  }

  /// Returns where else the mistake stands, if the places don't tell all of them.
  private static func also(_ others: Int, in areas: [Range<Int>]) -> String {
    guard others > 0 else { return "" }
    if others == 1, let area = areas.first {
      return ", and among your letters \(area.lowerBound + 1) to \(area.upperBound)"
    }
    return others == 1 ? ", and in another place" : ", and in \(others) more places"
  }

  private static func unique(_ places: [Int]) -> [Int] { Set(places).sorted() }

  private static func list(_ places: [Int]) -> String {
    places.dropLast().map(String.init).joined(separator: ", ") + " and \(places[places.count - 1])"
  }
}
