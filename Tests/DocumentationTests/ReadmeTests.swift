import Foundation
import FoundationXML
import Testing

@Suite struct `The two READMEs` {
  @Test func `have the same headings, at the same levels`() throws {
    let pages = try Pages.readmes()
    #expect(pages[0].headings.count > 12)
    #expect(pages[0].headings == pages[1].headings)
  }

  /// A new capability gets a few lines and a link; an article describes the rest.
  @Test(arguments: try Pages.readmes())
  func `have at most 300 lines`(page: Page) throws {
    let text = try String(contentsOf: Pages.repository.appendingPathComponent(page.path), encoding: .utf8)
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(count <= 300, "\(page.path) has \(count) lines. Move something to an article.")
    #expect(count > 200)
  }

  /// GitHub's column scrolls wider lines. A Chinese character takes two columns.
  @Test(arguments: try Pages.readmes())
  func `have no line of code above 88 columns`(page: Page) {
    let lines = page.blocks.flatMap { $0.code.split(separator: "\n") }
    #expect(lines.count > 100)
    for line in lines {
      let columns = line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
      #expect(columns <= 88, "\(page.path): \(line)")
    }
  }

  @Test func `show the same code, but for comments`() throws {
    let pages = try Pages.readmes()
    #expect(pages[0].blocks.map(\.language) == pages[1].blocks.map(\.language))
    for (english, chinese) in zip(pages[0].blocks, pages[1].blocks) {
      #expect(english.bare == chinese.bare, "\(english.testDescription) and \(chinese.testDescription)")
      #expect(english.support == chinese.support && english.file == chinese.file, "\(english.testDescription)")
    }
  }

  @Test func `have comments in their own language`() throws {
    let pages = try Pages.readmes()
    for (page, isChinese) in zip(pages, [false, true]) {
      for block in page.blocks {
        for comment in block.code.matches(of: #/(?m)(?:^|  )(?://|#) (.+)$/#).map({ $0.1 })
        where !comment.hasPrefix("swift-tools-version") {
          let hasChinese = comment.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
          #expect(hasChinese == isChinese, "\(block.testDescription): \(comment)")
        }
      }
    }
  }

  /// A picture with words comes in both languages: `-en` in the one, `-zh` in the other.
  @Test func `show the same pictures, each in its own language, at the same widths`() throws {
    let pages = try Pages.readmes()
    #expect(pages[0].pictures.count > 2)
    #expect(pages[0].pictures.map { $0.replacing("-en.", with: "-zh.") } == pages[1].pictures)
    #expect(!pages[1].pictures.contains { $0.contains("-en.") })
    let widths = pages.map { $0.prose.matches(of: #/<img [^>]*width="(\d+)"/#).map { $0.1 } }
    #expect(widths[0] == widths[1])
  }

  @Test func `say in words what each picture shows`() throws {
    for page in try Pages.readmes() {
      let words = page.prose.matches(of: #/<img src="[^"]+" width="\d+" alt="([^"]*)">/#).map { $0.1 }
      // A picture for dark or narrow pages shows the same.
      #expect(words.count == page.prose.matches(of: #/<img /#).count && words.count > 5, "\(page.path)")
      #expect(words.allSatisfy { $0.count >= 8 }, "\(page.path)")
    }
  }

  @Test func `have drawings that differ in nothing but their words, and know light and dark`() throws {
    let drawings = Set(try Pages.readmes().flatMap(\.pictures)).filter { $0.hasSuffix(".svg") }.sorted()
    #expect(drawings.count == 2)
    let texts = try drawings.map { name in
      let file = Pages.repository.appendingPathComponent(name)
      #expect(XMLParser(data: try Data(contentsOf: file)).parse(), "\(name)")
      return try String(contentsOf: file, encoding: .utf8)
    }
    let bare = texts.map { $0.replacing(#/>[^<>]*</(text|title)>/#, with: "><") }
    #expect(bare.allSatisfy { $0 == bare[0] })
    #expect(texts.allSatisfy { $0.contains("@media (prefers-color-scheme: dark)") })
  }

  /// A `source` element for dark pages names a dark picture.
  @Test(arguments: try Pages.readmes())
  func `show what is drawn light on light pages, and dark on dark ones`(page: Page) {
    let tags = page.prose.matches(of: #/<(?:source media="([^"]+)" srcset|img src)="([^"]+\.webp)"/#)
    #expect(tags.count > 10)
    for tag in tags {
      let isDark = tag.1?.contains("prefers-color-scheme: dark") ?? false
      #expect(tag.2.contains(isDark ? "-dark-" : "-light-"), "\(page.path): \(tag.0)")
      #expect(page.pictures.contains(String(tag.2).replacing("-dark-", with: "-light-")), "\(page.path): \(tag.0)")
    }
  }

  @Test func `have films of at most 1.5 MB, and at most 4 MiB of them and the phones`() throws {
    let names = Set(try Pages.readmes().flatMap(\.pictures)).filter { $0.hasSuffix(".webp") }
    let sizes = try names.map { try Data(contentsOf: Pages.repository.appendingPathComponent($0)).count }
    #expect(sizes.allSatisfy { $0 <= 1_500_000 })
    #expect(sizes.reduce(0, +) <= 4 << 20)
  }

  @Test func `show every picture that is drawn for them`() throws {
    let folder = "Demo/screens/readme"
    let drawn = try FileManager.default.contentsOfDirectory(
      atPath: Pages.repository.appendingPathComponent(folder).path)
    let shown = Set(try Pages.readmes().flatMap(\.pictures))
    #expect(drawn.filter { !shown.contains("\(folder)/\($0)") } == [])
  }

  @Test func `have tables with the same cells`() throws {
    let tables = try Pages.readmes().map { page in
      page.prose.split(separator: "\n").filter { $0.hasPrefix("|") }.map { $0.split(separator: "|").count }
    }
    #expect(!tables[0].isEmpty)
    #expect(tables[0] == tables[1])
  }

  @Test func `link to each other, and to the same places`() throws {
    let pages = try Pages.readmes()
    #expect(pages[0].references.contains("README.zh-CN.md"))
    #expect(pages[1].references.contains("README.md"))
    // In their order, with the place in a page by the number of its heading. The Chinese one leads to the twins of English pages.
    let twins = Dictionary(uniqueKeysWithValues: try Twin.written().map { ($0.chinese, $0.english) })
    let links = try pages.map { page in
      try page.prose.matches(of: #/\]\(([^)#]*)(?:#([^)]+))?\)/#).dropFirst().map { link in
        let file = String(link.1)
        guard let place = link.2.map(String.init) else { return twins[file] ?? file }
        let target = file.isEmpty ? page : try Page(file, in: Pages.repository)
        let number = target.anchors.firstIndex(of: place).map(String.init) ?? "no heading: \(place)"
        return "\(twins[file] ?? file)#\(number)"
      }
    }
    #expect(links[0].count > 30)
    #expect(links[0] == links[1])
    let behind = pages[1].references.filter { reference in twins.values.contains(reference) }
    #expect(behind == [], "have a Chinese twin: link to that")
  }
}
