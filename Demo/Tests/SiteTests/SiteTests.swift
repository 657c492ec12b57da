import Browsing
import Foundation
import Testing

/// The documentation's site as `.ci/documentation` has made it, in a browser and as data.
@Suite(.enabled(if: Site.built != nil, "\(Site.building)"))
@MainActor struct SiteTests {
  private let site: Site
  private let data: SiteData

  init() throws {
    site = try #require(Site.built)
    data = try Self.data.get()
  }

  /// Read once, which takes a second or two.
  private static let data = Result { try SiteData(try #require(Site.built)) }

  @Test func `every link of every page leads to something, and no mark of the source is left in a text`() {
    #expect(data.pages.count > 1000)
    #expect(data.brokenLinks() == [])
  }

  @Test func `every picture that a page names is a file`() {
    #expect(data.missingMedia() == [])
  }

  @Test func `the navigator has both pages of every step`() {
    let names = data.pages.keys.filter { $0.hasPrefix("/documentation/tablemaker/step-") }
    let listed = Set(data.navigator.map(\.path))
    // More than 140 steps, as the tests of the pages expect, in two languages.
    #expect(names.count > 280 && names.count.isMultiple(of: 2))
    #expect(names.filter { !listed.contains($0) } == [])
  }

  // MARK: In a browser

  /// The pages that are opened in a language: every article and tutorial, a step of each kind, and one symbol of each kind.
  private func sample(isChinese: Bool) -> [String] {
    let paths = data.pages.values.filter { page in
      page.path.hasSuffix("-zh") == isChinese && page.kind != "symbol"
        && !page.path.dropFirst("/documentation/tablemaker/".count).contains("/")
    }.map(\.path).sorted()
    let steps = paths.filter { $0.contains("/step-") }
    return paths.filter { !$0.contains("/step-") } + steps.indices.filter { $0 % 24 == 0 }.map { steps[$0] }
      + (isChinese ? ["/"] : Self.symbols)
  }

  private static let symbols = [
    "/documentation/tablemaker", "/documentation/tablemaker/itemlist", "/documentation/tablemaker/itemoptions",
    "/documentation/tablemaker/autoheight", "/documentation/tablemaker/itemoptions/ondelete(_:)",
  ]

  @Test(.enabled(if: Browser.isInstalled, "\(Browser.installing)"), arguments: [false, true])
  func `pages show their links and pictures, are read in light and in dark, and fit 320 to 1,920 points`(
    isChinese: Bool
  ) async throws {
    try await browse { browser, address in
      let reader = Reader(browser: browser, address: address)
      for (index, path) in sample(isChinese: isChinese).enumerated() {
        try await reader.open(path, title: path.hasPrefix("/documentation/") ? data.pages[path]?.title : nil)
        // In a wide window the navigator is there too, which takes its time.
        let widths = Reader.narrow + (index % 8 == 0 ? Reader.wide : [])
        let problems = try await reader.problems(at: widths) { data.problem(with: $0) }
        #expect(problems == [], "\(path)")
      }
    }
  }

  @Test(.enabled(if: Browser.isInstalled, "\(Browser.installing)"))
  func `a browser can draw every picture and play every film that a page names`() async throws {
    let files = data.mediaFiles.filter { site.hasInside($0) }
    #expect(!files.isEmpty)
    try await browse { browser, address in
      try await browser.open(address + "/")
      try await browser.run(PageScript.definitions)
      let list = String(decoding: try JSONEncoder().encode(files.map { address + $0 }), as: UTF8.self)
      let failed = try await browser.runInTime(
        """
        const [done] = arguments;
        Promise.all(\(list).map(async (source) => await look.loads(source) ? [] : [source])).then((all) => done(all.flat()));
        """)
      #expect(failed as? [String] == [])
    }
  }

  @Test(.enabled(if: Browser.isInstalled, "\(Browser.installing)"))
  func `the navigator's filter finds a step by its name`() async throws {
    let steps = data.navigator.filter { $0.path.contains("/step-") && !$0.path.hasSuffix("-zh") }
    try await browse { browser, address in
      let reader = Reader(browser: browser, address: address)
      try await reader.open("/documentation/tablemaker/")
      try await browser.resize(width: 1440)
      try await browser.wait(until: "document.querySelector('.navigator-card-item')")
      for index in steps.indices where index % 10 == 0 {
        let name = String(try #require(steps[index].title.split(separator: " ").last))
        try await reader.filter(by: name, finds: steps[index].path)
      }
    }
  }

  /// The Demo's pages, which `Demo/run` has drawn: whether each picture is there is seen by its file, since together they fill a browser.
  @Test(
    .enabled(if: Browser.isInstalled, "\(Browser.installing)"), .enabled(if: Site.built?.hasInside("/gallery/") == true)
  )
  func `the Demo's pages open, and miss no picture`() async throws {
    try await browse { browser, address in
      let reader = Reader(browser: browser, address: address)
      try await reader.open("/gallery/")
      let files = try await reader.takePictures()
      #expect(files.count > 100)
      #expect(files.filter { data.problem(with: $0) != nil } == [])
    }
  }

  /// Serves the site and opens a browser for as long as something is done with both.
  ///
  /// - Parameter body: Gets the browser, and the address in front of the paths of pages.
  private func browse(_ body: (Browser, String) async throws -> Void) async throws {
    let server = try await SiteServer(site)
    do {
      try await Browser.during { try await body($0, server.address + site.base.dropLast()) }
    } catch {
      await server.close()
      throw error
    }
    await server.close()
  }
}
