import Foundation

/// The widths that items take at the bar's two ends, in points.
struct BarRoom {
  var leading: CGFloat
  var trailing: CGFloat
}

extension UINavigationBar {
  /// The distance between two items, in points (metrics.md 3).
  private static let itemGap: CGFloat = 8
  /// Room beside an image's left and right, in points: 24 in 46 (metrics.md 3).
  private static let imagePadding: CGFloat = 11
  /// The distance of a text from the outer end of its item, in points (metrics.md 3).
  private static let textPadding: CGFloat = 8

  /// Shows the top item's buttons.
  ///
  /// - Parameter start: Where the leading ones begin.
  /// - Returns: How far they reach; as far as the margins where there are none.
  func layOutItems(from start: CGFloat) -> BarRoom {
    let leading = topItem?.leftBarButtonItems ?? []
    let trailing = topItem?.rightBarButtonItems ?? []
    let views = (leading + trailing).compactMap(\.view)
    for view in itemViews where !views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    itemViews = views
    return BarRoom(
      leading: place(leading, from: start, isTrailing: false),
      trailing: place(trailing, from: margin - UINavigationBar.textPadding, isTrailing: true))
  }

  /// Places items one after the other toward the middle.
  ///
  /// - Returns: How far they reach, with a gap.
  private func place(_ items: [UIBarButtonItem], from start: CGFloat, isTrailing: Bool) -> CGFloat {
    var x = start
    for item in items {
      guard let view = item.view else {
        x += item.width
        continue
      }
      let width = item.width > 0 ? item.width : itemWidth(item, view)
      var frame = CGRect(x: x, y: 0, width: width, height: standardHeight)
      if item.customView != nil {
        let size = naturalSize(view)
        frame = CGRect(
          x: x + UINavigationBar.textPadding, y: roundedToPixel((standardHeight - size.height) / 2),
          width: width - UINavigationBar.textPadding, height: size.height)
      } else if let button = view as? UIButton, item.image == nil {
        button.contentHorizontalAlignment = isTrailing ? .leading : .trailing
      }
      if isTrailing { frame.origin.x = bounds.width - frame.maxX }
      view.frame = placed(frame)
      x += width + UINavigationBar.itemGap
    }
    return max(x, margin)
  }

  private func itemWidth(_ item: UIBarButtonItem, _ view: UIView) -> CGFloat {
    if item.customView != nil { return naturalSize(view).width + UINavigationBar.textPadding }
    guard let button = view as? UIButton else { return 0 }
    if item.image != nil {
      return (button.imageView?.sizeThatFits(.zero).width ?? 0) + 2 * UINavigationBar.imagePadding
    }
    return (button.titleLabel?.intrinsicContentSize.width ?? 0) + UINavigationBar.textPadding
  }

  private func naturalSize(_ view: UIView) -> CGSize {
    let asked = view.intrinsicContentSize
    return CGSize(
      width: asked.width > 0 ? asked.width : view.bounds.width,
      height: asked.height > 0 ? asked.height : view.bounds.height)
  }
}
