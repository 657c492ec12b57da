import Foundation

extension UITableViewCell {
  var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  /// The room that the accessory takes from the content, with the margin behind it (metrics.md 5).
  var accessoryRoom: CGFloat {
    if let accessoryView { return cellMargin + accessoryView.bounds.width }
    let kinds = AccessoryGlyph.kinds(of: accessoryType)
    guard !kinds.isEmpty else { return 0 }
    return cellMargin + kinds.map { ceiledToPixel($0.room) }.reduce(0, +)
      + CGFloat(kinds.count - 1) * Self.accessoryGap
  }

  func accessoryChanged() {
    for glyph in accessoryGlyphs { glyph.removeFromSuperview() }
    accessoryGlyphs = accessoryView == nil ? AccessoryGlyph.kinds(of: accessoryType).map(AccessoryGlyph.init) : []
    for glyph in accessoryGlyphs {
      addSubview(glyph)
      guard glyph.kind == .detail else { continue }
      glyph.addAction(UIAction { [weak self] _ in self?.detailWasTapped() }, for: .touchUpInside)
    }
    contentView.marginsChanged()
    setNeedsLayout()
  }

  private func detailWasTapped() {
    guard let table, let indexPath = table.shownRow(of: self) else { return }
    _ = table.askDelegate(.accessoryButtonTapped) { $0.tableView(table, accessoryButtonTappedForRowWith: indexPath) }
  }

  func layOutAccessory() {
    let size = bounds.size
    var end = size.width - (isMirrored ? safeAreaInsets.left : safeAreaInsets.right) - cellMargin
    if let accessoryView {
      let own = accessoryView.bounds.size
      let frame = CGRect(
        x: end - own.width, y: roundedToPixel((size.height - own.height) / 2), width: own.width, height: own.height)
      accessoryView.frame = placed(frame, in: size.width)
    }
    for glyph in accessoryGlyphs.reversed() {
      let own = glyph.kind.size
      let frame = CGRect(
        x: end - own.width, y: roundedToPixel((size.height - own.height) / 2), width: own.width, height: own.height)
      glyph.frame = placed(frame, in: size.width)
      end -= ceiledToPixel(glyph.kind.room) + Self.accessoryGap
    }
  }
}
