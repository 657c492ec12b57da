import Foundation
import Testing

/// English pages that have no Chinese twin yet, such as `Rows.md`.
private let notYetWritten: Set<String> = []

@Suite struct `The book in two languages` {
  @Test func `has a Chinese page for each English one, but for those that are listed`() throws {
    let twins = try Twin.all()
    #expect(twins.count > 20)
    let missing = Set(twins.filter { !$0.isWritten }.map(\.testDescription))
    #expect(missing.subtracting(notYetWritten).sorted() == [], "have no Chinese page: write one")
    #expect(notYetWritten.subtracting(missing).sorted() == [], "are written, or gone: take them off the list")
  }

  @Test(arguments: try Twin.written())
  func `says in Chinese what it says in English, heading by heading`(twin: Twin) throws {
    let differences = try twin.differences()
    #expect(differences == [], "\(twin.chinese) has fallen behind \(twin.english)")
  }

  @Test(arguments: try Twin.written())
  func `leads from each page to its twin, and back`(twin: Twin) throws {
    let (english, chinese) = (try twin.text(of: twin.english), try twin.text(of: twin.chinese))
    if twin.english.hasPrefix(".github/") {
      #expect(english.contains("[中文](\(twin.name).zh-CN.md)"), "\(twin.english)")
      #expect(chinese.contains("[English](\(twin.name).md)"), "\(twin.chinese)")
      return
    }
    let folder = twin.isLanding && twin.isTutorial ? "tutorials/" : ""
    #expect(english.contains("中文：<doc:\(folder)\(twin.name)-zh>"), "\(twin.english)")
    let isSymbol = twin.owner != nil || (twin.isLanding && !twin.isTutorial)
    let back = isSymbol ? "``\(twin.name)``" : "<doc:\(folder)\(twin.name)>"
    #expect(chinese.contains("English: \(back)"), "\(twin.chinese)")
  }

