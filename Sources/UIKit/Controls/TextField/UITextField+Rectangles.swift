import Foundation

extension UITextField {
  /// The side of the clear button, and its distance from the edge, in points (assumed).
  static let clearButtonSide: CGFloat = 19
  private static let clearButtonMargin: CGFloat = 5

  /// The distance of the text from the border.
  var textInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    // The horizontal inset of 7 points is measured (metrics.md 9).
    case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
  // A right view replaces the clear button.
  var showsClearButton: Bool {
    hasText && isEnabled && shows(clearButtonMode) && !showsRightView
  }

  var isRightToLeftInterface: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the space for text between the border, the side views, and the clear button.
  func room(in bounds: CGRect, withClearButton: Bool) -> CGRect {
    var room = bounds.inset(by: textInsets)
    func cut(left: CGFloat) {
      let change = max(0, left - room.minX)
      room.origin.x += change
      room.size.width -= change
    }
    func cut(right: CGFloat) { room.size.width -= max(0, room.maxX - right) }
    func cut(_ rect: CGRect, isLeading: Bool, gap: CGFloat) {
      if isLeading != isRightToLeftInterface { cut(left: rect.maxX + gap) } else { cut(right: rect.minX - gap) }
    }
    let gap = textInsets.left
    if showsLeftView { cut(leftViewRect(forBounds: bounds), isLeading: true, gap: gap) }
    if showsRightView { cut(rightViewRect(forBounds: bounds), isLeading: false, gap: gap) }
    if withClearButton { cut(clearButtonRect(forBounds: bounds), isLeading: false, gap: 4) }
    room.size.width = max(0, room.width)
    room.size.height = max(0, room.height)
    return room
  }

  func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x = isRightToLeftInterface ? bounds.minX + Self.clearButtonMargin : bounds.maxX - Self.clearButtonMargin - side
    return CGRect(
      x: x, y: bounds.minY + PixelGrid.round((bounds.height - side) / 2, scale: pixelScale), width: side, height: side)
  }

  /// Returns the rectangle of a side view. The sides are swapped in a right-to-left interface.
  func sideRect(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let isLeft = isLeading != isRightToLeftInterface
    guard let view else { return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0) }
    var size = view.bounds.size
    if size == .zero {
      size = view.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + PixelGrid.round((bounds.height - size.height) / 2, scale: pixelScale), width: size.width,
      height: size.height)
  }

  var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// The height of a line in the field's font, rounded up to whole points.
  private var lineHeight: CGFloat { fieldContent.font.lineHeight.rounded(.up) }

  /// The size of the text, or of the placeholder if the field is empty (metrics.md 9).
  var contentSize: CGSize {
    let width = hasText ? line.width : placeholderLayout(width: .infinity).size.width
    var size = CGSize(width: width.rounded(.up), height: lineHeight)
    size.width += textInsets.left + textInsets.right
    if showsLeftView { size.width += leftViewRect(forBounds: bounds).width + textInsets.left }
    if showsRightView { size.width += rightViewRect(forBounds: bounds).width + textInsets.right }
    if clearButtonMode != .never { size.width += Self.clearButtonSide + 4 }
    switch borderStyle {
    case .none: size.height += 1
    case .line, .bezel: size.height += 5
    case .roundedRect: size.height += 13
    }
    size.height = max(size.height, leftView.map { showsLeftView ? $0.bounds.height : 0 } ?? 0)
    return size
  }
}
