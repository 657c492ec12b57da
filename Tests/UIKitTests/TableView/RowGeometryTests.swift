import Testing

@testable import UIKit

/// Every answer of the geometry against one that walks through all parts in order and adds up.
///
/// Heights are whole or half points, so that sums are exact and equality is the test.
@Suite struct RowGeometryTests {
  @Test func `every small table agrees with walking through it`() {
    var tables = 0
    for heights in Self.sectionWorlds(heights: [0, 1, 2.5], mostRows: 3) {
      check(heights)
      tables += 1
    }
    #expect(tables == 4 * (1 + 3 + 9 + 27))
  }

  @Test func `every pair of small sections agrees with walking through it`() {
    let sections = Self.sectionWorlds(heights: [0, 2], mostRows: 2).flatMap(\.self)
    for first in sections { for second in sections { check([first, second]) } }
  }

  @Test func `random tables agree with walking through them`() {
    var random = Seeded(state: 20_261_121)
    for _ in 0..<300 {
      let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Naive.Section(
          padding: CGFloat(Int.random(in: 0...1, using: &random)) * 22,
          header: CGFloat(Int.random(in: 0...2, using: &random)) * 14,
          rows: (0..<Int.random(in: 0...12, using: &random)).map { _ in
            CGFloat(Int.random(in: 0...5, using: &random)) * 8.5
          }, footer: CGFloat(Int.random(in: 0...1, using: &random)) * 9)
      }
      check(sections, tableHeader: CGFloat(Int.random(in: 0...1, using: &random)) * 30, tableFooter: 7)
    }
  }

  @Test func `equal heights given one by one make the same geometry as one height for all`() {
    #expect(RowHeights(count: 5) { _ in (44, false) } == RowHeights(count: 5, height: 44))
    #expect(RowHeights(count: 2) { (CGFloat($0), false) } != RowHeights(count: 2, height: 0))
  }

  @Test func `a million rows of a third of a pixel are found at their own edges`() {
    let height: CGFloat = 131.0 / 3
    let geometry = RowGeometry(
      tableHeader: 100.0 / 3,
      sections: [
        .init(header: 38.2, rows: RowHeights(count: 1_000_000, height: height)),
        .init(header: 38.2, rows: RowHeights(count: 1_000_000) { (height + CGFloat($0 % 2) / 3, false) }),
      ])
    var random = Seeded(state: 7)
    for _ in 0..<2_000 {
      let row = RowGeometry.Row(
        section: Int.random(in: 0...1, using: &random), row: Int.random(in: 0..<1_000_000, using: &random))
      let span = geometry.span(of: row)
      #expect(geometry.row(at: span.minY) == row)
      #expect(geometry.row(at: span.minY + height / 2) == row)
      let previous = row.row == 0 ? nil : RowGeometry.Row(section: row.section, row: row.row - 1)
      #expect(geometry.row(at: span.minY.nextDown) == previous)
      #expect(geometry.rows(from: span.minY, to: span.minY.nextUp).map(\.rows) == [row.row..<row.row + 1])
    }
  }

  @Test func `corrected estimates make the geometry that their real heights would have made`() {
    var random = Seeded(state: 3)
    for round in 0..<60 {
      let real = (0..<40).map { _ in CGFloat(Int.random(in: 0...90, using: &random)) / 2 }
      let guess =
        round % 2 == 0
        ? RowHeights(count: 40, height: 20, areEstimates: true)
        : RowHeights(count: 40) { (CGFloat($0) + 1, true) }
      var geometry = RowGeometry(
        tableHeader: 9, sections: [.init(header: 5, rows: guess), .init(header: 7, rows: guess)])
      #expect(geometry.sections[0].rows.isEstimate(39))
      for row in (0..<40).shuffled(using: &random) {
        geometry.update(0) { $0.rows.correct(row, to: 99) }
        geometry.update(0) { $0.rows.correct(row, to: real[row]) }
        geometry.update(1) { $0.rows.correct(row, to: real[39 - row]) }
      }
      let expected = RowGeometry(
        tableHeader: 9,
        sections: [
          .init(header: 5, rows: RowHeights(count: 40) { (real[$0], false) }),
          .init(header: 7, rows: RowHeights(count: 40) { (real[39 - $0], false) }),
        ])
      #expect(geometry.contentHeight == expected.contentHeight)
      for section in 0...1 {
        for row in 0..<40 {
          #expect(
            geometry.span(of: .init(section: section, row: row)) == expected.span(of: .init(section: section, row: row))
          )
          #expect(!geometry.sections[section].rows.isEstimate(row))
        }
      }
      for y in stride(from: 0, to: expected.contentHeight, by: 3) {
        #expect(geometry.row(at: y) == expected.row(at: y))
      }
    }
  }

  @Test func `only the rows that were guessed are estimates`() {
    let heights = RowHeights(count: 4) { (CGFloat($0), $0 % 2 == 1) }
    #expect((0..<4).map(heights.isEstimate) == [false, true, false, true])
  }

  @Test func `a header sticks to the top until the end of its section pushes it out`() {
    let geometry = RowGeometry(sections: [
      .init(topPadding: 22, header: 28, rows: RowHeights(count: 3, height: 44), footer: 10),
      .init(topPadding: 22, header: 28, rows: RowHeights(count: 3, height: 44)),
    ])
    // The first section ends at 192.
    let places: [(visibleTop: CGFloat, minY: CGFloat)] = [(-50, 22), (22, 22), (60, 60), (164, 164), (180, 164)]
    for place in places {
      #expect(geometry.span(ofFloatingHeader: 0, visibleTop: place.visibleTop).minY == place.minY)
    }
    #expect(geometry.span(ofFloatingHeader: 1, visibleTop: 180) == VerticalSpan(minY: 214, height: 28))
  }

  @Test func `a footer sticks to the bottom from its section's first row on`() {
    let geometry = RowGeometry(sections: [.init(header: 28, rows: RowHeights(count: 3, height: 44), footer: 10)])
    let places: [(visibleBottom: CGFloat, minY: CGFloat)] = [(20, 28), (38, 28), (100, 90), (170, 160), (400, 160)]
    for place in places {
      #expect(geometry.span(ofFloatingFooter: 0, visibleBottom: place.visibleBottom).minY == place.minY)
    }
  }

  // MARK: The oracle

  private struct Naive {
    struct Section {
      var padding: CGFloat
      var header: CGFloat
      var rows: [CGFloat]
      var footer: CGFloat
    }

    var rows: [(row: RowGeometry.Row, minY: CGFloat, maxY: CGFloat)] = []
    var wholes: [(minY: CGFloat, maxY: CGFloat)] = []
    var headers: [(minY: CGFloat, maxY: CGFloat)] = []
    var footers: [(minY: CGFloat, maxY: CGFloat)] = []
    var end: CGFloat

    init(_ sections: [Section], tableHeader: CGFloat, tableFooter: CGFloat) {
      var y = tableHeader
      for (index, section) in sections.enumerated() {
        let top = y
        y += section.padding
        headers.append((y, y + section.header))
        y += section.header
        for (row, height) in section.rows.enumerated() {
          rows.append((.init(section: index, row: row), y, y + height))
          y += height
        }
        footers.append((y, y + section.footer))
        y += section.footer
        wholes.append((top, y))
      }
      end = y + tableFooter
    }
  }

  private static func sectionWorlds(heights: [CGFloat], mostRows: Int) -> [[Naive.Section]] {
    var lists: [[CGFloat]] = [[]]
    var all = lists
    for _ in 0..<mostRows {
      lists = lists.flatMap { list in heights.map { list + [$0] } }
      all += lists
    }
    return all.flatMap { rows in
      [(0, 0, 0), (0, 3, 0), (2, 3, 0), (2, 0, 1)].map { padding, header, footer in
        [Naive.Section(padding: padding, header: header, rows: rows, footer: footer)]
      }
    }
  }

  private func check(_ sections: [Naive.Section], tableHeader: CGFloat = 4, tableFooter: CGFloat = 1) {
    let naive = Naive(sections, tableHeader: tableHeader, tableFooter: tableFooter)
    let geometry = RowGeometry(
      tableHeader: tableHeader,
      sections: sections.map { section in
        .init(
          topPadding: section.padding, header: section.header,
          rows: RowHeights(count: section.rows.count) { (section.rows[$0], false) }, footer: section.footer)
      }, tableFooter: tableFooter)

    #expect(geometry.contentHeight == naive.end)
    for (index, whole) in naive.wholes.enumerated() {
      #expect(geometry.span(ofSection: index).edges == [whole.minY, whole.maxY])
      #expect(geometry.span(ofHeader: index).edges == [naive.headers[index].minY, naive.headers[index].maxY])
      #expect(geometry.span(ofFooter: index).edges == [naive.footers[index].minY, naive.footers[index].maxY])
    }
    for row in naive.rows { #expect(geometry.span(of: row.row).edges == [row.minY, row.maxY]) }

    let places = stride(from: -1, through: min(naive.end + 1, 60), by: 0.5).map { CGFloat($0) }
    for y in places {
      #expect(geometry.row(at: y) == naive.rows.first { $0.minY <= y && y < $0.maxY }?.row)
    }
    for top in places.filter({ $0 == $0.rounded() }) {
      for bottom in [top - 1, top, top + 0.5, top + 3, top + 40] {
        let expected = naive.rows.filter { top < bottom && $0.minY < bottom && $0.maxY > top }.map(\.row)
        let found = geometry.rows(from: top, to: bottom).flatMap { run in
          run.rows.map { RowGeometry.Row(section: run.section, row: $0) }
        }
        #expect(found == expected)
        let visible = naive.wholes.indices.filter {
          top < bottom && naive.wholes[$0].minY < bottom && naive.wholes[$0].maxY > top
        }
        #expect(Array(geometry.sections(from: top, to: bottom)) == visible)
      }
    }
  }
}

extension VerticalSpan {
  fileprivate var edges: [CGFloat] { [minY, maxY] }
}

/// A small generator that gives the same numbers on every machine.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
