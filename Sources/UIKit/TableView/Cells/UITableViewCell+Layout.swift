import Foundation

extension UITableViewCell {
  /// The distance of the texts from an accessory.
  static var accessoryGap: CGFloat { 8 }

  /// The distance of content from the cell's sides, if the app gave neither cell nor table margins.
  var cellMargin: CGFloat { table?.textMargin ?? (bounds.width >= 414 ? 20 : 16) }

  /// The part of the cell's width that the table's index takes at its end.
  ///
  /// A cell that an app keeps in another view, to measure it, lies beside no index (assumed; a device would settle it that prints
  /// the content view's width of such a cell).
  var indexRoom: CGFloat {
    guard let table, superview == nil || superview === table else { return 0 }
    return table.sectionIndexRoom
  }

  var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle of a left-to-right layout, put where it belongs in a space of some width.
  func placed(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isMirrored ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// The start of the texts, from the cell's leading edge.
  var textStart: CGFloat {
    let frame = contentView.frame
    let start = isMirrored ? bounds.width - frame.maxX : frame.minX
    if let list = contentView as? UIListContentView { return start + list.textStart }
    return start + stockLayout(width: bounds.width, height: bounds.height).textStart
  }

  var leadingSafeArea: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }

  /// The distances of the content from the cell's start and end: device insets, indentation of list content, controls,
  /// accessories.
  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    let insetsToSafeArea = table?.insetsContentViewsToSafeArea ?? true
    let safe = safeAreaInsets
    let trailingSafe = isMirrored ? safe.left : safe.right
    let room = accessoryRoom
    // Stock labels are indented in the content view, an app's own views not at all, as in Apple's cells.
    let indentation = contentView is UIListContentView ? CGFloat(indentationLevel) * indentationWidth : 0
    let shift = editingShift
    let index = indexRoom
    return (
      (insetsToSafeArea || shift > 0 ? leadingSafeArea : 0) + shift + indentation,
      (insetsToSafeArea || room + index > 0 ? trailingSafe : 0) + room + index
    )
  }

  /// The width of the content view of a cell of some width.
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
      // The distance from the cell's edges is part of the margins.
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

  /// The size of a label's text in one line, or in as many as the label may have in the room there is.
  func naturalSize(_ label: UILabel?, _ room: CGFloat) -> CGSize? {
    guard let label, let text = label.text, !text.isEmpty else { return nil }
    let width = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : room
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
