public import ArgumentParser
import Tutor
public import WordService

/// Where words and definitions come from.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Where words come from: offline; online, from web services first; or auto, offline with what "
        + "the services add.", valueName: "source"))
  var source: WordSupply.Source?

  func source(_ preferences: Preferences) throws -> WordSupply.Source {
    try source ?? preferences.source
  }

  /// - Returns: `nil` where they are not to be asked.
  func services(_ preferences: Preferences, cache: String) throws -> OnlineWords? {
    try source(preferences) == .offline ? nil : preferences.services(cache: cache)
  }
}

extension WordSupply.Source: ExpressibleByArgument {}
