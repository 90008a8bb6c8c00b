import Foundation
import StorageSupport
import Synchronization
import Testing

@testable import Planning
@testable import Storage

@Suite("The files of the plan")
struct PlanStoreTests {
  let folder = try! Folder()

  private var path: String { folder.data + "/plan/todo.txt" }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      atPath: folder.data + "/plan", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  @Test("are empty before the first task, and are made by it")
  func first() throws {
    let plan = try folder.learnerFiles().plan
    #expect(try plan.tasks().isEmpty && plan.notes().isEmpty && plan.stamp == nil)
    #expect(try plan.change { $0 += Array("a\n".utf8) } == ())
    #expect(try plan.tasks() == Array("a\n".utf8) && plan.stamp != nil)
  }

  @Test("keep every byte, also those that are no text")
  func anyBytes() throws {
    let plan = try folder.learnerFiles().plan
    let all = Array(UInt8.min...UInt8.max)
    try write(all)
    #expect(try plan.tasks() == all)
    try plan.change { $0.append(1) }
    #expect(try bytes() == all + [1])
  }

  @Test("are left alone by a change that changes nothing")
  func unchanged() throws {
    let plan = try folder.learnerFiles().plan
    #expect(try plan.change { $0.count } == 0 && plan.stamp == nil)
    try write([65])
    let stamp = plan.stamp
    #expect(try plan.change { $0.count } == 1 && plan.stamp == stamp)
  }

  @Test("take a change on what another program has written meanwhile")
  func meanwhile() throws {
    let plan = try folder.learnerFiles().plan
    try write(Array("a\n".utf8))
    var calls = 0
    try plan.change { bytes in
      calls += 1
      // Another program adds a line while the change is being made, and knows no lock.
      if calls < 3 { try? write(bytes + Array("theirs \(calls)\n".utf8)) }
      bytes += Array("ours\n".utf8)
    }
    #expect(try folder.read("plan/todo.txt") == "a\ntheirs 1\ntheirs 2\nours\n" && calls == 3)
  }

  @Test("have the changes of two programs of ours at once")
  func concurrent() async throws {
    let folders = folder.folders
    try await withThrowingTaskGroup(of: Void.self) { group in
      for program in 0..<4 {
        group.addTask {
          let files = try LearnerFiles(folders)
          for number in 0..<25 {
            try files.plan.change { $0 += Array("\(program)-\(number)\n".utf8) }
            try files.plan.changeNotes { $0["\(program)-\(number)"] = "note" }
          }
        }
      }
      try await group.waitForAll()
    }
    let files = try folder.learnerFiles()
    #expect(try Set(folder.read("plan/todo.txt").split(separator: "\n")).count == 100)
    #expect(try files.plan.notes().count == 100)
  }

