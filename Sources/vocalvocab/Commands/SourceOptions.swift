public import ArgumentParser
import Storage
public import WordService

/// Where words and definitions come from.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Where words come from: offline; online, from web services first; or auto, offline with what "
        + "the services add.", valueName: "source"))
  var source: WordSupply.Source?

  func source(_ settings: Settings) throws -> WordSupply.Source {
    try source ?? settings.source.map(WordSupply.Source.setting) ?? .auto
  }

  /// - Returns: `nil` where they are not to be asked.
  func services(_ settings: Settings, cache: String) throws -> OnlineWords? {
    guard try source(settings) != .offline else { return nil }
    return try OnlineWords(
      randomWordAPI: settings.randomWordAPI ?? OnlineWords.usualRandomWordAPI,
      dictionaryAPI: settings.dictionaryAPI ?? OnlineWords.usualDictionaryAPI, cache: cache)
  }
}

extension WordSupply.Source: ExpressibleByArgument {
  /// - Throws: ``WrongUsage`` for what is no source.
  static func setting(_ text: String) throws -> Self {
    guard let source = Self(rawValue: text.lowercased()) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw WrongUsage(description: "'\(text)' is not a source of words: give one of \(names).")
    }
    return source
  }
}
