import ByteText
import Console
import FoundationEssentials
import Glibc
import Learner
import Speech
import Storage
import Terminal
import Vocabulary
import WordService

/// The checks of `vocalvocab doctor`: one for each thing that practice uses.
struct Checkup {
  private let data: DataOptions
  private let folders: Folders
  let sound: SoundOptions
  private let source: SourceOptions
  let playsTone: Bool
  let synthesizer: Synthesizer
  /// The learner's settings; the normal settings if the learner's can't be read.
  var preferences = Preferences(Settings())

  /// - Parameters:
  ///   - sound: the voice, speed and device to check, in place of those of the settings.
  ///   - source: where words come from, in place of the setting.
  ///   - playsTone: whether the device plays a tone.
  init(_ data: DataOptions, sound: SoundOptions, source: SourceOptions, playsTone: Bool) {
    self.data = data
    folders = data.folders
    self.sound = sound
    self.source = source
    self.playsTone = playsTone
    synthesizer = folders.synthesizer
  }

  /// Makes all checks, and returns what they found.
  mutating func findings() async -> [Finding] {
    var findings: [Finding] = []
    do {
      let files = try data.files(isReading: true)
      findings.append(checked(files))
      findings.append(await settings(files))
      _ = try files.synthesizer  // Tells the speech engine the voices of programs.
    } catch {
      findings.append(wrong("Files", error, "vocalvocab play --data ANOTHER-FOLDER"))
    }
    findings += [await engine(), await voice()] + (await device()) + [dictionary()]
    return findings + soundServers() + [await recordedVoices()] + (await services()) + [server()]
  }

  // MARK: Checks that practice with sound needs

  func good(_ check: String, _ text: String) -> Finding {
    Finding(check: check, isGood: true, isNeeded: true, text: text)
  }

  func wrong(_ check: String, _ error: any Error, _ command: String) -> Finding {
    wrong(check, "\(error)", command)
  }

  func wrong(_ check: String, _ sentence: String, _ command: String) -> Finding {
    Finding(check: check, isGood: false, isNeeded: true, text: sentence, command: command)
  }

  func missing(
    _ check: String, _ sentence: String, _ command: String, to purpose: String = "mend it"
  ) -> Finding {
    Finding(
      check: check, isGood: false, isNeeded: false, text: sentence, command: command,
      purpose: purpose)
  }

  /// The least free space on the disk for a journal to grow, in bytes.
  private static let leastRoom: UInt64 = 1 << 20

