// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Warnings are errors where the project is checked; where it is only used, a newer compiler may
// find new ones.
let isChecked = Context.environment["WARNINGS_ARE_ERRORS"] != nil

// Each process of the compiler reads all files of its module, and two modules are usually compiled
// at once. With half as many processes for each as there are processors, a debug build takes an
// eighth less time.
let processes = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .unsafeFlags(["-driver-batch-count", "\(processes)"], .when(configuration: .debug)),
  ] + (isChecked ? [.treatAllWarnings(as: .error)] : [])

// Tests run these modules over whole dictionaries. So a debug build optimises them, too, and keeps
// every check.
let optimised =
  strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// At a fixed address the loader has 70,000 places less to put right, half a millisecond before the
// first sound.
let atFixedAddress: [LinkerSetting] = [
  .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(configuration: .release))
]

/// Returns a room at work: a target that knows no other room.
///
/// - Parameter own: the modules of which this room needs more than the others.
func room(_ name: String, _ own: [Target.Dependency]) -> Target {
  .target(
    name: name,
    dependencies: [
      "ByteText", "Faults", "Hashing", "Languages", "Learner", "Practice", "Scheduling", "Storage",
      "Threads", "Vocabulary",
    ] + own)
}

// The rooms at work. Whoever joins them knows them all.
let rooms = [
  room("Spelling", ["ListFormats", "Speech", "Summaries", "Tables", "WordService"]),
  room("CardPractice", ["CardFormats", "Cards", "Speech", "Tables"]),
  room("QuizPractice", ["Cards", "Quiz", "QuizSources", "Speech", "Tables", "WordService"]),
  room("Planning", ["Plan"]),
  room("Watching", ["Plan", "ShowSources", "Shows", "Tables"]),
]
let allRooms = rooms.map { Target.Dependency.byName(name: $0.name) }

// The packages of the benchmarks, of the fuzzers and of the documentation use these.
let libraries = [
  "Hashing", "Learner", "Plan", "Scheduling", "Shows", "Speech", "TestSupport", "Today", "Web",
].map { Product.library(name: $0, targets: [$0]) }

