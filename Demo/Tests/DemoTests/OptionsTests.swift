import Foundation
import LivePhone
import Pages
import Testing
import UIKit

@testable import Demo

/// The meaning of the command line.
struct OptionsTests {
  private static let pages = Page.all.map(\.name).joined(separator: ", ")

  @Test func `nothing draws the pictures to look at first, and --all every one`() throws {
    #expect(try Options([]) == Options(task: .drawSelection))
    #expect(try Options(["--output", "/tmp/x"]) == Options(task: .drawSelection, output: "/tmp/x"))
    #expect(try Options(["--all"]) == Options(task: .drawEverything))
    #expect(try Options(["--output", "/tmp/x", "--all"]) == Options(task: .drawEverything, output: "/tmp/x"))
  }

  @Test func `figures are printed for any pictures of pages at rest`() throws {
    #expect(try Options(["--figures"]) == Options(task: .drawSelection, showsFigures: true))
    #expect(try Options(["--all", "--figures"]) == Options(task: .drawEverything, showsFigures: true))
    #expect(
      try Options(["--figures", "--page", "post"]) == Options(task: .drawPage("post"), showsFigures: true))
    var variant = Options.Variant()
    variant.isDark = true
    #expect(try Options(["--dark", "--figures"]) == Options(task: .draw(variant), showsFigures: true))
  }

  @Test func `a process that another one starts has the same options`() throws {
    #expect(try Options(["--all", Options.helperName]) == Options(task: .drawEverything, isHelper: true))
    #expect(try Options([Options.helperName]) == Options(task: .drawSelection, isHelper: true))
    #expect(!Options.help.contains(Options.helperName))
  }

  @Test func `a page alone is drawn in all its standard pictures`() throws {
    #expect(try Options(["--page", "trail-log"]).task == .drawPage("trail-log"))
    #expect(
      try Options(["--output", "/tmp/x", "--page", "notebook"])
        == Options(task: .drawPage("notebook"), output: "/tmp/x"))
  }

  @Test func `the pictures that git keeps are drawn only where they are asked for`() throws {
    #expect(
      try Options(["--readme", "--output", "/tmp/x"]) == Options(task: .drawReadmePictures, output: "/tmp/x"))
    #expect(try Options(["--samples"]) == Options(task: .drawSamples))
    for line in ["--readme --dark", "--page post --readme", "--samples --dark", "--samples --readme"] {
      #expect(throws: Options.Mistake.self) { try Options(line.split(separator: " ").map(String.init)) }
    }
  }

  @Test func `one variant is drawn as its options say`() throws {
    let options = try Options(
      "--page notebook --width 320 --height 568 --text-size xxxLarge --rtl --dark --language zh --scroll end"
        .split(separator: " ").map(String.init))

    var variant = Options.Variant()
    variant.pages = ["notebook"]
    variant.size = CGSize(width: 320, height: 568)
    variant.textSize = .xxxLarge
    variant.isRightToLeft = true
    variant.isDark = true
    variant.language = .chinese
    variant.scroll = .end
    #expect(options.task == .draw(variant))
  }

  @Test func `what was not asked for is as a new phone has it`() throws {
    var variant = Options.Variant()
    variant.scroll = .points(-12.5)
    #expect(try Options(["--scroll", "-12.5"]).task == .draw(variant))
    #expect(variant.size == CGSize(width: 390, height: 844))
    #expect(variant.textSize.category == .large)
  }

  @Test func `help and list win over what follows`() throws {
    #expect(try Options(["--help", "--nonsense"]).task == .help)
    #expect(try Options(["--dark", "--list"]).task == .list)
  }

  @Test func `grown rows are drawn of the pages that have rows that grow`() throws {
    var variant = Options.Variant()
    variant.isGrown = true
    variant.pages = ["trail-log", "options"]
    #expect(try Options(["--grown"]).task == .draw(variant))
    variant.pages = ["trail-log"]
    #expect(try Options(["--page", "trail-log", "--grown"]).task == .draw(variant))
  }

  @Test func `updates are drawn of the pages that name some`() throws {
    var variant = Options.Variant()
    variant.showsUpdates = true
    variant.pages = Page.all.filter { !$0.updates.isEmpty }.map(\.name)
    #expect(variant.pages.contains("jobs"))
    #expect(try Options(["--updates"]).task == .draw(variant))
    variant.pages = ["jobs"]
    #expect(try Options(["--page", "jobs", "--updates"]).task == .draw(variant))
    #expect(throws: Options.Mistake.self) { try Options(["--page", "post", "--updates"]) }
  }

  @Test func `pages are read where that is asked for, in the language asked for`() throws {
    var variant = Options.Variant()
    variant.isSpoken = true
    #expect(try Options(["--spoken"]).task == .speak(variant))
    variant.pages = ["market"]
    variant.language = .chinese
    #expect(
      try Options("--page market --spoken --language zh".split(separator: " ").map(String.init)).task == .speak(variant)
    )
    variant = Options.Variant()
    variant.isSpoken = true
    variant.isGrown = true
    variant.pages = ["trail-log"]
    #expect(
      try Options("--spoken --page trail-log --grown".split(separator: " ").map(String.init)).task == .speak(variant))
  }

  @Test func `an audit is of all pages, or of the one that is asked for`() throws {
    #expect(try Options(["--audit"]).task == .audit(Page.all.map(\.name)))
    let options = try Options("--page market --audit --figures --output there".split(separator: " ").map(String.init))
    #expect(options.task == .audit(["market"]))
    #expect(options.showsFigures && options.output == "there")
  }

  @Test func `a phone in the browser shows the home page, or the one that is asked for`() throws {
    func task(_ line: String) throws -> Options.Task { try Options(line.split(separator: " ").map(String.init)).task }
    #expect(try task("--live") == .live(page: "home", language: .english, port: 8080, host: "127.0.0.1"))
    #expect(
      try task("--live --watch")
        == .live(page: "home", language: .english, port: 8080, host: "127.0.0.1", isWatching: true))
    #expect(
      try task("--language zh --page jobs --live --port 0 --host 0.0.0.0")
        == .live(page: "jobs", language: .chinese, port: 0, host: "0.0.0.0"))
  }

  @Test(arguments: [
    ("--spoken --dark", "--spoken reads all of a page at rest; you can't use it with --dark"),
    ("--page jobs --updates --spoken", "--spoken reads all of a page at rest; you can't use it with --updates"),
    (
      "--page notebook --grown",
      "--grown needs rows that a tap makes grow, and notebook has none. These pages have: trail-log, options"
    ),
    ("--audit --dark", "--audit looks at pages in every setting; you can't use it with --dark"),
    ("--page market --audit --live", "--audit looks at pages in every setting; you can't use it with --live"),
    ("--audit --page markte", "There's no page markte. Did you mean market? The pages are: \(Self.pages)"),
    ("--spoken --figures", "--figures is for pictures of pages at rest; you can't use it with --spoken"),
    ("--updates --figures", "--figures is for pictures of pages at rest; you can't use it with --updates"),
    ("--all --dark", "--all draws every standard picture; use it only with --output and --figures"),
    ("--page post --all", "--all draws every standard picture; use it only with --output and --figures"),
    ("--readme --figures", "--readme draws what is always the same; use it only with --output"),
    ("--page cookery", "There's no page cookery. The pages are: \(Self.pages)"),
    ("--page traillog", "There's no page traillog. Did you mean trail-log? The pages are: \(Self.pages)"),
    ("--page book", "There's no page book. Did you mean notebook or booking? The pages are: \(Self.pages)"),
    ("--language fr", "--language cannot be fr. It can be: en, zh"),
    ("--width wide", "--width cannot be wide. It can be: points from 200 to 1400"),
    ("--width 20", "--width cannot be 20. It can be: points from 200 to 1400"),
    ("--height nan", "--height cannot be nan. It can be: points from 200 to 6000"),
    (
      "--text-size huge",
      "--text-size cannot be huge. It can be: xSmall, small, medium, large, xLarge, xxLarge, "
        + "xxxLarge, ax1, ax2, ax3, ax4, ax5"
    ),
    ("--scroll inf", "--scroll cannot be inf. It can be: top, middle, end, or points from the top"),
    ("--scroll", "--scroll needs a value: top, middle, end, or points from the top"),
    (
      "--live --dark",
      "--live takes --page, --language, --port, --host and --watch; --dark is chosen in the web page, if at all"
    ),
    (
      "--live --port 65536",
      "--port cannot be 65536. It can be: a number from 0 to 65535; the default is 8080, and 0 is any free port"
    ),
    ("--port 9000", "--port needs --live, which shows a page there"),
    ("--watch", "--watch needs --live, which shows a page there"),
    ("--host 0.0.0.0", "--host needs --live, which shows a page there"),
    ("--page --dark", "--page needs a value: \(Self.pages)"),
    ("--night", "There's no option --night. The options are:\n\n\(Options.list)\n"),
    ("--langauge zh", "There's no option --langauge. Did you mean --language? The options are:\n\n\(Options.list)\n"),
    ("jobs", "There's no option jobs. Did you mean --page jobs? The options are:\n\n\(Options.list)\n"),
  ])
  func `a wrong value is told which are right`(line: String, message: String) {
    #expect(throws: Options.Mistake(description: message)) {
      try Options(line.split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: [
    ("--drak", ["--dark"]), ("-dark", ["--dark"]), ("--Page", ["--page"]), ("--width=320", ["--width"]),
    ("--size", ["--text-size"]), ("--sampels", ["--samples"]), ("--nonsense", []), ("--", []), ("", []),
    ("--hel", ["--help"]), ("--al", ["--all"]),
  ])
  func `a mistyped option has near ones`(name: String, near: [String]) {
    #expect(Nearest.names(to: name, among: Options.names) == near)
  }

  @Test func `up to three names are near, the nearest first`() {
    #expect(Nearest.names(to: "cat", among: ["cart", "bat", "cat", "cut", "dog"]) == ["cat", "cart", "bat"])
    #expect(Nearest.question([]) == "")
    #expect(Nearest.question(["a", "b", "c"]) == " Did you mean a, b, or c?")
  }

  @Test func `text sizes are twelve different categories in order`() {
    let categories = TextSize.allCases.map(\.category)
    #expect(categories == categories.sorted())
    #expect(Set(categories).count == 12)
  }

  @Test func `help names every option, and what can stand after it`() {
    for name in Options.names {
      let line = Options.help.split(separator: "\n").first { $0.hasPrefix("  \(name) ") }
      let values = name == "--output" ? "a folder for the pictures" : Options.values(of: name)
      #expect(line.map { values.isEmpty || $0.contains(values) } == true, "\(name)")
    }
  }

  @Test func `the list has a line for each page: its name and its titles`() {
    #expect(Page.list.count == Page.all.count)
    #expect(Page.list.contains("notebook      Field Notebook · 野外笔记"))
  }
}
