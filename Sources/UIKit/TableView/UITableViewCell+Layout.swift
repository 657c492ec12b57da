import Foundation

extension UITableViewCell {
  /// How far the texts keep from an accessory.
  static var accessoryGap: CGFloat { 8 }

  /// How far content keeps from the cell's sides.
  var cellMargin: CGFloat { table?.cellMargin ?? (bounds.width >= 414 ? 20 : 16) }

  var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle of a left-to-right layout, put where it belongs in a space of some width.
  func placed(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isMirrored ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// Where the texts begin, seen from the cell's leading edge.
  var textStart: CGFloat { leadingSafeArea + stockLayout(width: bounds.width, height: bounds.height).textStart }

  private var leadingSafeArea: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }

  /// The width of the content view of a cell of some width.
  func contentWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - safeAreaInsets.left - safeAreaInsets.right - accessoryRoom)
  }

  func layOutCell() {
    let size = bounds.size
    backgroundView?.frame = bounds
    layOutSelectionBackground()
    let width = contentWidth(size.width)
    contentView.frame = placed(
      CGRect(x: leadingSafeArea, y: 0, width: width, height: size.height), in: size.width)
    layOutAccessory()
    layOutStockViews()
    layOutSeparators()
  }

  private func layOutStockViews() {
    guard titleLabel != nil || detailLabel != nil || image != nil else { return }
    let layout = stockLayout(width: bounds.width, height: bounds.height)
    let width = layout.content.width
    image?.frame = placed(layout.imageFrame, in: width)
    titleLabel?.frame = placed(layout.titleFrame, in: width)
    detailLabel?.frame = placed(layout.detailFrame, in: width)
  }

  private func stockLayout(width: CGFloat, height: CGFloat) -> StockCellLayout {
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
  private func naturalSize(_ label: UILabel?, _ room: CGFloat) -> CGSize? {
    guard let label, let text = label.text, !text.isEmpty else { return nil }
    let width = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : room
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  // MARK: Fitting

  /// The height that the cell asks for at a width: an app's own `sizeThatFits`, or what stock labels need.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let height = sizeThatFits(CGSize(width: width, height: 0)).height
    return ceiledToPixel(height)
  }

  func stockHeight(width: CGFloat) -> CGFloat {
    guard titleLabel != nil || detailLabel != nil || image != nil else { return UITableView.defaultRowHeight }
    let layout = stockLayout(width: width, height: UITableView.defaultRowHeight)
    let textWidth = layout.textWidth
    func height(_ label: UILabel?, lines: Bool) -> CGFloat {
      guard let label, let text = label.text, !text.isEmpty else { return 0 }
      if lines && label.numberOfLines != 1 {
        return label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
      }
      return naturalSize(label, textWidth)?.height ?? 0
    }
    return StockCellLayout.fittingHeight(
      style: cellStyle, title: height(titleLabel, lines: true), detail: height(detailLabel, lines: false), pixel: pixel)
  }
}