let package = Package(
  name: "VocalVocab",
  products: [
    .executable(name: "vocalvocab", targets: ["vocalvocab"]),
    .executable(name: "vocalvocab-server", targets: ["vocalvocab-server"]),
    .library(name: "Cards", targets: ["Cards", "CardFormats"]),
    .library(name: "Quiz", targets: ["Quiz", "QuizSources", "WebRequests"]),
    .library(name: "Practice", targets: ["Practice", "Vocabulary"]),
    .library(name: "Lists", targets: ["ListFormats", "Tables", "Vocabulary"]),
    .library(name: "Storage", targets: ["Storage", "Vocabulary"]),
    .library(
      name: "WordService",
      targets: [
        "WordService", "DictionaryFormats", "LanguageSources", "Vocabulary", "WebRequests",
      ]),
    .library(name: "Rooms", targets: rooms.map(\.name)),
  ] + libraries,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Without what it would bring for configuration files, and without the whole of Foundation.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: rooms + [
    // The C libraries, as they are.
    .systemLibrary(
      name: "CEspeakNG", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    // The library with which eSpeak NG speeds up speech; it has no pkg-config file.
    .systemLibrary(name: "CSonic", providers: [.apt(["libsonic-dev"])]),
    // Readline's pkg-config file has flags that the package manager refuses; it needs none.
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),

    // The functions of malloc.h, which Swift's module Glibc lacks.
    .systemLibrary(name: "CMalloc"),
    // GNU's functions for starting a program, which it lacks, too.
    .systemLibrary(name: "CSpawn"),
    // The one that exchanges two files.
    .systemLibrary(name: "CRename"),
    // And the one that tells how wide a character is.
    .systemLibrary(name: "CWideCharacters"),
    // The end of a program that may use too little memory, before Swift begins.
    .target(name: "CAddressSpace"),

    // These are loaded when they are needed, and done without where they are not there.
    .target(name: "CCrack"),
    .target(name: "CCrypto"),
    .target(name: "CCurl"),
    .target(name: "CFlite"),
    .target(name: "CPostgreSQL"),
    .target(name: "CQREncode"),
    .target(name: "CSndFile"),
    .target(name: "CSodium"),
    .target(name: "CSQLite"),
    .target(name: "CZip"),
    .target(name: "CZlib"),
    .target(name: "CZstd"),

    // Our lists of words, as parts of the program.
    .target(name: "CWordLists"),

    // The files of the pages, the schemas of JSON documents and the guide, as parts of the program.
    .target(name: "CEmbedded"),

    // Texts whose format is made of bytes.
    .target(name: "ByteText", swiftSettings: optimised),

    // The chapters of the guide, which the terminal and the pages show.
    .target(
      name: "Guide", dependencies: ["CEmbedded"],
      exclude: [
        "browser.md", "class.md", "database.md", "evidence.md", "exit-statuses.md", "files.md",
        "flash-cards.md", "install.md", "json.md", "multilingual.md", "people.md",
        "planning.md", "practice.md", "progress.md", "quizzes.md", "schools.md", "server.md",
        "sound.md",
        "trouble.md", "watching.md", "word-lists.md", "words.md",
      ]),

    // The schemas of JSON documents, which the terminal and the API describe.
    .target(name: "Schemas", dependencies: ["ByteText", "CEmbedded"], exclude: ["Documents"]),

    // A stable hash, for names and keys of caches, and random numbers from a seed.
    .target(name: "Hashing", swiftSettings: optimised),

    // A thread for an actor whose work may block, and a value that one thread at a time uses.
    .target(name: "Threads"),

    // Counts and durations, in the form that Prometheus reads.
    .target(name: "Figures", swiftSettings: optimised),

    // Another program, from its start to its end.
    .target(name: "Processes", dependencies: ["CSpawn"]),

    // Requests to services on the web, and the rules for how often a host may be asked.
    .target(
      name: "WebRequests", dependencies: ["ByteText", "Threads", "CCurl"],
      swiftSettings: optimised),

    // The kinds of faults, and the remedies.
    .target(name: "Faults"),

    // The files in a zip archive.
    .target(name: "ZipFiles", dependencies: ["CZip", "Faults"], swiftSettings: optimised),

    // The languages, each with its rules in a folder of its own.
    .target(
      name: "Languages", dependencies: ["ByteText"],
      exclude: ["sources.py", "words.py"]
        + ["German", "Spanish", "French", "Italian", "Portuguese", "Dutch"].flatMap { language in
          ["starter", "undrawn", "words"].map { "\(language)/\($0).txt" }
        }, swiftSettings: optimised),

    // Plain values: words, definitions, levels.
    .target(name: "Vocabulary", dependencies: ["Faults", "Languages"], swiftSettings: optimised),

    // Text in rows: its encodings, separators, names of columns and HTML.
    .target(
      name: "Tables", dependencies: ["ByteText", "Faults", "Vocabulary"],
      swiftSettings: optimised),

    // The files of dictionaries of other languages.
    .target(
      name: "DictionaryFormats",
      dependencies: ["ByteText", "CZlib", "Faults", "Languages", "Tables", "Vocabulary"],
      swiftSettings: optimised),

    // Values that are computed from the journal, in a form that is read fast.
    .target(name: "Summaries", swiftSettings: optimised),

    // When each item comes back, and days and streaks of practice.
    .target(name: "Scheduling", dependencies: ["Summaries"], swiftSettings: optimised),

    // Rooms that don't know each other.
    .target(
      name: "Speech",
      dependencies: [
        "ByteText", "CALSA", "CEspeakNG", "CFlite", "CSndFile", "CSonic", "CSpawn", "Faults",
        "Hashing", "Languages", "Processes", "Threads",
      ],
      swiftSettings: optimised),
    .target(
      name: "WordService",
      dependencies: [
        "Faults", "ByteText", "Languages", "Vocabulary", "Hashing", "Threads", "WebRequests",
        "CWordLists",
      ],
      swiftSettings: optimised),
    .target(
      name: "Practice",
      dependencies: ["Faults", "Languages", "Vocabulary", "Scheduling", "Summaries"],
      swiftSettings: optimised),
    .target(
      name: "Cards", dependencies: ["ByteText", "Vocabulary", "Scheduling", "Hashing"],
      swiftSettings: optimised),
    .target(name: "Quiz", dependencies: ["Vocabulary"], swiftSettings: optimised),
    .target(
      name: "Plan", dependencies: ["ByteText", "Scheduling", "Hashing"], swiftSettings: optimised),
    .target(
      name: "Shows",
      dependencies: ["ByteText", "Faults", "Hashing", "Scheduling", "Vocabulary"],
      swiftSettings: optimised),
    .target(name: "Accounts", dependencies: ["ByteText", "Faults", "Vocabulary"]),
    .target(
      name: "Storage",
      dependencies: [
        "ByteText", "Faults", "Figures", "Vocabulary", "Scheduling", "Summaries", "Hashing",
        "Threads", "CPostgreSQL", "CRename",
      ]),

    // Questions from services and files.
    .target(
      name: "QuizSources",
      dependencies: ["ByteText", "Faults", "Hashing", "Quiz", "Tables", "WebRequests"],
      swiftSettings: optimised),

    // The dictionaries of other languages, made from what their sources give.
    .target(
      name: "LanguageSources",
      dependencies: [
        "ByteText", "DictionaryFormats", "Faults", "Tables", "Threads", "Vocabulary", "WebRequests",
        "WordService",
      ],
      swiftSettings: optimised),

    // Shows from services, and from the files of other programs.
    .target(
      name: "ShowSources",
      dependencies: [
        "ByteText", "Faults", "Hashing", "Scheduling", "Shows", "Tables", "Vocabulary",
        "WebRequests", "ZipFiles",
      ],
      swiftSettings: optimised),

    // The people and the classes in a school's files.
    .target(
      name: "Rosters",
      dependencies: ["ByteText", "Faults", "Tables", "Vocabulary", "ZipFiles"],
      swiftSettings: optimised),

    // The files of lists of words.
    .target(
      name: "ListFormats", dependencies: ["Faults", "Tables", "Vocabulary"],
      swiftSettings: optimised),

    // The files of cards of other programs.
    .target(
      name: "CardFormats",
      dependencies: [
        "ByteText", "Cards", "Hashing", "Processes", "Scheduling", "Tables", "Threads",
        "Vocabulary", "CSQLite", "CZip", "CZstd",
      ],
      swiftSettings: optimised),

    // The parts of a learner that every room needs: the settings, the journal's figures, faults and
    // voices.
    .target(
      name: "Learner",
      dependencies: [
        "Faults", "ByteText", "Hashing", "LanguageSources", "Languages", "Threads", "Vocabulary",
        "Scheduling", "Speech", "WordService", "Practice", "QuizSources", "Plan", "Schemas",
        "ShowSources", "Shows", "Storage", "Summaries", "Tables",
      ]),

    // The accounts of a server: their documents, passwords and sessions.
    .target(
      name: "SigningIn",
      dependencies: [
        "Accounts", "ByteText", "CCrack", "CCrypto", "CSodium", "Faults", "Hashing", "Learner",
        "Storage", "Threads", "Vocabulary", "WebRequests",
      ]),

    // Where the rooms meet, and what a person meets.
    .target(
      name: "Today",
      dependencies: allRooms + [
        "ByteText", "Languages", "Learner", "Plan", "Practice", "Quiz", "QuizSources", "Scheduling",
        "Speech", "Storage", "Tables", "Vocabulary", "WordService",
      ]),
    .target(
      name: "Web",
      dependencies: allRooms + [
        "Accounts", "ByteText", "CEmbedded", "CQREncode", "CardFormats", "Cards", "Faults",
        "Figures", "Guide", "Hashing", "LanguageSources", "Languages", "Learner", "ListFormats",
        "Plan", "Practice", "Quiz", "QuizSources", "Rosters", "Scheduling", "Schemas",
        "ShowSources", "Shows", "SigningIn", "Speech", "Storage", "Tables", "Threads", "Today",
        "Vocabulary", "WebRequests", "WordService",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      exclude: ["Assets"]),
    // The options, lines and errors that both programs share.
    .target(
      name: "Console",
      dependencies: [
        "Accounts", "ByteText", "CAddressSpace", "CWideCharacters", "CardFormats", "Faults",
        "Learner", "Speech", "Storage", "Tables", "Threads", "WordService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The options that all commands share, and the reading of keys and lines at a terminal. The
    // server needs neither.
    .target(
      name: "Terminal",
      dependencies: [
        "ByteText", "CReadline", "Console", "Faults", "Learner", "Practice", "Scheduling", "Speech",
        "Storage", "Tables", "Threads", "Vocabulary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The commands of spelling, and those of the other rooms. They don't know each other.
    .target(
      name: "RoomCommands",
      dependencies: allRooms + [
        "ByteText", "CardFormats", "Cards", "Console", "Learner", "Plan", "Practice", "Quiz",
        "Scheduling", "ShowSources", "Shows", "Speech", "Storage", "Tables", "Terminal", "Today",
        "Vocabulary", "WordService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "SpellingCommands",
      dependencies: allRooms + [
        "ByteText", "Console", "Faults", "LanguageSources", "Languages", "Learner", "ListFormats",
        "Practice", "Quiz", "Scheduling", "Speech", "Storage", "Tables", "Terminal", "Threads",
        "Today", "Vocabulary", "WordService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "vocalvocab",
      dependencies: [
        "ByteText", "CardPractice", "Console", "Faults", "Guide", "Learner", "Planning",
        "RoomCommands", "Schemas", "Speech", "SpellingCommands", "Storage", "Terminal", "Today",
        "Vocabulary", "WordService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      linkerSettings: atFixedAddress),
    .executableTarget(
      name: "vocalvocab-server",
      dependencies: [
        "Accounts", "ByteText", "CMalloc", "Console", "Faults", "Learner", "SigningIn", "Storage",
        "Today", "Web", "WebRequests", "WordService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Service"],
      linkerSettings: atFixedAddress),

    .testTarget(name: "ByteTextTests", dependencies: ["ByteText"]),
    .testTarget(name: "FiguresTests", dependencies: ["Figures"]),
    .testTarget(name: "GuideTests", dependencies: ["Guide"]),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"]),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads", "TestSupport"]),
    .testTarget(
      name: "WebRequestsTests",
      dependencies: ["CCurl", "LoopbackServer", "TestSupport", "WebRequests"]),
    .testTarget(name: "LanguagesTests", dependencies: ["Languages"]),
    .testTarget(name: "VocabularyTests", dependencies: ["Languages", "Vocabulary"]),
    .testTarget(name: "TablesTests", dependencies: ["Tables", "TestSupport"]),
    .testTarget(
      name: "DictionaryFormatsTests",
      dependencies: [
        "DictionaryFormats", "Languages", "Tables", "TestSupport", "Vocabulary",
      ]),
    .testTarget(
      name: "ListFormatsTests",
      dependencies: ["ListFormats", "Tables", "Vocabulary", "TestSupport"]),
    .testTarget(name: "SummariesTests", dependencies: ["Summaries"]),
    .testTarget(name: "SchedulingTests", dependencies: ["Scheduling", "TestSupport"]),
    .testTarget(
      name: "PracticeTests",
      dependencies: [
        "Languages", "Practice", "Scheduling", "Summaries", "Vocabulary", "TestSupport",
      ]),
    .testTarget(name: "CardsTests", dependencies: ["Cards", "Scheduling", "TestSupport"]),
    .testTarget(name: "QuizTests", dependencies: ["Quiz", "Vocabulary", "TestSupport"]),
    .testTarget(
      name: "QuizSourcesTests",
      dependencies: [
        "Hashing", "LoopbackServer", "Quiz", "QuizSources", "Tables", "TestSupport", "WebRequests",
      ]),
    .testTarget(name: "PlanTests", dependencies: ["Plan", "Scheduling", "TestSupport"]),
    .testTarget(
      name: "ShowsTests", dependencies: ["Hashing", "Shows", "TestSupport"]),
    .testTarget(
      name: "ShowSourcesTests",
      dependencies: [
        "LoopbackServer", "Scheduling", "ShowSources", "Shows", "Tables", "TestSupport",
        "WebRequests",
      ]),
    .testTarget(
      name: "CardFormatsTests", dependencies: ["CardFormats", "Cards", "Tables", "TestSupport"]),
    .testTarget(name: "RostersTests", dependencies: ["Rosters", "TestSupport", "ZipFiles"]),
    .testTarget(name: "SpeechTests", dependencies: ["Languages", "Speech", "TestSupport"]),
    .testTarget(
      name: "WordServiceTests",
      dependencies: [
        "LanguageSources", "Languages", "WordService", "WebRequests", "Vocabulary",
        "LoopbackServer", "TestSupport",
      ],
      exclude: ["Resources"]),
    .testTarget(
      name: "LanguageSourcesTests",
      dependencies: [
        "Faults", "LanguageSources", "Languages", "LoopbackServer", "TestSupport", "Vocabulary",
        "WordService",
      ]),
    .testTarget(
      name: "PronunciationTests",
      dependencies: ["Speech", "WordService", "Vocabulary", "TestSupport"],
      exclude: ["Resources"]),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "Learner", "Storage", "Vocabulary", "Scheduling", "Summaries", "StorageSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "LearnerTests",
      dependencies: [
        "Learner", "Scheduling", "Speech", "Storage", "StorageSupport", "TestSupport", "Vocabulary",
        "WordService",
      ]),
    .testTarget(
      name: "RoomsTests",
      dependencies: allRooms + [
        "CardFormats", "Cards", "Faults", "LanguageSources", "Languages", "Learner", "ListFormats",
        "LoopbackServer", "Plan", "Practice", "Quiz", "QuizSources", "Scheduling",
        "SharedResources", "ShowSources", "Shows", "Speech", "Storage", "StorageSupport", "Tables",
        "TestSupport", "Today", "Vocabulary", "WordService",
      ]),
    .testTarget(name: "AccountsTests", dependencies: ["Accounts", "TestSupport"]),
    .testTarget(
      name: "SigningInTests",
      dependencies: [
        "Accounts", "Learner", "SigningIn", "Storage", "StorageSupport", "WebRequests",
      ]),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "Accounts", "CardFormats", "Learner", "Schemas", "SharedResources", "SigningIn", "Speech",
        "Spelling", "Storage", "TestSupport", "Watching", "Web",
        "WordService",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    .testTarget(
      name: "vocalvocabTests",
      dependencies: [
        "Guide", "Learner", "LoopbackServer", "Practice", "QuizPractice", "Scheduling", "Speech",
        "SpellingCommands", "Terminal", "TestSupport", "Today", "vocalvocab",
      ]),
    .testTarget(
      name: "vocalvocab-serverTests", dependencies: ["Console", "vocalvocab-server", "Web"]),

    // The pieces that several test targets share.
    .target(
      name: "TestSupport", dependencies: ["CZip", "Hashing", "Threads"], path: "Tests/Support"),
    // The files of a learner in a temporary folder, and lines of journals.
    .target(
      name: "StorageSupport", dependencies: ["Storage", "TestSupport"], path: "Tests/StorageSupport"
    ),
    // The dictionary, the engine and the tables that are made once for the tests above WordService.
    .target(
      name: "SharedResources", dependencies: ["Learner", "Speech", "WordService", "TestSupport"],
      path: "Tests/SharedResources"),
    // The stand-in for the web services.
    .target(
      name: "LoopbackServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/LoopbackServer"),
  ],
  swiftLanguageModes: [.v6]
)

// A target that names no settings has these. The targets in C don't use them.
for target in package.targets where target.type != .system && target.swiftSettings == nil {
  target.swiftSettings = strict
}
