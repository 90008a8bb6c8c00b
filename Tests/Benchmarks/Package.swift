// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the program never depends on the libraries of the benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "VocalVocab", path: "../.."),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .executableTarget(
      name: "Sampler",
      dependencies: [
        .product(name: "Cards", package: "VocalVocab"),
        .product(name: "Practice", package: "VocalVocab"),
        .product(name: "Quiz", package: "VocalVocab"),
        .product(name: "Scheduling", package: "VocalVocab"),
        .product(name: "Speech", package: "VocalVocab"),
        .product(name: "Storage", package: "VocalVocab"),
        .product(name: "Learner", package: "VocalVocab"),
        .product(name: "Rooms", package: "VocalVocab"),
        .product(name: "Today", package: "VocalVocab"),
        .product(name: "WordService", package: "VocalVocab"),
        .product(name: "TestSupport", package: "VocalVocab"),
      ]),
    .executableTarget(name: "EngineChunk", linkerSettings: [.linkedLibrary("espeak-ng")]),
    .executableTarget(
      name: "Servers",
      dependencies: [
        .product(name: "Web", package: "VocalVocab"),
        .product(name: "Speech", package: "VocalVocab"),
        .product(name: "Storage", package: "VocalVocab"),
        .product(name: "Learner", package: "VocalVocab"),
        .product(name: "Rooms", package: "VocalVocab"),
        .product(name: "Today", package: "VocalVocab"),
        .product(name: "WordService", package: "VocalVocab"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .executableTarget(
      name: "Recommendations",
      dependencies: [
        .product(name: "Shows", package: "VocalVocab"),
        .product(name: "TestSupport", package: "VocalVocab"),
      ]),
    .executableTarget(
      name: "RetentionSimulation",
      dependencies: [
        .product(name: "Plan", package: "VocalVocab"),
        .product(name: "Practice", package: "VocalVocab"),
        .product(name: "Scheduling", package: "VocalVocab"),
        .product(name: "TestSupport", package: "VocalVocab"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