  @Test("are whole, whichever call fails")
  func faults() throws {
    let (old, new) = ("old\n", "old\nnew\n")
    var failures = 0
    for call in 1... {
      let (folder, disk) = (try Folder(), FaultyDisk())
      let files = try LearnerFiles(folder.folders, calls: disk.calls)
      try files.plan.change { $0 = Array(old.utf8) }
      try files.plan.changeNotes { $0 = ["1": "old"] }
      disk.fail(atCall: call)
      do {
        try files.plan.change { $0 = Array(new.utf8) }
        try files.plan.changeNotes { $0["1"] = "new" }
        #expect(!disk.hasFailed && call > 6)
        break
      } catch {
        guard case .cannotWrite = error else { throw error }
        failures += 1
      }
      let left = try folder.read("plan/todo.txt")
      let note = try folder.learnerFiles().plan.notes()["1"]
      #expect(left == old || left == new, "call \(call)")
      #expect(note == "old" || note == "new", "call \(call)")
      #expect(
        try FileSystem.entries(of: folder.data + "/plan").sorted() == ["notes.json", "todo.txt"])
    }
    #expect(failures > 6)
  }

  @Test(
    "keep every line that another program appends meanwhile",
    arguments: [
      // A shell opens the file for each line; the second program keeps it open.
      "for n in $(seq 600); do echo \"theirs $n\" >>\"$0\"; done",
      "exec >>\"$0\"; for n in $(seq 600); do echo \"theirs $n\"; done",
    ])
  func appended(style: String) async throws {
    let plan = try folder.learnerFiles().plan
    for isThere in [true, false] {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(
        atPath: folder.data + "/plan", withIntermediateDirectories: true)
      if isThere { try plan.change { $0 = Array("first\n".utf8) } }
      let other = Process()
      other.executableURL = URL(filePath: "/bin/sh")
      other.arguments = ["-c", style, path]
      try other.run()
      var count = 0
      while other.isRunning || count < 20 {
        count += 1
        try plan.change { $0 += Array("ours \(count)\n".utf8) }
      }
      let lines = try folder.read("plan/todo.txt").split(separator: "\n")
      let theirs = lines.filter { $0.hasPrefix("theirs ") }
      #expect(Set(theirs).count == 600 && theirs.count == 600)
      #expect(Set(lines.filter { $0.hasPrefix("ours ") }).count == count)
    }
    #expect(try FileSystem.entries(of: folder.data + "/plan") == ["todo.txt"])
  }

  @Test("keep what another program makes of the whole file in the moment of a replacement")
  func rewritten() throws {
    let path = path
    let system = FileCalls.system
    for text in ["theirs\n", "a\nb\ntheirs", "a\n", ""] {
      var calls = system
      let isDone = Mutex(true)
      calls.exchange = { one, other in
        // An editor renames its own file into place, or writes over the old one.
        if !isDone.withLock({ old in
          defer { old = true }
          return old
        }) {
          try? text.write(toFile: path, atomically: !text.isEmpty, encoding: .utf8)
        }
        return system.exchange(one, other)
      }
      let plan = try LearnerFiles(folder.folders, calls: calls).plan
      try? FileManager.default.removeItem(atPath: path)
      try plan.change { $0 = Array("a\nb\n".utf8) }
      isDone.withLock { $0 = false }
      try plan.change { $0 += Array("ours\n".utf8) }
      #expect(
        try folder.read("plan/todo.txt")
          == (text == "a\nb\ntheirs" ? "a\nb\nours\ntheirs" : text + "ours\n"))
    }
  }

  @Test(
    "are refused with one sentence where they are UTF-16, and stay as they are",
    arguments: [[0xFF, 0xFE], [0xFE, 0xFF]])
  func wide(mark: [UInt8]) throws {
    let plan = try folder.learnerFiles().plan
    try FileManager.default.createDirectory(
      atPath: folder.data + "/plan", withIntermediateDirectories: true)
    let bytes = Data(mark + [0x61, 0x00, 0x0A, 0x00])
    try bytes.write(to: URL(filePath: path))
    let error = StorageError.malformed(path: path, .notUnicode)
    #expect(throws: error) { try plan.tasks() }
    #expect(throws: error) { try plan.change { $0 += Array("b\n".utf8) } }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test("change as ever where a file system refuses the exchange")
  func refused() throws {
    var calls = FileCalls.system
    calls.exchange = { _, _ in
      errno = EINVAL
      return -1
    }
    let plan = try LearnerFiles(folder.folders, calls: calls).plan
    for line in ["a\n", "b\n"] { try plan.change { $0 += Array(line.utf8) } }
    #expect(try folder.read("plan/todo.txt") == "a\nb\n")
  }

  @Test("stay a link to a place that other programs share, with its permissions")
  func link() throws {
    let plan = try folder.learnerFiles().plan
    let shared = folder.path + "/shared.txt"
    try "a\n".write(toFile: shared, atomically: false, encoding: .utf8)
    #expect(chmod(shared, 0o664) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.data + "/plan", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: shared)
    try plan.change { $0 += Array("b\n".utf8) }
    #expect(try String(contentsOfFile: shared, encoding: .utf8) == "a\nb\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: shared)
    #expect(attributes[.posixPermissions] as? Int == 0o664)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == shared)
    // A link that leads nowhere becomes a file.
    try FileManager.default.removeItem(atPath: shared)
    #expect(try plan.tasks().isEmpty)
    try plan.change { $0 += Array("c\n".utf8) }
    #expect(try folder.read("plan/todo.txt") == "c\n")
  }

  @Test("are refused where they are a folder, a pipe or too long, and stay as they are")
  func odd() throws {
    let plan = try folder.learnerFiles().plan
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for reason in ["it is a folder", "it is no file"] {
      let error = StorageError.cannotRead(path: path, reason: reason)
      #expect(throws: error) { try plan.tasks() }
      #expect(throws: error) { try plan.change { $0.append(65) } }
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
    }
    try FileManager.default.removeItem(atPath: path)
    let long = [UInt8](repeating: 65, count: PlanStore.mostBytes)
    try write(long)
    let tooLong = StorageError.malformed(path: path, .tooLong(limit: PlanStore.mostBytes))
    #expect(try plan.tasks() == long)
    #expect(throws: tooLong) { try plan.change { $0.append(65) } }
    #expect(try bytes() == long)
    try write(long + [65])
    #expect(throws: tooLong) { try plan.tasks() }
    #expect(throws: tooLong) { try plan.change { $0 = [] } }
    #expect(try bytes().count == long.count + 1)
  }

  @Test(
    "have notes that a newer program's are kept from, and that are set aside when they are no notes"
  )
  func notes() throws {
    let files = try folder.learnerFiles()
    try files.plan.changeNotes { $0["7"] = "Bring \"cake\"\nand tea" }
    #expect(try files.plan.notes() == ["7": "Bring \"cake\"\nand tea"])
    let notes = folder.data + "/plan/notes.json"
    let newer = #"{"format":"vocalvocab.notes","version":2,"notes":[]}"#
    try folder.write(newer, to: "plan/notes.json")
    let error = StorageError.newerVersion(path: notes, version: 2)
    #expect(throws: error) { try files.plan.notes() }
    #expect(throws: error) { try files.plan.changeNotes { $0 = [:] } }
    #expect(try folder.read("plan/notes.json") == newer)
    try folder.write("nonsense", to: "plan/notes.json")
    #expect(try files.plan.notes().isEmpty)
    #expect(try folder.read("plan/notes.json.unreadable-1") == "nonsense")
  }

  @Test("lose what a killed program has left half written")
  func leftovers() throws {
    _ = try folder.learnerFiles()
    try folder.write("half", to: "plan/.vocalvocab-1")
    _ = try folder.learnerFiles()
    #expect(try FileSystem.entries(of: folder.data + "/plan").isEmpty)
  }
}