  private func checked(_ files: LearnerFiles) -> Finding {
    let check = "Files"
    for folder in Set([folders.data, folders.config, folders.settings]) {
      // A missing folder is made together with its first file.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for path in [folder] + names.map({ "\(folder)/\($0)" }) where access(path, F_OK) == 0 {
        guard access(path, R_OK | W_OK) != 0 else { continue }
        let reason = String(cString: strerror(errno))
        return wrong(
          check, "'\(path)' can't be read and written (\(reason)).", "chmod u+rwX '\(path)'")
      }
    }
    let place = Self.existing(folders.data)
    guard access(place, W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      return wrong(
        check, "'\(folders.data)' can't be made (\(reason)).", "chmod u+rwX '\(place)'")
    }
    var disk = statvfs()
    let room =
      statvfs(place, &disk) == 0 ? UInt64(disk.f_bavail) * UInt64(disk.f_frsize) : .max
    guard room >= Self.leastRoom else {
      return wrong(
        check, "The disk of '\(folders.data)' is full: remove what you don't need.",
        "df -h '\(folders.data)'")
    }
    return good(check, "Your answers are kept in '\(folders.data)'.")
  }

  /// Returns a folder, or the nearest folder above it that exists; `.` for a relative path without
  /// one.
  private static func existing(_ folder: String) -> String {
    var place = folder
    while access(place, F_OK) != 0, let slash = place.bytes.lastIndex(of: "/") {
      place = slash == place.startIndex ? "/" : String(place[..<slash])
      if place == "/" { break }
    }
    return access(place, F_OK) == 0 ? place : "."
  }

  private mutating func settings(_ files: LearnerFiles) async -> Finding {
    do {
      let read = Preferences(try files.settings.read())
      // Reading a value checks it, because a person may have written a wrong one into the file.
      _ = (try read.length, try read.levels, try read.tries, try read.source)
      _ = try await SoundSetup(sound, files: files)
      preferences = read
      return good("Settings", "Every setting has a value that works.")
    } catch {
      return wrong("Settings", error, Self.reset(error))
    }
  }

  /// Returns the command that gives the wrong setting its normal value. If the error names no
  /// setting, the command resets all settings.
  private static func reset(_ error: any Error) -> String {
    let key = (error as? StoredSettingError)?.setting.name
    return "vocalvocab settings reset \(key ?? "--yes")"
  }

  private func engine() async -> Finding {
    let check = "Speech engine"
    do {
      let voices = try await synthesizer.voices()
      let languages = Set(voices.filter { $0.maker == .system }.map(\.language)).count
      return good(check, "eSpeak NG speaks \(languages) languages.")
    } catch {
      return wrong(check, error, "sudo apt-get install --reinstall espeak-ng-data")
    }
  }

  private func voice() async -> Finding {
    let check = "Voice"
    let name = sound.voice ?? preferences.voice
    guard Environment.voices != nil else {
      return wrong(
        check, "The folder with our voices is gone: install VocalVocab again.", "make install")
    }
    do {
      try await synthesizer.check(voice: name)
      let style = SpeechStyle(voice: name, speed: .normal)
      _ = try await synthesizer.sound(of: style.text("harbor"))
      if let failure = await synthesizer.takeProgramFailure() { throw failure }
      return good(check, "'\(name)' speaks.")
    } catch {
      return wrong(check, error, "vocalvocab settings set voice \(Preferences.normalVoice)")
    }
  }

  private func dictionary() -> Finding {
    let check = "Dictionary"
    do {
      let dictionary = try offlineDictionary(folders).get()
      let all = dictionary.pool(
        length: try WordLength("2-30"), levels: LevelRange(Level.starter...Level.bee))
      return good(check, "\(all.count) words can be asked.")
    } catch WordServiceError.notInstalled(let package, let folder) {
      return wrong(check, "'\(folder)' is not there.", "sudo apt-get install \(package)")
    } catch {
      return wrong(check, error, "sudo apt-get install --reinstall wordnet-base scowl")
    }
  }

  // MARK: Checks of optional parts

  private func recordedVoices() async -> Finding {
    let check = "Recorded voices"
    let voices = ((try? await synthesizer.voices()) ?? []).filter { $0.maker == .flite }
    guard voices.isEmpty else {
      return Finding(
        check: check, isGood: true, isNeeded: false,
        text: "Flite has \(voices.map(\.name).joined(separator: ", ")).")
    }
    return missing(check, "Flite is not installed.", "sudo apt-get install libflite1")
  }

  /// The time that a service may take. It is short because a person waits.
  private static let serviceTimeLimit = Duration.seconds(3)

  private func services() async -> [Finding] {
    guard (try? source.source(preferences)) != .offline else { return [] }
    let (words, definitions) = ("Word service", "Dictionary service")
    // The cache is new and empty, so that each service is really asked.
    let cache = FileManager.default.temporaryDirectory.path + "/vocalvocab-doctor-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let online: OnlineWords
    do {
      online = try preferences.services(cache: cache)
    } catch {
      return [missing(words, "\(error)", Self.reset(error))]
    }
    async let word = finding(words) {
      var generator = SystemRandomNumberGenerator()
      return try await online.word(
        length: WordLength("5"), within: Self.serviceTimeLimit, isWaitedFor: true,
        using: &generator) != nil
    }
    async let entry = finding(definitions) {
      try await online.entry(for: "harbor", within: Self.serviceTimeLimit, isWaitedFor: true) != nil
    }
    return [await word, await entry]
  }

  private func finding(
    _ check: String, _ ask: @Sendable () async throws -> Bool
  ) async -> Finding {
    var reason = "It sent nothing."
    do {
      if try await ask() {
        return Finding(check: check, isGood: true, isNeeded: false, text: "It answers.")
      }
    } catch {
      reason = "\(error)"
    }
    return missing(
      check, reason, "vocalvocab settings set source offline", to: "practise without it")
  }

  private func server() -> Finding {
    let check = "Server"
    guard let path = Environment.server else {
      return missing(check, "The server for the browser is not built.", "make serve")
    }
    return Finding(check: check, isGood: true, isNeeded: false, text: "It is '\(path)'.")
  }
}
