import Foundation
import Pages
import Testing

@testable import Demo

/// The program's output in a process of its own: nothing on standard error, and where the pictures are.
@MainActor struct OutputTests {
  @Test func `the pictures to look at first are drawn in silence, and the last line names the page that shows them`()
    async throws
  {
    try await DemoProgram.withTemporaryFolder { folder in
      let result = try await DemoProgram.run(["--output", folder.path])
      let series = Page.all.flatMap(Series.selection)
      #expect(result.errors == "")
      #expect(result.status == 0)
      // The processes that share the drawing draw what one of them would.
      let shared = try DemoProgram.pictures(in: folder)
      let shots = series.flatMap(\.shots)
      #expect(Set(shared.keys).isSubset(of: shots.map(\.name)))
      // Only an instant that looks like its neighbor has no picture.
      let missing = shots.filter { shared[$0.name] == nil }
      #expect(missing.allSatisfy { if case .during = $0.scene?.moment { true } else { false } })
      let lines = result.lines
      #expect(lines.count == Page.all.count + 2)
      for page in Page.all {
        let count = shared.keys.count { $0.hasPrefix(page.name + "-") }
        #expect(lines.contains("\(page.name): \(count) pictures"))
      }
      let total = try #require(
        lines.suffix(2).first?.wholeMatch(of: /(\d+) pictures in \d+\.\d seconds\. Open this page in a browser:/))
      #expect(total.1 == "\(shared.count)")
      #expect(lines.last == folder.path + "/index.html")

      try await DemoProgram.withTemporaryFolder { folder in
        let drawing = Drawing(series, into: PictureFolder(url: folder), output: .none)
        try await drawing.run(helpers: 0) { _ in throw CancellationError() }
        let drawn = try DemoProgram.pictures(in: folder)
        #expect(drawn.keys.sorted() == shared.keys.sorted())
        // An activity indicator turns, or a caret blinks, while these wait for an answer of another process.
        for (name, picture) in drawn where !["more-fails", "mar-after"].contains(where: { name.contains($0) }) {
          #expect(picture == shared[name], "\(name)")
        }
      }
    }
  }

  @Test(arguments: [
    "--dark --language zh --rtl", "--width 320 --text-size ax5", "--width 844 --height 390", "--grown", "--waiting",
  ])
  func `every page is drawn in silence, whatever its width, language, and text size`(line: String) async throws {
    try await DemoProgram.withTemporaryFolder { folder in
      let result = try await DemoProgram.run(
        line.split(separator: " ").map(String.init) + ["--output", folder.path])
      #expect(result.errors == "")
      #expect(result.status == 0)
      // Only the paths of the pictures.
      #expect(result.lines.count == (try DemoProgram.pictures(in: folder).count))
      #expect(result.lines.allSatisfy { $0.hasPrefix(folder.path) })
    }
  }

  @Test func `pictures from earlier runs remain, and the last lines count them`() async throws {
    try await DemoProgram.withTemporaryFolder { folder in
      for name in ["home-en-dark-top", "jobs-en-light-top-ax5"] {
        try Data().write(to: folder.appendingPathComponent(name + ".png"))
      }
      let result = try await DemoProgram.run(["--page", "post", "--figures", "--output", folder.path])
      #expect(result.errors == "")
      let pictures = try DemoProgram.pictures(in: folder)
      #expect(pictures.keys.count { $0.hasPrefix("post-") } == pictures.count - 2)
      #expect(
        result.lines.contains { $0.contains("This page for a browser also shows 2 from earlier runs:") })
      #expect(result.lines.contains { $0.hasPrefix("page ") && $0.hasSuffix("draw ms") })
      #expect(result.lines.contains { $0.hasPrefix("post ") })
    }
  }

  @Test func `a wrong option ends the program with status 2, a folder that can't be written with 1`() async throws {
    let wrong = try await DemoProgram.run(["--drak"])
    #expect(wrong.status == 2 && wrong.output.isEmpty)
    #expect(wrong.errors.hasPrefix("There's no option --drak. Did you mean --dark?"))
    for name in Options.names { #expect(wrong.errors.contains("\n  \(name) "), "\(name)") }

    let unwritable = try await DemoProgram.run(["--output", "/dev/null/pictures"])
    #expect(unwritable.status == 1 && unwritable.output.isEmpty)
    #expect(unwritable.errors.split(separator: "\n").count == 1)
    #expect(unwritable.errors.hasPrefix("Demo cannot write into /dev/null/pictures: "))
  }
}
