// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the program never depends on the tool that builds its
// documentation.
let package = Package(
  name: "VocalVocab libraries",
  dependencies: [
    .package(name: "VocalVocab", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // The plug-in documents this target, which has the first page, and the libraries it depends on.
    .target(
      name: "Documentation",
      dependencies: [
        .product(name: "Hashing", package: "VocalVocab"),
        .product(name: "Scheduling", package: "VocalVocab"),
        .product(name: "Practice", package: "VocalVocab"),
        .product(name: "Storage", package: "VocalVocab"),
        .product(name: "Speech", package: "VocalVocab"),
        .product(name: "WordService", package: "VocalVocab"),
        .product(name: "Learner", package: "VocalVocab"),
        .product(name: "Rooms", package: "VocalVocab"),
        .product(name: "Today", package: "VocalVocab"),
        .product(name: "Web", package: "VocalVocab"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
