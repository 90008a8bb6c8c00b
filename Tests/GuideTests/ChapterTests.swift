import Foundation
import Testing

@testable import Guide

@Suite("Chapters of the guide")
struct ChapterTests {
  @Test("every Markdown file of the folder is a chapter")
  func whole() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Guide").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Chapter.all.map(\.name).sorted() == files.sorted())
  }

  @Test(
    "a chapter has a title, and a subject that fits beside its name",
    arguments: Chapter.all.map(\.name))
  func beginning(name: String) throws {
    let chapter = try #require(Chapter(named: name))
    #expect(!chapter.title.isEmpty)
    #expect(chapter.abstract.hasSuffix("."))
    #expect(chapter.abstract.count <= 80 - 17, "\(chapter.abstract)")
    #expect(!chapter.blocks.isEmpty)
  }

  @Test("a link to a chapter leads to one", arguments: Chapter.all.map(\.name))
  func links(name: String) throws {
    let chapter = try #require(Chapter(named: name))
    func check(_ spans: [Span]) {
      for case .link(_, let target) in spans {
        if case .chapter(let name) = target { #expect(Chapter(named: name) != nil, "\(name)") }
      }
    }
    for block in chapter.blocks {
      switch block {
      case .heading(_, let spans), .paragraph(let spans): check(spans)
      case .list(_, let items): items.forEach(check)
      case .table(let header, let rows): ([header] + rows).flatMap(\.self).forEach(check)
      case .code: break
      }
    }
  }

  @Test("each row of a table has a cell for each column", arguments: Chapter.all.map(\.name))
  func tables(name: String) throws {
    let chapter = try #require(Chapter(named: name))
    for case .table(let header, let rows) in chapter.blocks {
      for row in rows { #expect(row.count == header.count, "\(row)") }
    }
  }
}
