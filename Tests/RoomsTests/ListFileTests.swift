import ListFormats
import Storage
import Tables
import TestSupport
import Testing

@testable import Spelling

@Suite("A file of words")
struct ListFileTests {
  let folder = Scratch()

  @Test("A file without a word is refused, and a wrong line is left out")
  func inputFiles() throws {
    let path = folder.path + "/list.txt"
    #expect(throws: StorageError.cannotRead(path: path, reason: "there is no such file")) {
      try ListFile.read(at: path)
    }
    try folder.write("harbor", to: "other.txt")
    #expect(throws: StorageError.cannotRead(path: folder.path, reason: "it is a folder")) {
      try ListFile.read(at: folder.path)
    }
    for text in ["", "\u{FEFF}", " \n\n", "word,hint\n", "#separator:tab\n"] {
      try folder.write(text, to: "list.txt")
      #expect(throws: StorageError.noWord(in: path)) {
        try ListFile.read(at: path)
      }
    }
    try folder.write("harbor\n7\n", to: "list.txt")
    let file = try ListFile.read(at: path)
    #expect(file.entries.map(\.word) == ["harbor"])
    #expect(file.report.notes.notes.map(\.reason) == [.entry(.noLetter(word: "7"))])
    try folder.write("harbor\n\0\n", to: "list.txt")
    #expect(throws: ListFileProblem(path, LineError(line: 2, .zeroByte))) {
      try ListFile.read(at: path)
    }
  }

  @Test("A file's name or content shows its format")
  func formats() throws {
    let named = folder.path + "/list.CSV"
    try folder.write("word\nharbor\n", to: "list.CSV")
    #expect(try ListFile.read(at: named).entries.map(\.word) == ["harbor"])
    try folder.write("#separator:tab\nharbor\tx\n", to: "list.CSV")
    #expect(try ListFile.read(at: named).format == .anki)
  }
}
