import Foundation

/// An element of an open menu with a title, image, and mark, or the header of a menu, or a gap.
final class MenuItemView: UIView {
  enum Kind {
    case title, back, element, small, medium, loading, gap
  }

  let kind: Kind
  let element: UIMenuElement?
  /// A Boolean value that indicates whether other elements of the menu have marks, so titles are indented.
  private let leavesRoomForMark: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView(frame: .zero)
  private let mark = MenuMark(frame: .zero)
  private var spinner: UIActivityIndicatorView?

  init(_ kind: Kind, _ element: UIMenuElement?, text: String? = nil, leavesRoomForMark: Bool = false) {
    self.kind = kind
    self.element = element
    self.leavesRoomForMark = leavesRoomForMark
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill(text ?? element?.title ?? "")
    describe()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Element

  var attributes: UIMenuElement.Attributes { (element as? UIAction)?.attributes ?? [] }

  /// A Boolean value that indicates whether the element responds to taps.
  var isEnabled: Bool { (kind == .back || element != nil) && !attributes.contains(.disabled) }

  private var isDestructive: Bool {
    attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true && kind != .back
  }

  /// A closure that chooses the element. It returns `false` if that does nothing.
  var activate: () -> Bool = { false }

  override func accessibilityActivate() -> Bool { activate() }

  /// A Boolean value that indicates whether the user touches the element.
  var isPressed = false {
    didSet { backgroundColor = isPressed ? EditMenuLook.highlight : kind == .gap ? MenuLook.gapColor : nil }
  }

  private func fill(_ text: String) {
    if kind == .gap { return backgroundColor = MenuLook.gapColor }
    if kind == .loading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      addSubview(spinner)
      return self.spinner = spinner
    }
    let color: UIColor =
      kind == .title
      ? .secondaryLabel : !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    title.text = text
    title.textColor = color
    title.adjustsFontForContentSizeCategory = true
    title.font = .preferredFont(
      forTextStyle: kind == .title || kind == .medium ? .footnote : kind == .back ? .headline : .body)
    title.numberOfLines = kind == .medium ? 1 : 2
    title.textAlignment = kind == .medium ? .center : .natural
    if kind != .small || element?.image == nil { addSubview(title) }
    if let text = element?.subtitle, kind == .element {
      subtitle.text = text
      subtitle.textColor = .secondaryLabel
      subtitle.adjustsFontForContentSizeCategory = true
      subtitle.font = .preferredFont(forTextStyle: .footnote)
      subtitle.numberOfLines = 2
      addSubview(subtitle)
    }
    if let picture = element?.image, kind != .title, kind != .back {
      image.image = picture
      image.tintColor = color
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)
      image.contentMode = .scaleAspectFit
      addSubview(image)
    }
    mark.kind =
      kind == .back
      ? .down
      : element is UIMenu && kind == .element
        ? .forward
        : (element as? UIAction).map { $0.state == .on ? .check : $0.state == .mixed ? .dash : .none } ?? .none
    mark.color = color
    if mark.kind != .none { addSubview(mark) }
  }

  private func describe() {
    guard kind != .gap, kind != .loading else { return }
    isAccessibilityElement = true
    accessibilityIdentifier = element?.accessibilityIdentifier
    accessibilityLabel = [title.text, subtitle.text].compactMap { $0 }.joined(separator: ", ")
    var traits: UIAccessibilityTraits = kind == .title ? .header : .button
    if !isEnabled, kind != .title { traits.insert(.notEnabled) }
    if (element as? UIAction)?.state == .on { traits.insert(.selected) }
    accessibilityTraits = traits
  }

  // MARK: Layout

  private var start: CGFloat { MenuLook.margin + (leavesRoomForMark && kind != .title ? MenuLook.markRoom : 0) }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let imageRoom = image.superview == nil ? 0 : MenuLook.imageRoom + 8
    return max(20, width - start - MenuLook.margin - imageRoom)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    guard label.superview != nil else { return 0 }
    return ceiledToPixel(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  /// Returns the height of the element.
  func height(width: CGFloat) -> CGFloat {
    switch kind {
    case .gap: return MenuLook.gap
    case .loading, .small: return MenuLook.lineHeight
    case .medium: return 64
    case .title: return height(of: title, textWidth(width)) + 16
    case .back, .element:
      let room = textWidth(width)
      return max(MenuLook.lineHeight, height(of: title, room) + height(of: subtitle, room) + 22)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ rect: CGRect) -> CGRect {
      isMirrored
        ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    spinner?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if kind == .small || kind == .medium {
      let picture = CGRect(x: 0, y: 0, width: bounds.width, height: kind == .small ? bounds.height : 38)
      image.frame = picture.insetBy(dx: (picture.width - 24) / 2, dy: (picture.height - 24) / 2)
      if kind == .medium {
        title.frame = CGRect(x: 4, y: 38, width: max(0, bounds.width - 8), height: 20)
      } else {
        title.frame = bounds.insetBy(dx: 8, dy: 0)
      }
      return
    }
    let room = textWidth(bounds.width)
    let (upper, lower) = (height(of: title, room), height(of: subtitle, room))
    let top = roundedToPixel((bounds.height - upper - lower) / 2)
    title.frame = placed(CGRect(x: start, y: top, width: room, height: upper))
    subtitle.frame = placed(CGRect(x: start, y: top + upper, width: room, height: lower))
    image.frame = placed(
      CGRect(
        x: bounds.width - MenuLook.margin - MenuLook.imageRoom,
        y: roundedToPixel((bounds.height - MenuLook.imageRoom) / 2), width: MenuLook.imageRoom,
        height: MenuLook.imageRoom))
    mark.frame = placed(
      CGRect(x: MenuLook.margin - 2, y: roundedToPixel((bounds.height - 16) / 2), width: 16, height: 16))
  }
}

/// The mark in front of a title.
final class MenuMark: UIView {
  enum Kind { case none, check, dash, forward, down }

  var kind = Kind.none
  var color = UIColor.label

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isMirrored && kind == .forward ? 16 - x : x, y: y) }
    let points: [CGPoint] =
      switch kind {
      case .none: []
      case .check: [point(2, 9), point(6, 13), point(14, 3)]
      case .dash: [point(3, 8), point(13, 8)]
      case .forward: [point(5, 3.5), point(9.5, 8), point(5, 12.5)]
      case .down: [point(3.5, 6), point(8, 10.5), point(12.5, 6)]
      }
    guard let first = points.first else { return }
    path.move(to: first)
    for next in points.dropFirst() { path.addLine(to: next) }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
