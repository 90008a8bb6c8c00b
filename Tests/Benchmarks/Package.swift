// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the program never depends on what measures it.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "VocalVocab", path: "../.."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
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
      dependencies: [.product(name: "Practice", package: "VocalVocab")]),
    .executableTarget(
      name: "JournalBenchmark",
      dependencies: [
        .product(name: "Practice", package: "VocalVocab"),
        .product(name: "Storage", package: "VocalVocab"),
      ],
      // One of its files is the program's own, by a link.
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
  ],
  swiftLanguageModes: [.v6]
)
