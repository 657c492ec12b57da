import Foundation
import Pages
import Synchronization
import Testing

@testable import Demo

/// The drawing of series of pictures, in one process or in several.
@MainActor struct DrawingTests {
  @Test func `first come each page's top in two languages, one of them dark, and the moments of the READMEs`() {
    let names = Page.all.flatMap(Series.selection).flatMap(\.shots).map(\.name)
    for page in Page.all {
      #expect(names.contains("\(page.name)-en-light-top") && names.contains("\(page.name)-zh-dark-top"))
    }
    let moments = [
      "observers-en-light-mar-after", "observers-zh-light-mar-1", "packing-en-light-swipe-3",
      "booking-zh-light-email-after", "tides-en-light-more-fails-after",
    ]
    #expect(moments.filter { !names.contains($0) } == [])
    #expect(Set(names).count == 70 && names.count == 70)
  }

  @Test func `everything contains what comes first`() {
    let all = Set(Page.all.flatMap(Series.all).flatMap(\.shots).map(\.name))
    #expect(all.isSuperset(of: Page.all.flatMap(Series.selection).flatMap(\.shots).map(\.name)))
    let standard = Page.all.flatMap { page in
      Shot.standard(of: page, scrolls: true) + Film.standard(of: page).flatMap(\.shots)
    }
    #expect(all == Set(standard.map(\.name)))
  }

  @Test func `a page that fits the screen has no picture of its middle, not even an old one`() async throws {
    try await DemoProgram.withTemporaryFolder { url in
      let folder = PictureFolder(url: url)
      func shot(_ scroll: Options.Scroll) -> Shot {
        var variant = Options.Variant()
        variant.size.height = 2500
        variant.scroll = scroll
        return Shot(page: .home, variant: variant)
      }
      let shots = [shot(.top), shot(.middle), shot(.end)]
      try Data().write(to: folder.file(shots[1].name))
      let series = Series(page: .home, content: .shots(shots))
      let drawn = try await series.draw(into: folder, number: 3)
      #expect(drawn.number == 3 && drawn.count == 1 && drawn.costs.count == 1)
      #expect(try DemoProgram.pictures(in: url).keys.sorted() == [shots[0].name])
    }
  }

  @Test func `each number is taken once, by whichever process is first`() throws {
    let queue = try SeriesQueue(count: 500)
    let other = SeriesQueue(queue.file)
    var numbers: [Int] = []
    while let number = numbers.count.isMultiple(of: 3) ? other.next() : queue.next() { numbers.append(number) }
    #expect(numbers == Array(0..<500))
    #expect(queue.next() == nil && other.next() == nil)
  }

  @Test(arguments: [
    ("exit 3", "A process that draws a part of the pictures ended with status 3."),
    ("kill -9 $$", "A process that draws a part of the pictures ended because of signal 9."),
    ("head -c 4 > /dev/null", "Pictures of the page home are missing."),
  ])
  func `what goes wrong in another process is reported`(script: String, message: String) async throws {
    try await DemoProgram.withTemporaryFolder { folder in
      let series = Series.selection(of: .home)
      let drawing = Drawing(series, into: PictureFolder(url: folder), output: .none)
      await #expect(throws: Helper.Failure(description: message)) {
        try await drawing.run(helpers: 1) { queue in
          let helper = try Helper("/bin/sh", arguments: ["-c", script], queue: queue)
          // So that it takes its number before this process does.
          Thread.sleep(forTimeInterval: 0.5)
          return helper
        }
      }
    }
  }

  @Test func `without another process, one draws everything`() async throws {
    try await DemoProgram.withTemporaryFolder { folder in
      let drawing = Drawing(Series.selection(of: .home), into: PictureFolder(url: folder), output: .none)
      try await drawing.run(helpers: 1) { queue in
        try Helper("/no/such/program", arguments: [], queue: queue)
      }
      #expect(drawing.count == 2)
      #expect(drawing.figures.lines.count == 2)
    }
  }
}

/// The lines that show how far a drawing is.
struct ProgressReportTests {
  /// Returns the text of a drawing of two pages, one of which fits the screen.
  private func text(isTerminal: Bool) -> String {
    let text = TextBox()
    let output = ProgressReport.Output(isTerminal: isTerminal) { text.add($0) }
    let parts = [("home", 3), ("jobs", 1), ("jobs", 5)].map { ProgressReport.Part(page: $0, count: $1) }
    var report = ProgressReport(parts, on: output)
    report.begin(parts[0])
    report.end(parts[0], drawn: 1)
    report.begin(parts[1])
    report.end(parts[1], drawn: 1)
    report.begin(parts[2])
    report.end(parts[2], drawn: 5)
    report.clear()
    return text.value
  }

  @Test func `a terminal shows one line, which is rewritten and then removed`() {
    let lines = [
      "home: 0 of 9 pictures", "home: 1 of 7 pictures", "jobs: 1 of 7 pictures", "jobs: 2 of 7 pictures",
      "jobs: 2 of 7 pictures", "jobs: 7 of 7 pictures", "",
    ]
    #expect(text(isTerminal: true) == lines.map { "\r\($0)\u{1b}[K" }.joined())
  }

  @Test func `elsewhere there is a line for each page`() {
    #expect(text(isTerminal: false) == "home: 1 picture\njobs: 6 pictures\n")
  }

  private final class TextBox: Sendable {
    private let text = Mutex("")
    var value: String { text.withLock { $0 } }
    func add(_ more: String) { text.withLock { $0 += more } }
  }
}
