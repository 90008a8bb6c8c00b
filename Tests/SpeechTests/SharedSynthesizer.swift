import TestSupport

@testable import Speech

/// The engine, which a process has only once, with our voices.
let sharedSynthesizer = Synthesizer.shared(
  voices: TestFolders.voices, cache: TestFolders.cache)
