import CompilerSupport
import Foundation
import Testing

@Suite struct `The two READMEs` {
  @Test func `have the same headings, at the same levels`() throws {
    let pages = try Pages.readmes()
    #expect(!pages[0].headings.isEmpty)
    #expect(pages[0].headings == pages[1].headings)
  }

  @Test func `show the same code, but for comments`() throws {
    let pages = try Pages.readmes()
    #expect(pages[0].blocks.map(\.language) == pages[1].blocks.map(\.language))
    for (english, chinese) in zip(pages[0].blocks, pages[1].blocks) {
      #expect(english.bare == chinese.bare, "\(english.testDescription) and \(chinese.testDescription)")
    }
  }

  @Test func `link to each other`() throws {
    let pages = try Pages.readmes()
    #expect(pages[0].references.contains("README.zh-CN.md"))
    #expect(pages[1].references.contains("README.md"))
  }
}

@Suite struct `Links and pictures` {
  @Test(arguments: try Pages.all())
  func `point at files that are there`(page: Page) {
    let folder = Pages.repository.appendingPathComponent(page.path).deletingLastPathComponent()
    for reference in page.references {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(reference).path), "\(reference)")
    }
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
        Demo/run
        ```
        """)
    #expect(page.headings == [1, 2])
    #expect(page.references == ["Other.md", "a.png", "b.png"])
    #expect(page.blocks.map(\.language) == ["swift", "sh"])
    #expect(page.blocks.map(\.line) == [6, 12])
    #expect(page.blocks.map(\.support) == [["A.swift", "B.swift"], []])
    #expect(page.blocks[0].bare == "let a = 1\n")
  }
}
