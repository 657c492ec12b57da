import Testing

@_spi(Testing) @testable import UIKit

/// Rows with gaps between them, in every small table.
@Suite struct DisplayedGapTests {
  private typealias Row = RowGeometry.Row

  private func geometry(_ counts: [Int]) -> RowGeometry {
    RowGeometry(
      tableHeader: 5,
      sections: counts.map { count in
        RowGeometry.Section(header: 10, rows: RowHeights(count: count, height: 20), footer: 3)
      }, tableFooter: 7)
  }

  @Test func `each row shows once, in its order, and the gaps are where they were asked for`() {
    for counts in [[0], [1], [3], [2, 0], [1, 2], [0, 2, 1]] {
      let plain = geometry(counts)
      let places = counts.indices.flatMap { section in (0...counts[section]).map { Row(section: section, row: $0) } }
      for first in places {
        for second in places where !(second < first) {
          let gaps = [
            DisplayedRows.Gap(before: first, height: 11), DisplayedRows.Gap(before: second, height: 30),
          ]
          let shown = DisplayedRows(plain, moving: nil, gaps: gaps)
          #expect(shown.geometry.contentHeight == plain.contentHeight + 41)
          var seen: [Row] = []
          for section in counts.indices {
            for row in 0..<shown.geometry.sections[section].rows.count {
              let place = Row(section: section, row: row)
              guard let found = shown.row(at: place) else {
                #expect(shown.gapPlaces.contains(place))
                continue
              }
              seen.append(found)
              #expect(shown.place(of: found) == place && shown.span(of: found).height == 20)
            }
          }
          #expect(seen == counts.indices.flatMap { s in (0..<counts[s]).map { Row(section: s, row: $0) } })
          for (gap, place) in zip(gaps, shown.gapPlaces) {
            #expect(shown.geometry.span(of: place).height == gap.height && shown.withoutGaps(place) == gap.before)
          }
        }
      }
    }
  }

  @Test func `a row that moves and a gap are both there`() {
    let plain = geometry([3, 2])
    let rows = [3, 2].enumerated().flatMap { s, count in (0..<count).map { Row(section: s, row: $0) } }
    for source in rows {
      for target in rows where target.section == source.section || target.row < 3 {
        let gap = DisplayedRows.Gap(before: Row(section: 1, row: 1), height: 9)
        let shown = DisplayedRows(plain, moving: (source, target), gaps: [gap])
        #expect(Set(rows.map(shown.place)).count == 5 && rows.allSatisfy { shown.row(at: shown.place(of: $0)) == $0 })
        #expect(shown.geometry.contentHeight == plain.contentHeight + 9)
      }
    }
  }
}
