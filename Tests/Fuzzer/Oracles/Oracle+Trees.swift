import TableMakerDiffing
import UIKit

extension Oracle {
  /// Checks the positions in trees that the data source returns, and its calls about rows that a tap expanded or collapsed.
  func checkTrees() throws {
    guard scene.spec.hasTrees else { return }
    try require(
      events.toggles == events.expectedToggles,
      "taps have toggled the rows \(events.toggles), not \(events.expectedToggles)")
    try checkExpanded()
    var counts: [Int: Int] = [:]
    for section in wanted.sections { for row in section.rows { counts[row.number, default: 0] += 1 } }
    for path in table.indexPathsForVisibleRows ?? [] {
      let place = RowPath(section: path.section, row: path.row)
      guard let row = wanted.row(place), counts[row.number] == 1,
        let group = scene.group(wanted.sections[place.section].key.group)
      else { continue }
      let node = group.node(of: row, in: scene.dataSource)
      try require(
        node == wanted.node(place),
        "row \(place), \(row), stands as \(Self.name(node)), not \(Self.name(wanted.node(place)))")
    }
  }

  /// Checks the expanded state that the data source returns for items, visible or not.
  private func checkExpanded() throws {
    let trees = scene.order.filter { $0.spec.tree != nil }
    for group in trees {
      for root in group.ownRows.prefix(6) {
        for row in [root] + root.children {
          let isExpanded = trees.contains { $0.itemName == group.itemName && $0.unfolded.isExpanded(row, $0.traits) }
          try require(
            group.isExpanded(row, in: scene.dataSource) == isExpanded,
            "\(row) of group \(group.spec.number) is \(isExpanded ? "not " : "")said to be expanded")
        }
      }
    }
  }

  /// Checks that a cell shows its row's position in the tree. The cell of a list shows no position.
  func checkNode(of cell: FuzzCell, at place: RowPath) throws {
    let node = wanted.node(place)
    try require(
      cell.node == node,
      "the cell of row \(place) was told that it stands as \(Self.name(cell.node)), not \(Self.name(node))")
    try require(
      cell.indentationLevel == node?.level ?? 0, "row \(place) is indented by \(cell.indentationLevel) levels")
    let spec = scene.group(wanted.sections[place.section].key.group)?.spec
    let hasChevron = spec?.tree == .chevron && node?.hasChildren == true
    try require(
      (cell.accessoryView != nil) == hasChevron, "row \(place) has \(cell.accessoryView == nil ? "no" : "a") chevron")
    guard let chevron = cell.accessoryView, let glyph = chevron.subviews.first, let node else { return }
    let wanted: CGAffineTransform = node.isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    try require(
      abs(glyph.transform.a - wanted.a) < 0.01 && abs(glyph.transform.b - wanted.b) < 0.01,
      "the chevron of row \(place) is turned by \(glyph.transform), while it is \(node.isExpanded ? "" : "not ")expanded"
    )
  }

  /// Checks that a content configuration matches the state of its cell.
  func checkState(of cell: FuzzCell, at place: RowPath) throws {
    guard scene.group(wanted.sections[place.section].key.group)?.spec.isContent == true else { return }
    let configuration = cell.contentConfiguration as? UIListContentConfiguration
    let padding = Content.padding(isSelected: cell.isSelected, isExpanded: wanted.node(place)?.isExpanded ?? false)
    try require(
      configuration?.imageToTextPadding == padding,
      "row \(place) shows a configuration for the state \(configuration?.imageToTextPadding ?? 0), not \(padding)")
  }

  private static func name(_ node: ShownNode?) -> String { node.map { "“\($0)” of level \($0.level)" } ?? "none" }
}
