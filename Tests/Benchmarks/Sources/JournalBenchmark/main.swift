import Foundation
try SampleJournal(tries: 1_000_000, words: 50_000).write(to: CommandLine.arguments[1])
