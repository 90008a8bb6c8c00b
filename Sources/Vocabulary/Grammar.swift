/// The grammar of a word of another language, as a dictionary gives it.
public struct Grammar: Hashable, Sendable, Codable {
  /// The article that shows the gender of a noun, such as `das`; `nil` where the language has none
  /// that does.
  public var article: String?
  /// The names of the genders of a noun in English, such as `feminine`.
  public var genders: [String]
  /// The inflected forms, each with its grammatical name.
  public var forms: [Form]

  /// An inflected form of a word.
  public struct Form: Hashable, Sendable, Codable {
    /// The grammatical name, such as `plural`.
    public var name: String
    /// The form, such as `Häuser`.
    public var text: String

    /// Makes a form.
    public init(_ text: String, as name: String) { (self.text, self.name) = (text, name) }
  }

  /// Makes the grammar of a word.
  public init(article: String? = nil, genders: [String] = [], forms: [Form] = []) {
    (self.article, self.genders, self.forms) = (article, genders, forms)
  }

  /// Whether there is anything to tell.
  public var isEmpty: Bool { article == nil && genders.isEmpty && forms.isEmpty }

  /// Returns the grammar of a word in a sentence: `das Haus, plural Häuser`, or
  /// `coche, masculine`.
  public func sentence(of word: String) -> String {
    let head = article.map { "\($0) \(word)" } ?? ([word] + genders).joined(separator: ", ")
    return ([head] + forms.map { "\($0.name) \($0.text)" }).joined(separator: ", ")
  }
}
