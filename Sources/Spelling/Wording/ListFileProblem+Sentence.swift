internal import Storage
internal import Tables

extension ListFileProblem {
  package var description: String {
    error.sentence(of: file == InputFile.standardInput ? "standard input" : "'\(file)'")
  }
}
