import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A dropped row rests where the gap was, wherever the table is scrolled to.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct DropGapTests {
  /// How the list takes what is dropped.
  enum Taking: CaseIterable { case byList, byHandler, loaded }

  /// Two tables, the right one of rows 300 points high, scrolled so that the upper half of row 4 is above the edge.
  private func tables(_ taking: Taking, isMove: Bool) -> DraggingStage {
    let tables = DraggingStage("abcd", String((0..<40).map { Character(UnicodeScalar(UInt8(65 + $0 % 26))) }))
    let target = tables.section(tables.right, tables.other).height(300)
    let take: TableViewDataSource =
      switch taking {
      case .byList: target.dropDestination().make()
      case .byHandler: target.onDrop { notes, index in tables.other.insert(contentsOf: notes, at: index) }.make()
      case .loaded:
        target.onDrop(of: AtOnce.self) { _, index in tables.other.insert(Note(900, "n"), at: index) }.make()
      }
    let origin = tables.section(tables.left, tables.one)
    tables.show(isMove ? origin.movable().draggable().make() : origin.draggable().make(), take)
    tables.right.contentOffset.y = 1350
    tables.window.layOut()
    return tables
  }

  /// Something that is there as soon as it is asked for.
  private final class AtOnce: SlowLoading {
    static var completions: [([any DropLoadable]) -> Void] = []
  }

  @Test(.serialized, arguments: Taking.allCases, [true, false])
  func `a row that is dropped rests where the gap was, the first seen or a later one`(taking: Taking, isMove: Bool)
    async throws
  {
    // Not near the edges, where the table scrolls automatically.
    for (row, y) in [(4, 110.0), (5, 200), (5, 400), (6, 480)] {
      AtOnce.completions = []
      let tables = tables(taking, isMove: isMove)
      let offset = tables.right.contentOffset.y
      await tables.carry(tables.point(tables.left, 0), to: CGPoint(x: tables.right.frame.midX, y: y))
      AtOnce.completions.first?([AtOnce()])
      await tables.settle()
      let index = try #require(tables.other.items.firstIndex { $0.id == 900 || $0.id == 0 }, "\(taking), \(y)")
      #expect(index == row)
      #expect(tables.right.contentOffset.y == offset, "\(taking), \(y)")
    }
  }
}
