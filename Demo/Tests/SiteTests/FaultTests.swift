import Browsing
import Foundation
import Testing

/// Small sites with faults: the tests of the real one would find them.
@MainActor struct FaultTests {
  /// Returns a site of two pages, in a folder of its own.
  private func made(base: String = "/", page: String = "", pictures: [String] = [], data: String = "") throws -> Site {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for name in ["", "/rows"] {
      try write(
        "<!doctype html><meta name=color-scheme content='light dark'><script>var baseUrl = \"\(base)\"</script><h1>Rows</h1>\(page)",
        to: "documentation/tablemaker\(name)/index.html")
      try write(
        #"{"kind": "article", "metadata": {"title": "Rows"}, "#
          + #""primaryContentSections": [{"type": "heading", "anchor": "Here"}\#(data)], "references": \#(Self.references)}"#,
        to: "data/documentation/tablemaker\(name).json")
    }
    for picture in pictures { try write("no picture", to: picture) }
    try write(#"{"interfaceLanguages": {}}"#, to: "index/index.json")
    return try #require(Site(folder))
  }

  private static let references = """
    {"rows": {"type": "topic", "url": "/documentation/tablemaker/rows"},
     "here": {"type": "section", "url": "/documentation/tablemaker/rows#Here"},
     "there": {"type": "section", "url": "/documentation/tablemaker/rows#There"},
     "gone": {"type": "topic", "url": "/documentation/tablemaker/gone"},
     "film": {"type": "image", "variants": [{"url": "/images/film.png"}]}}
    """

  @Test func `a host answers with files, with folders' pages by the slash, and with nothing else`() throws {
    let site = try made(base: "/Book/")
    defer { try? FileManager.default.removeItem(at: site.folder) }
    #expect(site.base == "/Book/")
    #expect(site.answer(to: "/Book") == .redirect("/Book/"))
    #expect(site.answer(to: "/Book/documentation/tablemaker/rows") == .redirect("/Book/documentation/tablemaker/rows/"))
    let page = site.folder.appendingPathComponent("documentation/tablemaker/rows/index.html")
    #expect(site.answer(to: "/Book/documentation/tablemaker/rows/") == .file(page))
    let wrong = [
      "/documentation/tablemaker/rows/", "/Book/documentation/", "/Book/Documentation/tablemaker/", "/Book/../x",
    ]
    for path in wrong { #expect(site.answer(to: path) == .missing, "\(path)") }
  }

  @Test func `links that lead nowhere, pictures without a file and marks in a text are found in the data`() throws {
    let names = ["rows", "here", "there", "gone", "unknown"].map { #"{"type": "reference", "identifier": "\#($0)"}"# }
    let site = try made(data: names.map { ", \($0)" }.joined() + #", {"type": "text", "text": "See <doc:Rows>."}"#)
    defer { try? FileManager.default.removeItem(at: site.folder) }
    let data = try SiteData(site)
    let rows = data.brokenLinks().filter { $0.hasPrefix("/documentation/tablemaker/rows ") }
    #expect(
      rows.sorted() == [
        "/documentation/tablemaker/rows has a mark that was not understood: See <doc:Rows>.",
        "/documentation/tablemaker/rows leads to /documentation/tablemaker/gone: there is no such page",
        "/documentation/tablemaker/rows leads to /documentation/tablemaker/rows#There: there is no such place in the page",
        "/documentation/tablemaker/rows names what is not told: unknown",
      ])
    #expect(data.missingMedia().count == 2)
  }

  @Test(.enabled(if: Browser.isInstalled, "\(Browser.installing)"))
  func `what a reader would stumble over is found in a browser`() async throws {
    let site = try made(
      base: "/Book/",
      page: """
        <main><a href='gone/'>Gone</a><a href='#nowhere'>Nowhere</a><a href='/other/'>Outside</a><a href='rows/'>Rows</a>
        <img src='picture.png'><p style='width: 400px'>Wide</p><p style='color: #888'>Faint</p></main>
        """, pictures: ["documentation/tablemaker/picture.png"])
    defer { try? FileManager.default.removeItem(at: site.folder) }
    let data = try SiteData(site)
    let server = try await SiteServer(site)
    let address = server.address + "/Book"
    try await Browser.during { browser in
      let reader = Reader(browser: browser, address: address)
      try await reader.open("/documentation/tablemaker/")
      let problems = try await reader.problems(at: [320, 1440]) { data.problem(with: $0) }
      let page = "\(address)/documentation/tablemaker"
      for expected in [
        "It leads to \(page)/gone/: there is no such page", "There is no such place: \(page)/#nowhere",
        "It leads to \(server.address)/other/: ", "Not shown in light: \(page)/picture.png", "Faint in light: 3.5",
        "At 320 points: the page is 4",
      ] {
        #expect(problems.contains { $0.hasPrefix(expected) }, "\(expected)")
      }
      #expect(!problems.contains { $0.contains("/rows/") || $0.contains("At 1440") || $0.hasPrefix("Faint in dark") })
    }
    await server.close()
  }
}
