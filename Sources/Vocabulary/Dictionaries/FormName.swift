/// The grammatical name of an inflected form that a dictionary of any language gives.
///
/// A cache keeps a name by its place in this list, so new names belong at the end.
public enum FormName: String, CaseIterable, Hashable, Sendable, Codable {
  case singular, plural, genitive, feminine, masculine, diminutive, comparative, superlative
  case pastTense = "past tense"
  case pastParticiple = "past participle"
  case presentParticiple = "present participle"
  case thirdPerson = "third person"
  /// The simple past of verbs in French, Italian, Spanish or Portuguese.
  case preterite
  case subjunctive, imperative
  /// The auxiliary verb with which a verb forms its perfect, such as `sein`.
  case auxiliary
}
