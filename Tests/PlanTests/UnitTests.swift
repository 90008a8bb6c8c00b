import Foundation
import TestSupport
import Testing

@testable import Plan

@Suite("The files that run a reminder")
struct UnitTests {
  private let times = [TimeOfDay("9:00"), TimeOfDay("18:05")].compactMap(\.self)

  @Test("are a service and a timer of systemd")
  func systemd() throws {
    let units = try #require(
      SystemdUnits(program: "/usr/bin/vocalvocab", arguments: ["plan", "remind"], times: times))
    #expect(units.service.contains("\nExecStart=\"/usr/bin/vocalvocab\" \"plan\" \"remind\"\n"))
    #expect(
      units.timer.contains(
        "\nOnCalendar=*-*-* 09:00:00\nOnCalendar=*-*-* 18:05:00\nPersistent=true\n"))
  }

  @Test("quote every sign that means something to systemd, and are not made for a refused path")
  func quoted() throws {
    let units = try #require(
      SystemdUnits(program: "/a b$c/%d", arguments: ["--data", "/$HOME/50%\n\"\\"], times: times))
    #expect(
      units.service.contains(#"ExecStart="/a b$c/%%d" "--data" "/$$HOME/50%%\x0a\"\\""# + "\n"))
    for path in ["/a\"b", "/it's", "/a\\b", "/a\nb"] {
      #expect(SystemdUnits(program: path, arguments: [], times: times) == nil)
    }
  }

  @Test("are accepted by systemd itself")
  func verified() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plan \(UUID()) $x %h")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program").path
    #expect(FileManager.default.createFile(atPath: program, contents: nil))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let units = try #require(
      SystemdUnits(program: program, arguments: ["--data", "/$HOME/50%\n\"\\"], times: times))
    let input = [units.service, units.timer].map(TestJSON.line)
    let said = try Reference.lines(of: "units.py", input: input)
    #expect(said == ["good", "09:00:00", "18:05:00"])
  }

  private let owner = ReminderOwner(folder: "/home/ada", option: nil)

  @Test("are lines of cron, with every sign quoted")
  func cron() throws {
    let lines = try #require(
      CronLines(program: "/it's/50%", arguments: ["plan"], times: times, owner: owner)
    ).lines
    #expect(
      lines.count == 2 && lines[0].hasPrefix("0 9 * * * ") && lines[1].hasPrefix("5 18 * * * "))
    #expect(
      lines[0].hasSuffix(#" '/it'\''s/50\%' 'plan' # vocalvocab plan remind \#(owner.id)"#))
    #expect(CronLines(program: "/a\nb", arguments: [], times: times, owner: owner) == nil)
  }

  @Test(
    "run nothing that a name holds, whatever mark is behind its quotes",
    arguments: ["", "\u{301}", "\u{20DD}", "\u{338}"])
  func shell(mark: String) throws {
    let name =
      "/tmp/x'\(mark); echo harm; '\(mark)%\(mark)\"$(echo harm)`echo harm`\r\(mark)\\\(mark)"
    let cron = try #require(
      CronLines(program: "/usr/bin/printf", arguments: ["%s", name], times: times, owner: owner))
    // Cron hands this to the shell: the line behind the time, with a plain percent sign.
    let command = try #require(cron.lines.first).dropFirst("0 9 * * * ".count)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", command.replacingOccurrences(of: #"\%"#, with: "%", options: .literal),
    ]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    #expect(Array(said) == Array(name.utf8))
  }

  @Test("go into a crontab and out of it, and leave its other lines alone, byte for byte")
  func crontab() throws {
    let lines = try #require(
      CronLines(program: "/v", arguments: ["plan", "remind"], times: times, owner: owner))
    for text in [
      "", "# mine\n\n0 1 * * * echo hi\n", "0 1 * * * echo vocalvocab", "0 1 * * * one\r\n",
      "0 1 * * * one\r\n0 2 * * * two\r\n", "\r\n\r\n", "a\u{301}\n\u{301}b\n",
      "0 1 * * * # vocalvocab plan remind me\n", "0 1 * * * x # vocalvocab plan remind\u{301}\n",
    ] {
      // Latin-1 is not UTF-8, and stays as it is.
      let old = [0xE9, 0xFF, 0x0A] + Array(text.utf8)
      let new = lines.installed(in: old)
      let whole = old.last == 0x0A ? old : old + [0x0A]
      #expect(new == whole + lines.lines.flatMap { Array($0.utf8) + [0x0A] })
      #expect(lines.installed(in: new) == new)
      #expect(CronLines.removed(from: new, owner: owner) == whole)
      let marked = String(decoding: new, as: UTF8.self).replacingOccurrences(of: "\n", with: "\r\n")
      #expect(
        !String(decoding: CronLines.removed(from: Array(marked.utf8), owner: owner), as: UTF8.self)
          .contains("'/v'"))
    }
  }

  @Test("of another data folder stay, and those of an earlier version go with their own folder")
  func owners() throws {
    let ben = ReminderOwner(folder: "/home/ben's", option: "/home/ben's")
    func lines(_ owner: ReminderOwner) throws -> CronLines {
      let data = owner.option.map { ["--data", $0] } ?? []
      return try #require(
        CronLines(
          program: "/v", arguments: ["plan", "remind"] + data, times: times, owner: owner))
    }
    let (mine, others) = try (lines(owner), lines(ben))
    let both = others.installed(in: mine.installed(in: []))
    #expect(CronLines.removed(from: both, owner: ben) == mine.installed(in: []))
    #expect(CronLines.removed(from: both, owner: owner) == others.installed(in: []))
    // An earlier version named no folder behind its mark.
    let old = String(decoding: both, as: UTF8.self)
      .replacingOccurrences(of: " \(owner.id)\n", with: "\n")
      .replacingOccurrences(of: " \(ben.id)\n", with: "\n")
    let left = String(decoding: CronLines.removed(from: Array(old.utf8), owner: ben), as: UTF8.self)
    #expect(left.contains("'/v' 'plan' 'remind' #") && !left.contains("ben"))
    let names = [SystemdUnits.Names(of: owner), SystemdUnits.Names(of: ben), .old]
    #expect(Set(names).count == 3)
    let service = try #require(
      SystemdUnits(program: "/v", arguments: ["plan", "--data", "/home/ben's"], times: times)
    ).service
    #expect(SystemdUnits.isOld(service, of: ben) && !SystemdUnits.isOld(service, of: owner))
  }
}
