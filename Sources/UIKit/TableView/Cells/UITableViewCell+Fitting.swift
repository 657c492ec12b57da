import Foundation

extension UITableViewCell {
  /// Returns the height of the cell's row at a width, in whole pixels.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return ceiledToPixel(size.height)
  }

  /// Returns the fitting size of the cell.
  ///
  /// The size comes from the constraints of the content, the list content, or `sizeThatFits`, which measures stock
  /// labels and which an app can override.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard held?.content != nil || contentView.hasOwnConstraints else {
      let size = sizeThatFits(target)
      return CGSize(width: horizontal == .required ? target.width : size.width, height: size.height)
    }
    return atWidth(target.width) {
      let beside = bounds.width - contentView.bounds.width
      let content = contentView.systemLayoutSizeFitting(
        CGSize(width: max(0, target.width - beside), height: target.height), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
      let width = horizontal == .required ? target.width : content.width + beside
      // Content with constraints that don't determine a height gets the default row height, as in Apple's table view.
      if content.height <= 0 { return CGSize(width: width, height: UITableView.defaultRowHeight) }
      let height = content.height + (table?.separatorStyle == .singleLine ? pixel : 0)
      let isListRow = (contentView as? UIListContentView)?.list.look.isCell == true
      return CGSize(width: width, height: isListRow ? max(UITableView.defaultRowHeight, height) : height)
    }
  }

  /// Measures the content as if the cell had another width.
  private func atWidth<Answer>(_ width: CGFloat, _ question: () -> Answer) -> Answer {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    let own = frame
    guard width > 0, own.width != width else {
      layOutContentView()
      return question()
    }
    frame.size.width = width
    layOutContentView()
    let answer = question()
    frame = own
    layOutContentView()
    return answer
  }

  /// Returns the height of the stock labels and image at a width, regardless of the cell's current width.
  func stockHeight(width: CGFloat) -> CGFloat {
    guard titleLabel != nil || detailLabel != nil || image != nil else { return UITableView.defaultRowHeight }
    return atWidth(width) { stockHeightInPlace(width: width) }
  }

  private func stockHeightInPlace(width: CGFloat) -> CGFloat {
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

extension UIView {
  /// A Boolean value that indicates whether the view holds constraints between itself and its subviews, or among the
  /// subviews.
  var hasOwnConstraints: Bool { layoutState.map { !$0.ownedConstraints.isEmpty } ?? false }
}
