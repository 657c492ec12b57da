import Foundation

/// The content view of a cell that has no content configuration.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    guard let cell else { return super.defaultDirectionalLayoutMargins }
    var margins = cell.directionalLayoutMargins
    if cell.hasAccessory { margins.trailing = UITableViewCell.accessoryGap }
    return margins
  }

  override var isEncapsulated: Bool { true }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    // The cell lays out its labels, so it needs layout when a label changes its text.
    guard let cell, !cell.isLayingOut else { return }
    cell.setNeedsLayout()
    cell.contentWasMarked()
  }
}
