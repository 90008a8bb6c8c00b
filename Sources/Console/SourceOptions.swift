public import ArgumentParser
package import Learner
public import WordService

/// The option for the source of words and definitions.
package struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take words from this source: offline (this computer), online (web services first), or auto "
        + "(this computer, and what the web services add)."))
  package var source: WordSupply.Source?

  package init() {}

  /// Returns the source that the option names, or the source of the settings.
  package func source(_ preferences: Preferences) throws -> WordSupply.Source {
    try source ?? preferences.source
  }

  /// Returns the web services; `nil` if the source is offline.
  package func services(_ preferences: Preferences, cache: String) throws -> OnlineWords? {
    try source(preferences) == .offline ? nil : preferences.services(cache: cache)
  }
}

extension WordSupply.Source: ExpressibleByArgument {}
