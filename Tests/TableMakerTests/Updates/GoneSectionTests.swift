import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The state that a live table keeps for sections that their source no longer has.
@MainActor @Suite struct GoneSectionTests {
  @Test func `a section that a SectionList has no more is let go, and one of its name is a new one`() async {
    let stage = Stage()
    let list = SectionList([ItemSection("a", items: [1]), ItemSection("b", items: [2]), ItemSection("c", items: [3])])
    let dataSource = stage.chain.height(44).section().cell(PlainCell.self).data([0]).adapter { _, _, _ in }
      .sections(from: list).cell(PlainCell.self).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    for name in ["b", "c", "a"] {
      let place = list.firstIndex(named: name) ?? 0
      weak var gone: LiveSection?
      gone = dataSource.live.snapshot.sections[place + 1].section
      #expect(gone != nil)
      list.removeSection(name)
      await dataSource.waitForUpdates()
      settleAnimations()
      #expect(gone == nil, "\(name)")
    }
    #expect(stage.rowCounts == [1])
    list.append(ItemSection("b", items: [4, 5]))
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 2])
  }
}
