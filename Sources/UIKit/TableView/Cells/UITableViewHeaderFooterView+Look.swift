import Foundation

/// The appearance of a table view's titles.
struct HeaderFooterLook: Equatable {
  var font: UIFont
  var color: UIColor
  /// The padding above and below the label, in points.
  var top: CGFloat
  var bottom: CGFloat

  /// Creates the appearance with the numbers of metrics.md 7.
  @MainActor init(end: SectionEnd, style: UITableView.Style, traits: UITraitCollection) {
    if style == .plain && end == .header {
      font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      color = .label
      // The height is 28 points with a line of 20 1/3 points.
      (top, bottom) = (4, 3 + 2.0 / 3)
    } else if style == .plain {
      // The font and the color are general knowledge (metrics.md 6, "plainFooter"), to be settled on a device. The
      // height is 28 points with a line of 18.
      font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
      color = .secondaryLabel
      (top, bottom) = (5, 5)
    } else {
      font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      color = .secondaryLabel
      // With one line and 2 pixels per point, a header is 38 points high and a footer 37.5.
      (top, bottom) = end == .header ? (16, 6) : (8, 13.5)
    }
  }
}

extension UITableViewHeaderFooterView {
  var tableStyle: UITableView.Style { table?.style ?? .plain }

  private var look: HeaderFooterLook {
    HeaderFooterLook(end: end, style: tableStyle, traits: table?.traitCollection ?? traitCollection)
  }

  /// Shows a title of the table view. Grouped tables show headers in capitals.
  func take(_ text: String, end: SectionEnd, in table: UITableView) {
    prepareForDisplay(end: end, in: table)
    textLabel?.text = end == .header && table.style != .plain ? text.uppercased() : text
  }

  /// Applies the table view's appearance to the labels.
  func prepareForDisplay(end: SectionEnd, in table: UITableView) {
    self.table = table
    self.end = end
    takeLook()
  }

  func takeLook() {
    let look = look
    for label in [titleLabel, secondLabel].compactMap({ $0 }) { give(look, to: label) }
    givenLook = look
    setNeedsLayout()
  }

  private func give(_ look: HeaderFooterLook, to label: UILabel) {
    if label.font == givenLook?.font { label.font = look.font }
    if label.textColor == givenLook?.color { label.textColor = look.color }
  }

  func makeLabel() -> UILabel {
    let look = givenLook ?? look
    givenLook = look
    let label = UILabel(frame: .zero)
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = 0
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Layout

  /// The width that the section index takes from the trailing side.
  private var indexRoom: CGFloat { table?.sectionIndexRoom ?? 0 }

  private var labelMargins: UIEdgeInsets { contentView.layoutMargins }

  private func textHeight(_ label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, let text = label.text, !text.isEmpty else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func layOutHeaderFooter() {
    backgroundView?.frame = bounds
    held?.backgroundView?.frame = bounds
    floatingBackground.frame = bounds
    layOutContentView()
    guard titleLabel != nil || secondLabel != nil else { return }
    let margins = labelMargins
    let width = max(0, contentView.bounds.width - margins.left - margins.right)
    let title = textHeight(titleLabel, width: width)
    let second = textHeight(secondLabel, width: width)
    let look = look
    let y: CGFloat
    switch (tableStyle == .plain, end) {
    case (true, _): y = roundedToPixel((bounds.height - title - second) / 2)
    // The text stays near its group: any extra space is above a header's text and below a footer's.
    case (false, .header): y = roundedToPixel(bounds.height - look.bottom - title - second)
    case (false, .footer): y = look.top
    }
    titleLabel?.frame = CGRect(x: margins.left, y: y, width: width, height: title)
    secondLabel?.frame = CGRect(x: margins.left, y: y + title, width: width, height: second)
  }

  /// Keeps the content view within the safe area if the table view asks for it.
  func layOutContentView() {
    let safe = safeAreaInsets
    let insets = table?.insetsContentViewsToSafeArea ?? true
    var room = insets ? UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right) : .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if indexRoom > 0, isMirrored { room.left = safe.left + indexRoom }
    if indexRoom > 0, !isMirrored { room.right = safe.right + indexRoom }
    let frame = bounds.inset(by: room)
    if contentView.frame != frame {
      contentView.frame = frame
      // The margins depend on the distance from the edges.
      contentView.marginsChanged()
    }
  }

  func stockHeight(width: CGFloat) -> CGFloat {
    let safe = safeAreaInsets
    let margins = layoutMargins
    let beside = table?.insetsContentViewsToSafeArea == false ? 0 : safe.left + safe.right
    let room = max(0, width - max(beside + indexRoom, margins.left + margins.right))
    let texts = textHeight(titleLabel, width: room) + textHeight(secondLabel, width: room)
    let look = look
    // A view without text reserves the height of one line.
    return (texts > 0 ? texts : ceiledToPixel(look.font.lineHeight)) + look.top + look.bottom
  }

  // MARK: Floating

  /// Adds a background to a floating header that has none because it covers rows.
  ///
  /// It's the bars' material, a blur that hides all letters.
  func floatingChanged() {
    guard isFloating && backgroundView == nil && held?.background == nil else {
      return floatingBackground.removeFromSuperview()
    }
    floatingBackground.showBarMaterial()
    if floatingBackground.superview !== self { insertSubview(floatingBackground, at: 0) }
    floatingBackground.frame = bounds
  }
}
