import TestSupport
import Testing
import UIKit

private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

/// Outlines: what is below what, what shows, and what is said of items that are there twice or not at all.
///
/// Not documented, so assumed: an item is collapsed at first; the index is that among all items; items that are not
/// there are passed over when they are deleted, expanded or collapsed. A section snapshot printed on a device would
/// settle it.
@MainActor @Suite struct `A section snapshot` {
  /// 1 with 2, 3 with 4, and 5 below.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 3, 5])
    outline.append([2], to: 1)
    outline.append([4], to: 3)
    return outline
  }

  @Test func `has its items in order, each before those below it, and shows those at the top`() {
    #expect(outline.items == [1, 2, 3, 4, 5])
    #expect(outline.rootItems == [1, 3, 5] && outline.visibleItems == [1, 3, 5])
    // "A level of 0 means the item is at the root level of the section snapshot."
    #expect(outline.items.map(outline.level) == [0, 1, 0, 1, 0])
    #expect(outline.parent(of: 4) == 3 && outline.parent(of: 3) == nil && outline.parent(of: 9) == nil)
    #expect(outline.index(of: 4) == 3 && outline.index(of: 9) == nil)
    #expect(outline.contains(2) && !outline.contains(9))
  }

  @Test func `shows what is below expanded items that show`() {
    var outline = outline
    outline.append([6], to: 4)
    outline.expand([4, 9])
    #expect(outline.visibleItems == [1, 3, 5] && outline.isExpanded(4) && !outline.isVisible(6))
    outline.expand([3])
    #expect(outline.visibleItems == [1, 3, 4, 6, 5] && outline.isVisible(6))
    outline.collapse([3])
    #expect(outline.visibleItems == [1, 3, 5] && outline.isExpanded(4))
    #expect(!outline.isVisible(9) && !outline.isExpanded(9))
  }

  @Test func `takes items beside others, and out with all below them`() {
    var outline = outline
    outline.insert([10, 11], before: 3)
    outline.insert([12], after: 3)
    outline.insert([20], after: 2)
    #expect(outline.items == [1, 2, 20, 10, 11, 3, 4, 12, 5])
    outline.expand([3])
    outline.delete([3, 4, 20, 99])
    #expect(outline.items == [1, 2, 10, 11, 12, 5] && !outline.contains(4))
    outline.append([3])
    #expect(!outline.isExpanded(3), "an item that comes again is collapsed")
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.visualDescription().isEmpty)
  }

  @Test func `takes another outline, with what is expanded in it`() {
    var part = Outline()
    part.append([30, 31])
    part.append([32], to: 30)
    part.expand([30])
    var (before, after, below) = (outline, outline, outline)
    before.insert(part, before: 3)
    #expect(before.items == [1, 2, 30, 32, 31, 3, 4, 5] && before.visibleItems == [1, 30, 32, 31, 3, 5])
    after.insert(part, after: 4)
    #expect(after.items == [1, 2, 3, 4, 30, 32, 31, 5] && after.level(of: 32) == 2)
    below.replace(childrenOf: 1, using: part)
    #expect(below.items == [1, 30, 32, 31, 3, 4, 5] && below.visibleItems == [1, 3, 5])
    #expect(below.snapshot(of: 1).items == [30, 32, 31] && below.snapshot(of: 1).visibleItems == [30, 32, 31])
    let whole = below.snapshot(of: 1, includingParent: true)
    #expect(whole.items == [1, 30, 32, 31] && whole.visibleItems == [1] && whole.level(of: 32) == 2)
  }

  @Test func `describes itself with the documentation's signs`() {
    var outline = outline
    outline.expand([1])
    #expect(outline.visualDescription() == "* + 1\n  * - 2\n* - 3\n    - 4\n* - 5")
  }

  /// Checks random outlines against a list of items with their levels.
  @Test(arguments: 0..<20) func `is what a list of levels says, after random changes`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var outline = Outline()
    var lines: [(item: Int, level: Int)] = []
    var expanded: Set<Int> = []
    var next = 0
    /// Behind the line and all that is below it.
    func end(of line: Int) -> Int {
      lines[(line + 1)...].firstIndex { $0.level <= lines[line].level } ?? lines.count
    }
    for _ in 0..<120 {
      let some = (0..<Int.random(in: 1...3, using: &random)).map { next + $0 }
      next += some.count
      guard let line = lines.indices.randomElement(using: &random) else {
        outline.append(some)
        lines = some.map { ($0, 0) }
        continue
      }
      let (item, level) = lines[line]
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        outline.append(some)
        lines += some.map { ($0, 0) }
      case 1:
        outline.append(some, to: item)
        lines.insert(contentsOf: some.map { ($0, level + 1) }, at: end(of: line))
      case 2:
        outline.insert(some, before: item)
        lines.insert(contentsOf: some.map { ($0, level) }, at: line)
      case 3:
        outline.insert(some, after: item)
        lines.insert(contentsOf: some.map { ($0, level) }, at: end(of: line))
      case 4:
        outline.expand([item])
        expanded.insert(item)
      case 5:
        outline.collapse([item])
        expanded.remove(item)
      default:
        outline.delete([item])
        for gone in lines[line..<end(of: line)] { expanded.remove(gone.item) }
        lines.removeSubrange(line..<end(of: line))
      }
      #expect(outline.items == lines.map(\.item))
      #expect(outline.items.map(outline.level) == lines.map(\.level))
      var hiddenBelow = Int.max
      var visible: [Int] = []
      for (item, level) in lines {
        if level > hiddenBelow { continue }
        visible.append(item)
        hiddenBelow = expanded.contains(item) ? .max : level
      }
      #expect(outline.visibleItems == visible)
      #expect(outline.items.filter(outline.isVisible) == visible)
    }
  }

  @Test func `fills a section of a table, whose rows come and go as it is expanded and collapsed`() {
    let stage = `A diffable data source`.Stage()
    var outline = outline
    func apply() {
      var snapshot = LetterSnapshot()
      snapshot.appendSections(["outline"])
      snapshot.appendItems(outline.visibleItems)
      stage.source.apply(snapshot, animatingDifferences: true)
      settleAnimations()
    }
    apply()
    #expect(stage.shown == [["1", "3", "5"]])
    outline.expand([1, 3])
    apply()
    #expect(stage.shown == [["1", "2", "3", "4", "5"]])
    outline.collapse([1])
    apply()
    #expect(stage.shown == [["1", "3", "4", "5"]])
  }

  @Test func `ends the process for an item that is there already`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2])
      outline.append([2], to: 1)
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}")
  }

  @Test func `ends the process for an item to put others below that is not there`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1], to: 7)
    }
    expectEnd(result, "NSInternalInconsistencyException", "There is no item 7 in the section snapshot")
  }
}
