// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because all of it is built with `--sanitize=fuzzer`.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "VocalVocab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Cards", package: "VocalVocab"),
        .product(name: "Hashing", package: "VocalVocab"),
        .product(name: "Lists", package: "VocalVocab"),
        .product(name: "Plan", package: "VocalVocab"),
        .product(name: "Practice", package: "VocalVocab"),
        .product(name: "Quiz", package: "VocalVocab"),
        .product(name: "Speech", package: "VocalVocab"),
        .product(name: "Storage", package: "VocalVocab"),
        .product(name: "Learner", package: "VocalVocab"),
        .product(name: "Rooms", package: "VocalVocab"),
        .product(name: "Today", package: "VocalVocab"),
        .product(name: "WordService", package: "VocalVocab"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
