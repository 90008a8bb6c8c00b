import ArgumentParser
import Console
import Learner
import Practice
import Speech
import Storage
import Vocabulary
import WordService

/// `vocalvocab define`: shows the entries of words.
struct Define: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "define",
    abstract: "Show what words mean, how common they are, and how they are pronounced.",
    discussion: """
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

  func run() async throws {
    let files = try data.files(isReading: true)
    let dictionary = try offlineDictionary(files.folders).get()
    let preferences = Preferences(try files.settings.read())
    let supply = WordSupply(
      try source.source(preferences), dictionary: dictionary,
      online: try source.services(preferences, cache: files.folders.cache))
    let setup = try await SoundSetup(voice: sound.voice, files: files)
    let sounds = try await setup.soundAlikes(dictionary, cache: files.folders.cache)
    let screen = Screen(plain: output.plain)
    var entries: [WordEntry] = []
    var isWhole = true
    for text in words {
      do {
        entries.append(try await entry(of: text, supply, dictionary, sounds, setup))
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
    of text: String, _ supply: WordSupply, _ dictionary: OfflineDictionary,
    _ sounds: SoundAlikes?, _ setup: SoundSetup
  ) async throws -> WordEntry {
    let online = await supply.explanation(of: text)
    for failure in await supply.takeFailures() { Screen.complain(failure.description) }
    guard let found = dictionary.word(text) ?? online?.word(text) else {
      throw UnknownWord(text, neighbours: dictionary.neighbours(of: text))
    }
    let meaning = found.definitions.first
    let sound = sounds?.entry(of: found.text.lowercased(), as: meaning?.partOfSpeech)
    let ways = try await pronunciations(of: found, setup)
    return WordEntry(
      found, pronunciations: ways,
      inflections: dictionary.inflections(of: found.text),
      soundAlikes: dictionary.soundAlikes(
        of: found.text, as: meaning, sounding: sound?.same ?? []),
      spelling: dictionary.written(found.text, said: ways.first?.ipa).notes, online: online)
  }

  /// Returns the pronunciations of a word: one, or several that depend on the part of speech or the
  /// meaning.
  private func pronunciations(
    of word: Word, _ setup: SoundSetup
  ) async throws -> [WordEntry.Pronunciation] {
    let voice = setup.style.voice
    var parts: [PartOfSpeech?] = [nil]
    if await setup.synthesizer.heteronyms(voice: voice).contains(word.text.lowercased()) {
      parts = word.definitions.map(\.partOfSpeech)
    }
    var ways: [WordEntry.Pronunciation] = []
    for part in parts {
      let ipa = try await setup.synthesizer.pronunciation(
        of: word.text, as: part?.rawValue, voice: voice)
      if let same = ways.firstIndex(where: { $0.ipa == ipa }) {
        ways[same].add(part)
      } else {
        ways.append(WordEntry.Pronunciation(ipa: ipa, partsOfSpeech: part.map { [$0] }))
      }
    }
    if let other = try await setup.synthesizer.otherPronunciation(of: word.text, voice: voice),
      !ways.contains(where: { $0.ipa == other.ipa })
    {
      ways.append(WordEntry.Pronunciation(ipa: other.ipa, meaning: other.meaning))
    }
    return ways
  }
}

extension OnlineEntry {
  /// Returns a word with the service's definitions; `nil` if the service has none.
  fileprivate func word(_ text: String) -> Word? {
    definitions.isEmpty ? nil : Word(text, definitions: definitions, authority: authority)
  }
}
