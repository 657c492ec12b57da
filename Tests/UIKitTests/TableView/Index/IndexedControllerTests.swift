import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Overrides of the methods of an index, as apps write them.
@MainActor @Suite struct `Index titles of a subclass` {
  private final class Page: UITableViewController {
    var asked: [String] = []
    override func numberOfSections(in tableView: UITableView) -> Int { 4 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["d", "c"] }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      asked.append(title)
      return 3 - index
    }
  }

  private final class Letters: UITableViewDiffableDataSource<String, Int> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
  }

  @Test func `a controller's are asked, and a tap follows their answer`() {
    let window = TestWindow(size: CGSize(width: 390, height: 400))
    let page = Page(style: .plain)
    page.tableView.rowHeight = 44
    window.show(page)
    let table: UITableView = page.tableView
    let index = table.subviews.compactMap { $0 as? SectionIndexControl }.first
    #expect(index?.titles == ["d", "c"])
    #expect(index?.tap(at: CGPoint(x: 7, y: 206)) == true)
    #expect(page.asked == ["c"])
    window.layOut()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 2))
  }

  @Test func `a diffable data source's follow its snapshots`() {
    let scene = TableScene()
    scene.table.rowHeight = 44
    let source = Letters(tableView: scene.table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func apply(_ sections: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(sections)
      for section in sections {
        let first = Int(section.unicodeScalars.first?.value ?? 0) * 100
        snapshot.appendItems(Array(first..<first + 12), toSection: section)
      }
      source.apply(snapshot, animatingDifferences: true)
      settleAnimations()
      scene.layOut()
    }
    apply(["A", "C"])
    #expect(scene.index?.titles == ["A", "C"])
    apply(["A", "B", "C"])
    #expect(scene.index?.titles == ["A", "B", "C"])
    scene.press(1).lift()
    #expect(abs(scene.table.contentOffset.y - 12 * 44) < 1e-6)
    apply([])
    #expect(scene.index == nil)
  }
}
