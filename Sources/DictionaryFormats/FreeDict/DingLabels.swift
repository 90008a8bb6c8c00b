internal import Vocabulary

/// The remarks in square brackets of the German dictionaries, which come from Ding's list:
/// `[ugs.]`.
///
/// Those that are not here name a subject, such as `[med.]`, a country whose usage is standard,
/// such as `[Br.]`, or what a word is said of.
enum DingLabels {
  static func label(_ remark: String) -> UsageLabel? { labels[remark] }

  private static let labels: [String: UsageLabel] = {
    let names: [(UsageLabel, [String])] = [
      (.vulgar, ["vulg."]),
      (.offensive, ["pej."]),
      (.obsolete, ["obs.", "frühere Bezeichnung", "former name"]),
      (.archaic, ["archaic", "altertümlich", "alt", "veraltet"]),
      (.dated, ["dated", "becoming dated", "veraltend"]),
      (.rare, ["rare", "selten"]),
      (.colloquial, ["coll.", "ugs.", "children's speech", "Kindersprache"]),
      (.slang, ["slang", "Jugendsprache"]),
      (.literary, ["poet.", "literary"]),
      (.humorous, ["humor.", "iron."]),
      (.figurative, ["fig.", "übtr."]),
      (
        .regional,
        [
          "Ös.", "Schw.", "Norddt.", "Süddt.", "Mitteldt.", "Westdt.", "Ostdt.", "Nordostdt.",
          "Nordwestdt.", "Südwestdt.", "Mittelwestdt.", "Mittelostdt.", "Bayr.", "BW", "Sachsen",
          "Südtirol", "Westös.", "Ostös.", "prov.", "Sc.", "Ir.", "Austr.", "NZ", "Can.",
          "South Africa", "Northern English", "Northern English dialect", "dialect",
        ]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: names.flatMap { label, names in names.map { ($0, label) } })
  }()
}
