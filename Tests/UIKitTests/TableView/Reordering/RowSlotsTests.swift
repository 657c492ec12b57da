import Testing

@testable import UIKit

/// Where a row comes to be that is held at a height: in small worlds, all of them.
@Suite struct RowSlotsTests {
  private typealias Row = RowGeometry.Row

  private func geometry(_ sections: [(header: CGFloat, rows: [CGFloat])]) -> RowGeometry {
    RowGeometry(
      sections: sections.map { section in
        RowGeometry.Section(
          header: section.header, rows: RowHeights(count: section.rows.count) { (section.rows[$0], false) })
      })
  }

  @Test func `every place has the row that is put there, and every row has one place`() {
    for rows in [[[10.0], [20, 30]], [[], [5, 7, 9], []], [[1, 2, 3, 4]], [[8], [8], [8]]] {
      let geometry = geometry(rows.map { (3, $0.map { CGFloat($0) }) })
      for source in all(geometry) {
        for target in targets(geometry, source) {
          let displayed = DisplayedRows(geometry, moving: source, to: target)
          var list = rows
          let height = list[source.section].remove(at: source.row)
          list[target.section].insert(height, at: target.row)
          #expect(displayed.geometry.sections.map(\.rows.count) == list.map(\.count))
          for row in all(geometry) {
            let place = displayed.place(of: row)
            #expect(displayed.row(at: place) == row)
            #expect(displayed.span(of: row).height == CGFloat(rows[row.section][row.row]))
          }
          #expect(displayed.place(of: source) == target)
          #expect(displayed.geometry.contentHeight == geometry.contentHeight)
          for place in all(displayed.geometry) {
            #expect(displayed.geometry.span(of: place).height == CGFloat(list[place.section][place.row]))
          }
        }
      }
    }
  }

  private func all(_ geometry: RowGeometry) -> [Row] {
    geometry.sections.indices.flatMap { section in
      (0..<geometry.sections[section].rows.count).map { Row(section: section, row: $0) }
    }
  }

  private func targets(_ geometry: RowGeometry, _ source: Row) -> [Row] {
    geometry.sections.indices.flatMap { section in
      (0..<geometry.sections[section].rows.count + (section == source.section ? 0 : 1)).map {
        Row(section: section, row: $0)
      }
    }
  }

  @Test func `a row comes to the place that is nearest`() {
    let geometry = geometry([(20, [40, 10]), (0, [30]), (25, []), (25, [15, 40])])
    for source in all(geometry) {
      let slots = RowSlots(geometry, without: source)
      let places = targets(geometry, source)
      func top(_ place: Row) -> CGFloat {
        DisplayedRows(geometry, moving: source, to: place).geometry.span(of: place).minY
      }
      for held in stride(from: CGFloat(-30), through: 230, by: 0.5) {
        let found = slots.nearest(to: held, current: source)
        let least = places.map { abs(top($0) - held) }.min() ?? 0
        #expect(abs(abs(top(found) - held) - least) < 0.02, "\(source) at \(held): \(found)")
      }
      #expect(slots.nearest(to: geometry.span(of: source).minY, current: source) == source)
    }
  }

  @Test func `every place can be reached from above and from below, where sections have no headers too`() {
    for rows in [[[40.0, 40], [40, 40]], [[40], [], [], [40]], [[], [40, 20], []], [[44], [44], [44]]] {
      let geometry = geometry(rows.map { (0, $0.map { CGFloat($0) }) })
      for source in all(geometry) {
        for way in [1.0, -1] {
          let slots = RowSlots(geometry, without: source)
          var current = source
          var reached: Set<Row> = []
          for step in 0...800 {
            let held = way > 0 ? CGFloat(step) / 2 - 100 : 300 - CGFloat(step) / 2
            current = slots.nearest(to: held, current: current)
            reached.insert(current)
          }
          let missing = Set(targets(geometry, source)).subtracting(reached)
          #expect(missing.isEmpty, "\(rows) \(source) \(way)")
        }
      }
    }
  }

  @Test func `a finger that trembles leaves a row where it is, at a section's end too`() {
    let geometry = geometry([(0, [40, 40]), (0, [40])])
    for source in all(geometry) {
      let slots = RowSlots(geometry, without: source)
      for tremble in [-9.0, -3, 0, 3, 9] {
        #expect(slots.nearest(to: geometry.span(of: source).minY + tremble, current: source) == source)
      }
    }
  }
}
