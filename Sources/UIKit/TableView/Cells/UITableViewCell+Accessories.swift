import Foundation

extension UITableViewCell {
  /// The accessory type at the end of the cell. In editing mode, it's the editing accessory.
  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  var hasAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none || showsReorderGrip }

  /// A Boolean value that indicates whether the cell shows a reorder control.
  ///
  /// In Xcode's template no cell asks for the control, and cells show it if the data source lets the user move their
  /// rows. A cell that asks for it doesn't show it if its row can't be moved (Apple: `showsReorderControl`: "you must
  /// not only set this property but implement" `moveRowAt`).
  var showsReorderGrip: Bool { isEditing && (movesByTable ?? showsReorderControl) }

  /// The width that the accessory and the reorder control take from the content, including the margin behind them
  /// (metrics.md 5).
  var accessoryRoom: CGFloat {
    var rooms: [CGFloat] = showsReorderGrip ? [CellGlyph.Kind.reorder.room] : []
    if let view = shownAccessoryView {
      rooms.append(view.bounds.width)
    } else {
      rooms += CellGlyph.kinds(of: shownAccessoryType).map { ceiledToPixel($0.room) }
    }
    return rooms.isEmpty ? 0 : cellMargin + rooms.reduce(0, +) + CGFloat(rooms.count - 1) * Self.accessoryGap
  }

  /// Adds the accessories that belong to the cell's state and removes the others.
  func accessoryChanged(from old: UIView? = nil) {
    for glyph in accessoryGlyphs { glyph.removeFromSuperview() }
    let shown = shownAccessoryView
    for view in [old, accessoryView, editingAccessoryView].compactMap({ $0 })
    where view !== shown && view.superview === self {
      view.removeFromSuperview()
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    accessoryGlyphs = shown == nil ? CellGlyph.kinds(of: shownAccessoryType).map(CellGlyph.init) : []
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
    var end = size.width - (isMirrored ? safeAreaInsets.left : safeAreaInsets.right) - indexRoom - cellMargin
    if let reorderGlyph {
      reorderGlyph.frame = accessoryFrame(reorderGlyph.kind.size, end: end)
      end -= reorderGlyph.kind.room + Self.accessoryGap
    }
    if let view = shownAccessoryView {
      // Sets the center because the frame is different if the view has a transform.
      let frame = accessoryFrame(view.bounds.size, end: end)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    for glyph in accessoryGlyphs.reversed() {
      glyph.frame = accessoryFrame(glyph.kind.size, end: end)
      end -= ceiledToPixel(glyph.kind.room) + Self.accessoryGap
    }
  }

  /// Returns a vertically centered frame for an accessory that ends at an x-coordinate.
  private func accessoryFrame(_ size: CGSize, end: CGFloat) -> CGRect {
    let frame = CGRect(
      x: end - size.width, y: roundedToPixel((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
    return placed(frame, in: bounds.width)
  }
}
