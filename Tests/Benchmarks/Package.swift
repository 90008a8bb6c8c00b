// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the program never depends on the libraries of the benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "VocalVocab", path: "../.."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .executableTarget(
      name: "WordBenchmarks",
      dependencies: [
        .product(name: "WordService", package: "VocalVocab"),
        .product(name: "Speech", package: "VocalVocab"),
        .product(name: "Tutor", package: "VocalVocab"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]),
    .executableTarget(
      name: "RetentionSimulation",
      dependencies: [
        .product(name: "Practice", package: "VocalVocab"),
        .product(name: "Scheduling", package: "VocalVocab"),
        .product(name: "TestSupport", package: "VocalVocab"),
      ]),
    .executableTarget(
      name: "JournalBenchmark",
      dependencies: [
        .product(name: "Practice", package: "VocalVocab"),
        .product(name: "Scheduling", package: "VocalVocab"),
        .product(name: "Storage", package: "VocalVocab"),
        .product(name: "TestSupport", package: "VocalVocab"),
      ],
      // A link adds one file of the program, which needs this setting.
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(
      name: "ServerBenchmark",
      dependencies: [
        .product(name: "Web", package: "VocalVocab"),
        .product(name: "Speech", package: "VocalVocab"),
        .product(name: "Storage", package: "VocalVocab"),
        .product(name: "Tutor", package: "VocalVocab"),
        .product(name: "WordService", package: "VocalVocab"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
