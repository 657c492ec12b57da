import TableMaker
import TestSupport

/// A group with a known type of items. It makes the calls to the data source that need an item.
@MainActor protocol TypedGroup: FuzzGroup {
  associatedtype Item: FuzzItem
}

extension TypedGroup {
  var itemName: String { "\(Item.self)" }

  func reconfigure(_ row: Row, in dataSource: TableViewDataSource) { dataSource.reconfigure(Item(row)) }

  func remeasure(_ row: Row, in dataSource: TableViewDataSource, animated: Bool) {
    dataSource.remeasure(Item(row), animated: animated)
  }

  func forgetHeights(of rows: [Row], in dataSource: TableViewDataSource) {
    dataSource.invalidateHeights(of: rows.map { Item($0) })
  }

  func scroll(to row: Row, in dataSource: TableViewDataSource, _ random: inout SeededGenerator) {
    dataSource.scroll(to: Item(row), at: .random(&random), animated: random.chance(2))
  }

  func unfold(_ row: Row, isExpanded: Bool, in dataSource: TableViewDataSource) {
    if isExpanded { dataSource.expand(Item(row)) } else { dataSource.collapse(Item(row)) }
  }

  func isExpanded(_ row: Row, in dataSource: TableViewDataSource) -> Bool { dataSource.isExpanded(Item(row)) }

  func node(of row: Row, in dataSource: TableViewDataSource) -> ShownNode? {
    dataSource.node(of: Item(row)).map(ShownNode.init)
  }
}

extension ShownNode {
  init(_ node: TreeNode) {
    self.init(level: node.level, hasChildren: node.hasChildren, isExpanded: node.isExpanded)
  }
}
