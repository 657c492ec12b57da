import Foundation

/// The view that a cell's content is in, where no content configuration made another.
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
    // A label that changed its text is placed by the cell.
    guard let cell, !cell.isLayingOut else { return }
    cell.setNeedsLayout()
    cell.contentWasMarked()
  }
}
