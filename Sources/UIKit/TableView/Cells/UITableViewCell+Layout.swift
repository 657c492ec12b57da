import Foundation

extension UITableViewCell {
  /// The distance between the text and an accessory.
  static var accessoryGap: CGFloat { 8 }

  /// The distance of the content from the cell's sides if the app doesn't set margins for the cell or the table view.
  var cellMargin: CGFloat { table?.textMargin ?? (bounds.width >= 414 ? 20 : 16) }

  /// The width that the section index takes from the cell's trailing side.
  ///
  /// A cell that the app measures in another view has no section index next to it (assumed; a device would settle it
  /// that prints the content view's width of such a cell).
  var indexRoom: CGFloat {
    guard let table, superview == nil || superview === table else { return 0 }
    return table.sectionIndexRoom
  }

  var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a rectangle of a left-to-right layout, mirrored if the cell is mirrored.
  func placed(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isMirrored ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// The distance of the text from the cell's leading edge.
  var textStart: CGFloat {
    let frame = contentView.frame
    let start = isMirrored ? bounds.width - frame.maxX : frame.minX
    if let list = contentView as? UIListContentView { return start + list.textStart }
    return start + stockLayout(width: bounds.width, height: bounds.height).textStart
  }

  var leadingSafeArea: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }

  /// The insets of the content: the safe area, the indentation of list content, controls, and accessories.
  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    let insetsToSafeArea = table?.insetsContentViewsToSafeArea ?? true
    let safe = safeAreaInsets
    let trailingSafe = isMirrored ? safe.left : safe.right
    let room = accessoryRoom
    // Stock labels are indented within the content view. The app's own views aren't indented, as in Apple's cells.
    let indentation = contentView is UIListContentView ? CGFloat(indentationLevel) * indentationWidth : 0
    let shift = editingShift
    let index = indexRoom
    return (
      (insetsToSafeArea || shift > 0 ? leadingSafeArea : 0) + shift + indentation,
      (insetsToSafeArea || room + index > 0 ? trailingSafe : 0) + room + index
    )
  }

  /// Returns the width of the content view for a width of the cell.
  func contentWidth(_ width: CGFloat) -> CGFloat {
    let insets = contentInsets
    return max(0, width - insets.leading - insets.trailing)
  }

  func layOutCell() {
    backgroundView?.frame = bounds
    held?.backgroundView?.frame = bounds
    layOutSelectionBackground()
    layOutContentView()
    layOutEditControl()
    layOutAccessory()
    layOutConfirmation()
    layOutSwipe()
    layOutStockViews()
    layOutSeparators()
  }

  func layOutContentView() {
    let size = bounds.size
    let frame = CGRect(x: contentInsets.leading, y: 0, width: contentWidth(size.width), height: size.height)
    let placed = placed(frame, in: size.width)
    if contentView.frame != placed {
      contentView.frame = placed
      // The margins depend on the distance from the cell's edges.
      contentView.marginsChanged()
    }
  }

  private func layOutStockViews() {
    guard titleLabel != nil || detailLabel != nil || image != nil else { return }
    let layout = stockLayout(width: bounds.width, height: bounds.height)
    let width = layout.content.width
    image?.frame = placed(layout.imageFrame, in: width)
    titleLabel?.frame = placed(layout.titleFrame, in: width)
    detailLabel?.frame = placed(layout.detailFrame, in: width)
  }

  func stockLayout(width: CGFloat, height: CGFloat) -> StockCellLayout {
    let content = CGSize(width: contentWidth(width), height: height)
    let margins = NSDirectionalEdgeInsets(contentView.layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    let leading = margins.leading + CGFloat(indentationLevel) * indentationWidth
    let room = max(0, content.width - leading - margins.trailing)
    return StockCellLayout(
      style: cellStyle, content: content, leading: leading, trailing: margins.trailing, pixel: pixel, image: stockImage,
      title: naturalSize(titleLabel, room), detail: naturalSize(detailLabel, room))
  }

  private var stockImage: StockCellLayout.Image? {
    image?.image.map { StockCellLayout.Image(size: $0.size, isSymbol: $0.isSymbolImage) }
  }

  /// Returns the size of a label's text in the available width, within the label's number of lines.
  func naturalSize(_ label: UILabel?, _ room: CGFloat) -> CGSize? {
    guard let label, let text = label.text, !text.isEmpty else { return nil }
    let width = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : room
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
