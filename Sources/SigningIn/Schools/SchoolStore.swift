internal import Accounts
internal import Learner
package import Storage
internal import Threads

/// The document of the schools of a server.
package final class SchoolStore: Sendable {
  private let documents: any DocumentStore
  private let document: Document<Schools>
  /// The schools as they were read last, with the stamp of the document.
  private let known = Guarded<(stamp: FileStamp, schools: Schools)?>(nil)

  /// - Parameter files: the files of the server's owner, which no other part of the program has
  ///   open.
  init(in files: LearnerFiles) {
    documents = files.documents
    document = Document("schools.json", in: files.documents, format: "vocalvocab.schools")
  }

  /// Returns the schools as they are now. Every request of a class asks for them.
  ///
  /// - Throws: `StorageError`.
  package func all() throws(StorageError) -> Schools {
    guard let stamp = documents.stamp(of: document.name) else { return try read(nil) }
    if let known = known.withLock({ $0 }), known.stamp == stamp { return known.schools }
    return try read(stamp)
  }

  private func read(_ stamp: FileStamp?) throws(StorageError) -> Schools {
    let schools = try document.read() ?? Schools()
    known.withLock { [schools] known in known = stamp.map { ($0, schools) } }
    return schools
  }

  /// Changes the schools. The closure is called again if another server has changed them meanwhile.
  ///
  /// - Throws: the error of the closure, `StorageError`. The schools then stay as they are.
  @discardableResult
  func change<Value>(_ body: (inout Schools) throws(AccountError) -> Value) throws -> Value {
    var fault: AccountError?
    var value: Value?
    try document.update(orNew: Schools()) { schools in
      var changed = schools
      do throws(AccountError) {
        (value, fault) = (try body(&changed), nil)
        schools = changed
      } catch {
        fault = error
      }
    }
    known.withLock { $0 = nil }
    if let fault { throw fault }
    guard let value else { throw StorageError.moved(path: document.path) }
    return value
  }
}