  @Test(arguments: try Twin.written())
  func `is written in Chinese, in the words of the house`(twin: Twin) throws {
    let text = try twin.text(of: twin.chinese)
    // Without code, links, and directives.
    let prose = Page(path: twin.chinese, text: text).prose
      .replacing(#/`+[^`]*`+|<[^>]*>|\]\([^)]*\)|(?m)^ *@.*$/#, with: "")
    let letters = prose.unicodeScalars.filter { $0.properties.isAlphabetic }
    let chinese = letters.filter { (0x4E00...0x9FFF).contains($0.value) }.count
    #expect(chinese * 2 > letters.count, "\(twin.chinese): \(chinese) of \(letters.count) letters")
    expectWordsOfTheHouse(in: text, at: twin.chinese)
  }

  @Test func `uses the same words where a page has both languages, and in the README`() throws {
    let pages = Twin.bilingual.sorted().map { "\(Twin.catalogue)/\($0).md" } + ["README.zh-CN.md"]
    for page in pages {
      let text = try String(contentsOf: Pages.repository.appendingPathComponent(page), encoding: .utf8)
      expectWordsOfTheHouse(in: text, at: page)
    }
  }

  private func expectWordsOfTheHouse(in text: String, at path: String) {
    for (wrong, right) in Self.words where text.contains(wrong) {
      Issue.record("\(path) says “\(wrong)”: say “\(right)”")
    }
  }

  /// The terms that this documentation expresses in another word, and that word.
  private static let words = [
    "活的对象": "数据源对象", "活动对象": "数据源对象", "页眉": "header", "页脚": "footer", "单元格": "cell", "点按": "点击",
    "行量一次": "行测量一次", "键路径": "key path", "问问题": "查询", "认行": "以……作为行的标识", "重用": "复用", "委托": "代理", "一节": "一个分区",
  ]

  @Test(arguments: try Twin.written())
  func `stays in Chinese: a Chinese page leads to Chinese pages, and to its own twin`(twin: Twin) throws {
    let chinese = try twin.text(of: twin.chinese)
    let english = Set(try Twin.all().filter { $0.isWritten && $0.name != twin.name }.map(\.name))
    let pages = chinese.matches(of: #/<doc:(?:tutorials/)?([^>]+)>/#).map { String($0.1) }
    #expect(pages.filter(english.contains) == [], "\(twin.chinese)")
    #expect(!pages.contains("\(twin.name)-zh") || twin.isLanding, "\(twin.chinese) leads to itself")
  }

  @Test func `has a Chinese landing page that leads to every Chinese page`() throws {
    let landing = try #require(try Twin.all().first { $0.isLanding && !$0.isTutorial })
    guard landing.isWritten else { return }
    let text = try landing.text(of: landing.chinese)
    let list = try #require(text.components(separatedBy: "\n## Topics\n").last)
    for twin in try Twin.written() where twin.english.hasSuffix(".md") && !twin.english.hasPrefix(".github/") {
      guard !twin.isLanding else { continue }
      #expect(list.contains("- <doc:\(twin.name)-zh>"), "\(twin.chinese)")
    }
    for name in Twin.bilingual { #expect(list.contains("- <doc:\(name)>"), "\(name)") }
  }

  // Pages that are marked as pending.

  /// `.ci/run --release` sets the variable.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["REFUSE_PENDING_TRANSLATIONS"] == "1"))
  func `has no page that is marked as pending in a release`() throws {
    let pages = try Pages.all().map(\.path) + Twin.written().map(\.chinese)
    let pending = try Set(pages).filter { Twin.isPending(try text(of: $0)) }
    #expect(pending.sorted() == [], "translate these pages, and remove the line “\(Twin.pendingMark)”")
  }

  @Test(arguments: ["README", ".github/CONTRIBUTING", ".github/CHANGELOG"])
  func `is up to date at its front: a README, CONTRIBUTING and the changelog never have the mark`(name: String) throws {
    for path in ["\(name).md", "\(name).zh-CN.md"] {
      let page = try text(of: path)
      #expect(!Twin.isPending(page), "\(path): translate the page, and remove the mark")
    }
  }

  @Test(arguments: try Twin.all())
  func `has the mark only in Chinese pages`(twin: Twin) throws {
    let page = try text(of: twin.english)
    #expect(!Twin.isPending(page), "\(twin.english): the mark belongs in \(twin.chinese)")
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Pages.repository.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `isn't compared where it has the mark, and is where it hasn't`() {
    let old = english.replacing("let a = 1", with: "let a = 2")
    let marked = old.replacing("# Rows\n", with: "# 行\n\n\(Twin.pendingMark)\n", maxReplacements: 1)
    #expect(!twin.differences(english: english, chinese: old).isEmpty)
    #expect(twin.differences(english: english, chinese: marked) == [])

    let tutorial = Twin(of: "Sources/TableMaker/TableMaker.docc/Tutorials/TrailLog.tutorial")
    #expect(!tutorial.differences(english: "@Tutorial(time: 20) {", chinese: "@Tutorial(time: 5) {").isEmpty)
    let begun = "\(Twin.pendingMark)\n@Tutorial(time: 5) {"
    #expect(tutorial.differences(english: "@Tutorial(time: 20) {", chinese: begun) == [])
  }

  @Test(arguments: [
    ("# 行\n\n<!-- translation: pending -->\n", true), ("<!-- translation: pending -->\n@Tutorial {", true),
    ("标记 `<!-- translation: pending -->` 单独一行", false), ("<!-- translation: done -->", false), ("", false),
  ])
  func `is pending if the mark is on a line of its own`(text: String, isPending: Bool) {
    #expect(Twin.isPending(text) == isPending)
  }

  @Test func `has the twin of a guide in the guide's folder`() throws {
    let guide = Twin(of: "\(Pages.guides)/Map.md")
    #expect(guide.name == "Map" && guide.chinese == "\(Pages.guides)/Map.zh-CN.md")
    #expect(Twin(of: ".github/CHANGELOG.md").chinese == ".github/CHANGELOG.zh-CN.md")
    #expect(try Twin.all().count { $0.english.hasPrefix(Pages.guides) } > 7)
  }

  // The comparison itself.

  private let twin = Twin(of: "Sources/TableMaker/TableMaker.docc/Rows.md")
  private let english = """
    # Rows

    ## Overview

    中文：<doc:Rows-zh>

    A ``DataSource`` as <doc:Chain> has it, with `make()`. See [Rows](docc/Rows.md).

    ```swift
    let a = 1  // one
    ```

    | step | what |
    |---|---|
    | `height(44)` | one |
    """

  @Test func `takes pages for twins that differ in words alone`() {
    let chinese = english.replacing("# Rows", with: "# 行").replacing("Overview", with: "概览")
      .replacing("中文：<doc:Rows-zh>", with: "English: <doc:Rows>").replacing(
        "A ``DataSource`` as", with: "``DataSource``："
      )
      .replacing("<doc:Chain>", with: "<doc:Chain-zh>").replacing("docc/Rows.md", with: "docc/Chinese/Rows-zh.md")
      .replacing("// one", with: "// 一").replacing(
        "| one", with: "| 一")
    #expect(twin.differences(english: english, chinese: chinese) == [])
  }

  @Test(arguments: [
    ("## Overview", "### 概览", "### 概览"), ("let a = 1", "let a = 2", "blocks of code"),
    ("``DataSource``", "它", "DataSource"),
    ("<doc:Chain>", "<doc:Steps-zh>", "Steps"), ("| `height(44)` | one |", "", "rows of tables"),
    ("(44)", "(45)", "(45)"),
    ("A ``D", "![](a.png) ``D", "pictures"), ("`make()`", "`made()`", "made()"),
    ("\n\n```swift", "\n\n再见。\n\n```swift", "paragraphs"),
    ("has it, with", "[has](it.md), with", "links to files"),
  ])
  func `tells at which heading a page has fallen behind, and in what`(part: String, other: String, told: String) {
    let differences = twin.differences(english: english, chinese: english.replacing(part, with: other))
    #expect(differences.count == 1 && differences[0].hasPrefix("\(twin.chinese)"), "\(differences)")
    #expect(differences.contains { $0.contains("Overview") && $0.contains(told) }, "\(differences)")
  }

  @Test func `finds a directive of a tutorial that the other language has not`() {
    let twin = Twin(of: "Sources/TableMaker/TableMaker.docc/Tutorials/TrailLog.tutorial")
    #expect(twin.chinese == "Sources/TableMaker/TableMaker.docc/Tutorials/TrailLog-zh.tutorial")
    let text =
      "@Step {\n  One.\n  @Code(name: \"A.swift\", file: \"A-1.swift\") {\n  @Image(source: \"a.png\", alt: \"A\")\n"
    let same = text.replacing("One.", with: "一。").replacing("alt: \"A\"", with: "alt: \"甲\"")
    #expect(twin.differences(english: text, chinese: same) == [])
    let other = twin.differences(english: text, chinese: same.replacing("A-1.swift", with: "A-2.swift"))
    #expect(other.count == 1 && other[0].contains("TrailLog-zh.tutorial:3: ") && other[0].contains("A-2.swift"))
    #expect(twin.differences(english: text, chinese: same.replacing("  @Image", with: "Image")).count == 1)
  }
}
