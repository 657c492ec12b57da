import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The cards of an inset grouped table while rows come and go at their ends.
@MainActor @Suite struct CardsInUpdatesTests {
  private let scene = TableScene.blocks(.insetGrouped)
  private let source = BlockSource(rows: [[40, 40, 40]])

  init() {
    AnimationClock.shared.hold()
    scene.table.rowHeight = 40
    scene.table.separatorStyle = .singleLine
    scene.show(source)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The looks of the rows on screen: whether each is round at its top and at its bottom, and whether a line is below
  /// it.
  private var looks: [[Bool]] {
    (0..<source.rows[0].count).compactMap { scene.cell($0) }.map { cell in
      let corners = cell.layer.cornerRadius > 0 ? cell.layer.maskedCorners : []
      return [
        corners.contains(.layerMinXMinYCorner), corners.contains(.layerMinXMaxYCorner),
        cell.decoration.hasBottomSeparator,
      ]
    }
  }

  private static let (first, middle, last) = ([true, false, true], [false, false, true], [false, true, false])

  @Test func `rows at the ends of a card are round, and no others, whatever came or went`() {
    #expect(looks == [Self.first, Self.middle, Self.last])
    source.rows[0].removeLast()
    scene.table.deleteRows(at: [path(2)], with: .fade)
    #expect(looks == [Self.first, Self.last], "the last row went")
    source.rows[0] += [40, 40]
    scene.table.insertRows(at: [path(0), path(3)], with: .fade)
    #expect(looks == [Self.first, Self.middle, Self.middle, Self.last], "rows came at both ends")
    scene.table.moveRow(at: path(0), to: path(3))
    #expect(looks == [Self.first, Self.middle, Self.middle, Self.last], "the first row is the last now")
    source.rows[0] = [40]
    scene.table.deleteRows(at: [path(0), path(1), path(3)], with: .fade)
    #expect(looks == [[true, true, false]], "one is left")
  }

  // Assumed: no source says how Apple's table rounds them. A film of a card on a device would settle it.
  @Test func `corners are round from the start of an update on`() throws {
    let second = try #require(scene.cell(1))
    source.rows[0].removeLast()
    scene.table.deleteRows(at: [path(2)], with: .fade)
    #expect(second.layer.presentation()?.cornerRadius == second.layer.cornerRadius)
    #expect(second.layer.cornerRadius > 0 && second.layer.maskedCorners.contains(.layerMinXMaxYCorner))
  }
}
