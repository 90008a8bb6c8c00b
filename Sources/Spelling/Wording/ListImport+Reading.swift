package import Learner
internal import ListFormats
internal import Tables

extension ListImport {
  /// How the file was read.
  package var reading: FileReading {
    FileReading(file.report) { note in
      note.reason == .heading
        ? "is a heading: write '- ' before it if it is a word" : note.reason.predicate
    }
  }
}
