import Foundation

@testable import Speech

/// The engine, which a process has only once, with our voices.
let sharedSynthesizer = Synthesizer.shared(
  voices: #filePath.replacing("/Tests/SpeechTests/SharedSynthesizer.swift", with: "/Voices"),
  cache: NSTemporaryDirectory() + "vocalvocab-speech-tests")
