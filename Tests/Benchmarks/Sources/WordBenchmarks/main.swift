import Benchmark
import Dispatch
import Foundation
import Speech
import Tutor
import Vocabulary
import WordService

// Measures the time that a session spends on words. The limits: 3 ms to open the index, 50 µs for a
// word with its definitions, 2 s to build the index, 4 s for the table of sound-alikes.

let cache = NSTemporaryDirectory() + "vocalvocab-benchmark-\(getpid())"
let dictionary = try OfflineDictionary(cache: cache)
let synthesizer = Synthesizer.shared(voices: nil, cache: cache)

benchmark("open the index") {
  _ = try OfflineDictionary(cache: cache)
}

let pool = dictionary.pool(
  length: try WordLength("5-7"), levels: try LevelRange("starter-broad"))
var generator = SystemRandomNumberGenerator()

benchmark("make the pool of a length and a level") {
  _ = dictionary.pool(length: try WordLength("5-7"), levels: try LevelRange("starter-broad"))
}

benchmark("draw a word with its definitions") {
  _ = dictionary.draw(from: pool, using: &generator)
}

benchmark("look a word up") {
  _ = dictionary.word("necessary")
}

benchmark("look an inflected form up") {
  _ = dictionary.word("spelled")
}

benchmark("build the index", settings: Iterations(5), WarmupIterations(1)) {
  _ = try OfflineDictionary(cache: nil)
}

benchmark("build the table of sound-alikes", settings: Iterations(3), WarmupIterations(0)) {
  let done = DispatchSemaphore(value: 0)
  Task.detached { [dictionary, synthesizer] in
    _ = try await SoundAlikes(
      dictionary, language: "en-us", engine: .init(synthesizer, voice: "en-us"), cache: nil)
    done.signal()
  }
  done.wait()
}

Benchmark.main()
