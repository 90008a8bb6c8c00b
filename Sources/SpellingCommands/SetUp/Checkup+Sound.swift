import Console
import Faults
import Glibc
import Learner
import Speech

/// The checks of the sound device and of what leads to it.
extension Checkup {
  /// Checks the sound device, with what a person hears of it if a tone is played.
  func device() async -> [Finding] {
    let check = "Sound device"
    let name = sound.device ?? preferences.device
    do {
      // Without a lead-in, so that a device that swallows the beginning of a sound shows it.
      let speaker = Speaker(synthesizer: synthesizer, device: SoundDevice(name, leadIn: 0))
      try await speaker.open()
      guard playsTone else { return [good(check, "'\(name)' plays.")] }
      guard Question.isPossible else {
        try await play(.tone, on: speaker)
        return [good(check, "'\(name)' plays: you have heard a tone.")]
      }
      return try await heard(by: name, speaker)
    } catch SpeechError.deviceBusy(let device) {
      return [busy(check, device)]
    } catch {
      return [
        wrong(
          check, error, "vocalvocab doctor --devices, then vocalvocab settings set device NAME")
      ]
    }
  }

  private func play(_ sound: Sound, on speaker: Speaker) async throws {
    _ = try await speaker.say([Utterance(.recorded(sound), voice: Preferences.normalVoice)]).value
  }

  /// Plays beeps, asks how many were heard, and says how much of a sound the device swallows.
  private func heard(by name: String, _ speaker: Speaker) async throws -> [Finding] {
    let check = "Sound device"
    try await play(.beeps, on: speaker)
    let counts = Dictionary(uniqueKeysWithValues: (0...Sound.beepCount).map { ("\($0)", $0) })
    let prompt = "How many beeps did you hear, 0 to \(Sound.beepCount)? "
    guard let count = Question.answer(prompt, among: counts) else {
      return [good(check, "'\(name)' plays.")]
    }
    guard count > 0 else {
      return [
        wrong(
          check, "You heard nothing from '\(name)'.",
          "vocalvocab doctor --devices, then vocalvocab settings set device NAME")
      ]
    }
    let swallowed = (Sound.beepCount - count) * Sound.beepMilliseconds
    let needed = swallowed > 0 ? swallowed + SoundDevice.normalLeadIn : 0
    let present = (try? preferences.leadIn) ?? SoundDevice.normalLeadIn
    let plays = good(check, "'\(name)' plays: you have heard \(count) of \(Sound.beepCount) beeps.")
    guard needed > present else { return [plays] }
    return [
      plays,
      missing(
        "Beginning of words", "'\(name)' swallows up to \(swallowed) ms of a sound after a pause.",
        "vocalvocab settings set \(Setting.leadIn) \(needed)", to: "hear whole words"),
    ]
  }

  /// Names the programs that keep the device busy.
  private func busy(_ check: String, _ device: String) -> Finding {
    let holders = DeviceHolders.all.map { "'\($0.name.printable)' (process \($0.process))" }
    guard !holders.isEmpty else {
      return wrong(
        check, SpeechError.deviceBusy(device),
        "vocalvocab doctor --devices, then vocalvocab settings set device NAME")
    }
    let names = holders.joined(separator: " and ")
    return Finding(
      check: check, isGood: false, isNeeded: true,
      text: "The sound device '\(device)' is in use by \(names): end it first.",
      command: "vocalvocab doctor --tone", purpose: "check again")
  }

  /// Checks whether ALSA reaches the sound servers that run. Without its plug-in, the program takes
  /// the device for itself, or finds it busy.
  func soundServers() -> [Finding] {
    let running = SoundServer.allCases.filter { $0.isRunning(Self.variable) }
    guard !running.isEmpty else { return [] }
    let check = "Sound server"
    if let reached = running.first(where: { $0.hasPlugIn(Self.variable) }) {
      return [
        Finding(
          check: check, isGood: true, isNeeded: false,
          text: "ALSA has the plug-in for \(reached.rawValue).")
      ]
    }
    let server = running[0]
    return [
      missing(
        check, "\(server.rawValue) runs, but ALSA lacks the plug-in for it.",
        "sudo apt-get install \(server.package)", to: "share the device with other programs")
    ]
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension Sound {
  /// The number of beeps, few enough to count.
  fileprivate static let beepCount = 6
  /// The time from one beep to the next, in milliseconds.
  fileprivate static let beepMilliseconds = 200

  /// Half a second of the note A.
  fileprivate static var tone: Sound {
    Sound(samples: note(milliseconds: 500), sampleRate: Synthesizer.sampleRate)
  }

  /// Short notes with a pause after each. A device that swallows the beginning of a sound swallows
  /// some of them.
  fileprivate static var beeps: Sound {
    let (beep, all) = (note(milliseconds: 120), Synthesizer.sampleRate * beepMilliseconds / 1000)
    let pause = [Int16](repeating: 0, count: all - beep.count)
    return Sound(
      samples: (1...beepCount).flatMap { _ in beep + pause }, sampleRate: Synthesizer.sampleRate)
  }

  /// The samples of the note A with soft ends, at a quarter of the full amplitude.
  private static func note(milliseconds: Int) -> [Int16] {
    let count = Synthesizer.sampleRate * milliseconds / 1000
    return (0..<count).map { index in
      let edge = min(1, Double(min(index, count - index)) / 500)
      return Int16(
        8_192 * edge * sin(2 * .pi * 440 * Double(index) / Double(Synthesizer.sampleRate)))
    }
  }
}
