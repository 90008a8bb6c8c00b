import Testing

@testable import Web

@Suite("The pages that are printed")
struct PrintedPageTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws {
    client = try Client()
    try home.putList("week", ["word": "harbor"], ["word": "<b>ocean</b>"])
  }

  private func page(_ path: String) async throws -> Answer { try await client.ask(.get, path) }

  @Test("hold the report that the API gives as a file")
  func report() async throws {
    try home.putJournal("harbor", "rhythm", daysAgo: 2)
    for query in ["", "?list=week", "?since=7", "?list=week&since=2"] {
      let file = try await page("/api/v1/report\(query)").text
      let page = try await page("/progress/report\(query)")
      #expect(page.status == 200 && page["Content-Type"] == "text/html; charset=utf-8")
      let content = try #require(file.firstMatch(of: /<main>\n([\s\S]*)\n<\/main>/)).1
      #expect(page.text.contains(content), "\(query)")
      #expect(page.text.contains("<option value=\"week\">week</option>"))
      #expect(!page.text.contains("<style>") && !page.text.contains("style=\""))
    }
  }

  @Test("have a sheet without a word, and a key in the same order as the readings")
  func sheet() async throws {
    let sheet = try await page("/lists/sheet?list=week&seed=7")
    #expect(sheet.status == 200 && !sheet.text.contains("harbor"))
    #expect(sheet.text.matches(of: /class="blank"/).count == 2)
    let key = try await page("/lists/key?list=week&seed=7").text
    #expect(key.contains("<strong>harbor</strong>"))
    #expect(key.contains("&lt;b&gt;ocean&lt;/b&gt;") && !key.contains("<b>ocean"))
    #expect(try await page("/lists/key?list=week&seed=7").text == key)
    let keys = try await (1...12).asyncMap { seed in
      try await page("/lists/key?list=week&seed=\(seed)").text
    }
    #expect(Set(keys).count == 2)
  }

  @Test("say what is wrong with an address")
  func refused() async throws {
    for (path, status) in [
      ("/lists/sheet", 422), ("/lists/key?list=none", 404), ("/lists/key?list=week&seed=x", 422),
      ("/progress/report?list=none", 404), ("/progress/report?since=soon", 422),
      ("/progress/report?learner=Ada", 403),
    ] {
      #expect(try await page(path).status == status, "\(path)")
    }
  }

  @Test("give a class neither the sheet nor the key, and the teacher each learner's report")
  func `class`() async throws {
    let `class` = try Class()
    let ada = try await `class`.learner("Ada")
    for path in ["/lists/sheet?list=week", "/lists/key?list=week", "/progress/report?learner=Ada"] {
      #expect(try await ada.ask(.get, path).status == 403, "\(path)")
    }
    #expect(try await ada.ask(.get, "/progress/report").status == 200)
    try await Practice(ada, words: "harbor").type("harbor")
    let report = try await `class`.teacher.ask(.get, "/progress/report?learner=Ada").text
    #expect(report.contains("Ada practised 1 word on 1 day."))
  }
}

extension Sequence {
  fileprivate func asyncMap<Value>(
    _ transform: (Element) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
