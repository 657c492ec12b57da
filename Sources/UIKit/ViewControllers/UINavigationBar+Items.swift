import Foundation

/// The widths of the items at the bar's two ends, in points.
struct BarRoom {
  var leading: CGFloat
  var trailing: CGFloat
}

extension UINavigationBar {
  /// Lays out the buttons of the top item.
  ///
  /// - Parameter start: The position of the first leading item.
  /// - Returns: The widths that the items cover, which are the margins if there are no items.
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
      trailing: place(trailing, from: margin - UIBarButtonItem.textPadding, isTrailing: true))
  }

  /// Places items one after another toward the middle.
  ///
  /// - Returns: The width that they cover, including a gap.
  private func place(_ items: [UIBarButtonItem], from start: CGFloat, isTrailing: Bool) -> CGFloat {
    var x = start
    for item in items {
      guard let view = item.view else {
        x += item.width
        continue
      }
      let width = item.width > 0 ? item.width : item.naturalWidth(padding: UIBarButtonItem.textPadding)
      var frame = CGRect(x: x, y: 0, width: width, height: standardHeight)
      if item.customView != nil {
        let size = UIBarButtonItem.naturalSize(view)
        frame = CGRect(
          x: x + UIBarButtonItem.textPadding, y: roundedToPixel((standardHeight - size.height) / 2),
          width: width - UIBarButtonItem.textPadding, height: size.height)
      } else if let button = view as? UIButton, item.image == nil {
        button.contentHorizontalAlignment = isTrailing ? .leading : .trailing
      }
      if isTrailing { frame.origin.x = bounds.width - frame.maxX }
      view.frame = placed(frame)
      x += width + UIBarButtonItem.itemGap
    }
    return max(x, margin)
  }
}
