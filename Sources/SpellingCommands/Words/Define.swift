package import ArgumentParser
import Console
import Learner
import Spelling
import Terminal
import WordService

/// `vocalvocab define`: shows the entries of words.
package struct Define: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "define",
    abstract: "Show what words mean, how common they are, and how they are pronounced.",
    discussion: """
      A word that is said in two ways, such as read or wind, has each meaning with its sound.

      Examples:
        vocalvocab define harbor
        vocalvocab define harbor rhythm "ice cream"
      """)

  @Argument(help: "The words; one of several parts, such as ice cream, stands in quotes.")
  var words: [String]

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Where words come from") var source: SourceOptions
  @OptionGroup(title: "Sound") var sound: VoiceOptions
  @OptionGroup(title: "Files") var data: DataOptions

  package func run() async throws {
    let files = try data.files(isReading: true)
    let english = try offlineDictionary(files.folders).get()
    let preferences = Preferences(try files.settings.read())
    let setup = try await SoundSetup(voice: sound.voice, files: files)
    let (dictionary, style) = try await LanguageDictionaries(cache: files.folders.cache).lookUp(
      preferences, setup.style, besides: english, setup.synthesizer)
    let isEnglish = dictionary.isAbout(.english)
    let supply = WordSupply(
      isEnglish ? try source.source(preferences) : .offline, dictionary: dictionary,
      online: try source.services(preferences, cache: files.folders.cache))
    let sounds =
      isEnglish ? try await setup.soundAlikes(dictionary, cache: files.folders.cache) : nil
    let lookup = WordLookup(dictionary, sounds: sounds, setup.synthesizer, voice: style.voice)
    let screen = Screen(plain: output.plain)
    var entries: [WordEntry] = []
    var isWhole = true
    for text in words {
      do {
        entries.append(try await entry(of: text, supply, lookup))
      } catch let unknown as UnknownWord {
        guard words.count > 1 else { throw unknown }
        Screen.complain(unknown)
        isWhole = false
        continue
      }
      guard !output.json, let entry = entries.last else { continue }
      if entries.count > 1, !screen.isPlain { screen.line() }
      entry.show(on: screen)
    }
    if output.json { screen.line(try json(entries)) }
    if !isWhole { throw ExitCode.failure }
  }

  /// Returns the entry of a word.
  ///
  /// - Throws: ``UnknownWord``, `SpeechError`.
  private func entry(
    of text: String, _ supply: WordSupply, _ lookup: WordLookup
  ) async throws -> WordEntry {
    let online = await supply.explanation(of: text)
    for failure in await supply.takeFailures() { Screen.complain(failure.description) }
    return try await lookup.entry(of: text, online: online)
  }

  package init() {}
}
