import Foundation
import Testing

@Suite struct `Links and pictures` {
  @Test(arguments: try Pages.all())
  func `point at files that are there`(page: Page) {
    let folder = Pages.repository.appendingPathComponent(page.path).deletingLastPathComponent()
    for reference in page.references {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(reference).path), "\(reference)")
    }
  }
}

@Suite struct `Links to headings` {
  @Test(arguments: try Pages.all())
  func `name headings that are there`(page: Page) throws {
    let folder = Pages.repository.appendingPathComponent(page.path).deletingLastPathComponent()
    for (file, anchor) in page.fragments where file.isEmpty || file.hasSuffix(".md") {
      let other =
        file.isEmpty
        ? page : Page(path: file, text: try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
      #expect(other.anchors.contains(anchor), "\(file)#\(anchor)")
    }
  }

  @Test(arguments: [
    ("Why", "why"), ("Keep what `make()` returns", "keep-what-make-returns"),
    ("The chain, step by step", "the-chain-step-by-step"), ("留住 `make()` 的返回值", "留住-make-的返回值"),
    ("一条链，一张表", "一条链一张表"), ("From [UIKit](a.md)'s tables", "from-uikits-tables"), ("a_b-c", "a_b-c"),
  ])
  func `are spelled as GitHub spells them`(heading: String, anchor: String) {
    #expect(Page(path: "", text: "## \(heading)").anchors == [anchor])
  }

  @Test func `of the same words are numbered`() {
    #expect(Page(path: "", text: "# A\n## A\n## B\n## a!").anchors == ["a", "a-1", "b", "a-2"])
  }
}

@Suite struct `A page` {
  @Test func `is read as its blocks, headings and references`() {
    let page = Page(
      path: "Page.md",
      text: """
        # Title
        [中文](Other.md#part) ![picture](a.png) <img src="b.png"> [site](https://example.org) [here](#title)
        ## Part
        <!-- support: A.swift, B.swift -->
        ```swift
        let a = 1  // one
        # not a heading
        ```
        <!-- support: C.swift -->
        Text between takes the mark away.
        ```sh
        Demo/run  # draws
        ```
        `Sources/B.swift`

        ```swift
        #expect(b)  // why
        ```
        Not a `C.swift`
        ```swift
        ```
        """)
    #expect(page.headings == [1, 2])
    #expect(page.references == ["Other.md", "a.png", "b.png"])
    #expect(page.blocks.map(\.language) == ["swift", "sh", "swift", "swift"])
    #expect(page.blocks.map(\.line) == [6, 12, 17, 21])
    #expect(page.blocks.map(\.support) == [["A.swift", "B.swift"], [], [], []])
    #expect(page.blocks.map(\.file) == [nil, nil, "Sources/B.swift", nil])
    #expect(page.blocks.map(\.bare) == ["let a = 1\n# not a heading", "Demo/run", "#expect(b)", ""])
    #expect(page.anchors == ["title", "part"])
    #expect(page.fragments.map(\.anchor) == ["part", "title"])
    #expect(page.fragments.map(\.file) == ["Other.md", ""])
    #expect(page.pictures == ["a.png", "b.png"])
  }
}
