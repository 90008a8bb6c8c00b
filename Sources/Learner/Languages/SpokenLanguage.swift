package import Faults
internal import Languages
package import Speech

/// The error of a code that names no language of the speech engine.
package struct SpokenLanguageError: Error, Hashable, Sendable {
  /// The code as a person gave it.
  let code: String

  package init(_ code: String) { self.code = code }
}

extension SpokenLanguageError: Fault {
  package var kind: FaultKind { .invalid }

  package var description: String {
    "'\(code.prefix(20))' is not a language that the voice speaks: give its code, such as es or de."
  }
}

extension Synthesizer {
  /// Returns the code of a language in the form in which lists and decks keep it.
  ///
  /// - Throws: ``SpokenLanguageError`` for a language that the engine doesn't speak.
  package func language(_ code: String) async throws(SpokenLanguageError) -> String {
    guard let language = Language(typed: code), (try? await check(voice: language.code)) != nil
    else { throw SpokenLanguageError(code) }
    return language.code
  }
}
