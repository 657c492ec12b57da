import Foundation

extension AlertView {
  /// A Boolean value that indicates whether an alert's buttons are side by side: two buttons with titles that fit, at a
  /// usual text size.
  ///
  /// Otherwise, buttons are stacked (reported). The exact width available for a title is assumed.
  var isSideBySide: Bool {
    guard look.style == .alert, actionViews.count == 2, !look.isAccessibilitySize else { return false }
    return actionViews.allSatisfy { $0.fits(width: look.alertWidth / 2, look) }
  }

  /// Places the view in the container, within the area that neither the device nor the keyboard covers.
  ///
  /// - Parameter covered: The covered insets of the container, in points.
  func place(in container: UIView, covered: UIEdgeInsets) {
    let look = look
    let area = container.bounds.inset(by: covered)
    let width =
      look.style == .alert
      ? look.alertWidth : min(container.bounds.width, container.bounds.height) - 2 * look.margin
    let lowest = look.style == .alert ? area.maxY : min(area.maxY, container.bounds.maxY - look.margin)
    let room = max(0, lowest - area.minY - (look.style == .alert ? 2 : 1) * look.margin)
    let height = layOut(width: width, room: room, look)
    bounds.size = CGSize(width: width, height: height)
    let middle = look.style == .alert ? area.midY - height / 2 : lowest - height
    let x = roundedToPixel(container.bounds.midX - width / 2)
    center = CGPoint(x: x + width / 2, y: roundedToPixel(middle) + height / 2)
  }

  /// Lays out all parts for a width.
  ///
  /// - Parameter room: The maximum height. If it's too small, texts and buttons scroll.
  /// - Returns: The height.
  private func layOut(width: CGFloat, room: CGFloat, _ look: AlertLook) -> CGFloat {
    for line in lines { line.removeFromSuperview() }
    lines = []
    let headerHeight = layOutTexts(width: width, look)
    var cancelHeight: CGFloat = 0
    if let cancel = actionViews.first(where: isCancelOfSheet) {
      cancelHeight = roundedUp(cancel.height(width: width, look))
      cancel.frame = CGRect(x: 0, y: 0, width: width, height: cancelHeight)
    }
    let isAlone = headerHeight == 0 && actionViews.allSatisfy(isCancelOfSheet)
    let gap = cancelHeight > 0 && !isAlone ? AlertLook.cancelGap : 0
    let cardRoom = max(0, room - cancelHeight - gap)
    let listHeight = layOutActions(width: width, look)
    let lineHeight = headerHeight > 0 && listHeight > 0 ? pixel : 0
    // If both are too tall, one and a half buttons stay visible.
    let leastList = min(listHeight, look.leastActionHeight * 1.5)
    let shownList = min(listHeight, max(cardRoom - headerHeight - lineHeight, leastList))
    let shownHeader = min(headerHeight, max(0, cardRoom - shownList - lineHeight))
    header.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader)
    list.frame = CGRect(x: 0, y: shownHeader + lineHeight, width: width, height: shownList)
    if lineHeight > 0 { addLine(CGRect(x: 0, y: shownHeader, width: width, height: lineHeight), to: card) }
    card.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader + lineHeight + shownList)
    card.isHidden = isAlone
    cancelCard.frame = CGRect(x: 0, y: card.frame.height + gap, width: width, height: cancelHeight)
    cancelCard.isHidden = cancelHeight == 0
    return cancelCard.frame.maxY
  }

  private func layOutTexts(width: CGFloat, _ look: AlertLook) -> CGFloat {
    titleLabel.font = look.titleFont
    messageLabel.font = (alert?.title ?? "").isEmpty && look.style == .alert ? look.titleFont : look.messageFont
    for label in [titleLabel, messageLabel] { label.textColor = look.textColor }
    let insets = look.textInsets
    var y = insets.top
    var isEmpty = true
    for label in [titleLabel, messageLabel] {
      label.isHidden = (label.text ?? "").isEmpty
      guard !label.isHidden else { continue }
      if !isEmpty { y += look.textGap }
      isEmpty = false
      let size = CGSize(width: width - insets.left - insets.right, height: .greatestFiniteMagnitude)
      let height = roundedUp(label.sizeThatFits(size).height)
      label.frame = CGRect(x: insets.left, y: y, width: size.width, height: height)
      y += height
    }
    let fields = alert?.fields ?? []
    for (index, field) in fields.enumerated() {
      y += index == 0 ? (isEmpty ? 0 : 14) : 6
      field.frame = CGRect(
        x: insets.left, y: y, width: width - insets.left - insets.right, height: AlertTextField.height)
      y += AlertTextField.height
    }
    isEmpty = isEmpty && fields.isEmpty
    let height = isEmpty ? 0 : y + insets.bottom
    header.contentSize = CGSize(width: width, height: height)
    return height
  }

  private func layOutActions(width: CGFloat, _ look: AlertLook) -> CGFloat {
    let views = actionViews.filter { !isCancelOfSheet($0) }
    if isSideBySide {
      // The cancel button is at the leading side.
      var ordered = Array(views)
      if ordered[1].action.style == .cancel { ordered.reverse() }
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { ordered.reverse() }
      let half = (width - pixel) / 2
      let height = roundedUp(ordered.map { $0.height(width: half, look) }.max() ?? 0)
      ordered[0].frame = CGRect(x: 0, y: 0, width: roundedToPixel(half), height: height)
      let next = ordered[0].frame.maxX + pixel
      ordered[1].frame = CGRect(x: next, y: 0, width: width - next, height: height)
      addLine(CGRect(x: ordered[0].frame.maxX, y: 0, width: pixel, height: height), to: list)
      list.contentSize = CGSize(width: width, height: height)
      return height
    }
    var y: CGFloat = 0
    for view in views {
      if y > 0 {
        addLine(CGRect(x: 0, y: y, width: width, height: pixel), to: list)
        y += pixel
      }
      view.frame = CGRect(x: 0, y: y, width: width, height: roundedUp(view.height(width: width, look)))
      y = view.frame.maxY
    }
    list.contentSize = CGSize(width: width, height: y)
    return y
  }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    PixelGrid.ceiling(length, scale: max(traitCollection.displayScale, 1))
  }

  private func addLine(_ frame: CGRect, to view: UIView) {
    let line = UIView(frame: frame)
    line.isUserInteractionEnabled = false
    line.isOpaque = false
    line.backgroundColor = AlertLook.separator
    view.addSubview(line)
    lines.append(line)
  }
}
