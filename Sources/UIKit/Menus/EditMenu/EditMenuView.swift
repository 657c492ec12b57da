import Foundation

/// The bar of an edit menu, with an arrow that points at its target.
///
/// Its metrics and colors are assumed, and so is the arrow at the end of a menu that's too wide: a screenshot of iOS 17
/// would settle them.
final class EditMenuView: UIView {
  static let duration: TimeInterval = 0.2
  static let height: CGFloat = 44
  static let arrow = CGSize(width: 20, height: 10)
  private static let padding: CGFloat = 16
  private static let pagerWidth: CGFloat = 36
  /// The gap between the menu and its target, in points.
  private static let gap: CGFloat = 4

  /// A place in the bar: an element, or a button that shows more of them.
  struct Item {
    var element: UIMenuElement?
    var title: String
    var frame: CGRect
    /// The page that the button shows.
    var page: Int?
  }

  private(set) var items: [Item] = []
  private(set) var isShown = false
  /// A closure that's called before the menu closes.
  var onDismissal: (EditMenuAnimator) -> Void = { _ in }

  private weak var owner: UIView?
  private let direction: UIEditMenuArrowDirection
  private var elements: [UIMenuElement]
  private var page = 0
  private var target = CGRect.zero
  private var arrowX: CGFloat = 0
  private var pointsDown = true
  private var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }

  init(_ elements: [UIMenuElement], direction: UIEditMenuArrowDirection, of owner: UIView) {
    self.elements = elements
    self.direction = direction
    self.owner = owner
    super.init(frame: .zero)
    isOpaque = false
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Appearing and disappearing

  func present(at target: CGRect, in window: UIWindow, _ animator: EditMenuAnimator) {
    window.editMenu = self
    isShown = true
    window.addSubview(self)
    place(at: target, in: window)
    UIView.performWithoutAnimation { alpha = 0 }
    animator.run(animated: UIView.areAnimationsEnabled, { self.alpha = 1 }, completion: {})
  }

  func dismiss(animated: Bool) {
    guard isShown else { return }
    isShown = false
    pressed = nil
    isUserInteractionEnabled = false
    if window?.editMenu === self { window?.editMenu = nil }
    let animator = EditMenuAnimator()
    onDismissal(animator)
    animator.run(
      animated: animated && UIView.areAnimationsEnabled, { self.alpha = 0 }, completion: { self.removeFromSuperview() })
  }

  func show(_ elements: [UIMenuElement]) {
    self.elements = elements
    page = 0
    if let window { place(at: target, in: window) }
  }

  /// Returns whether the menu belongs to a view.
  func isFor(_ view: UIView) -> Bool { owner === view }

  // MARK: Layout

  private var font: UIFont {
    let size = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection).pointSize
    // The bar grows only slightly with the text size, as Apple's does (assumed).
    return .systemFont(ofSize: min(size, 21))
  }

  private func width(_ title: String) -> CGFloat {
    title.size(withAttributes: [.font: font]).width.rounded(.up) + 2 * Self.padding
  }

  /// Places the menu above its target, or below if it doesn't fit.
  func place(at target: CGRect, in window: UIWindow) {
    self.target = target
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    layOut(room: max(100, safe.width - 16))
    let whole = CGSize(width: items.map(\.frame.maxX).max() ?? 0, height: Self.height + Self.arrow.height)
    let bottom = min(safe.maxY, window.bounds.maxY - window.keyboardHeight)
    let fitsAbove = target.minY - whole.height - Self.gap >= safe.minY
    let fitsBelow = target.maxY + whole.height + Self.gap <= bottom
    pointsDown = direction == .up ? !fitsBelow && fitsAbove : fitsAbove || !fitsBelow
    let x = min(max(safe.minX + 8, target.midX - whole.width / 2), max(safe.minX + 8, safe.maxX - 8 - whole.width))
    var y = pointsDown ? target.minY - whole.height - Self.gap : target.maxY + Self.gap
    // If it fits neither above nor below, it's over the center of its target.
    if !fitsAbove, !fitsBelow { y = max(safe.minY, min(target.midY - whole.height, bottom - whole.height)) }
    frame = CGRect(origin: CGPoint(x: roundedToPixel(x), y: roundedToPixel(y)), size: whole)
    arrowX = min(max(target.midX - frame.minX, 20), max(20, whole.width - 20))
    setNeedsDisplay()
  }

  private func layOut(room: CGFloat) {
    var pages: [[(UIMenuElement, CGFloat)]] = [[]]
    var used: CGFloat = 0
    for (index, element) in elements.enumerated() {
      let width = min(width(element.title), room - 2 * Self.pagerWidth)
      let isFirst = pages.count == 1
      let rest = index == elements.count - 1 && isFirst ? 0 : Self.pagerWidth
      if used + width + rest > room, !(pages.last ?? []).isEmpty {
        pages.append([])
        used = Self.pagerWidth
      }
      pages[pages.count - 1].append((element, width))
      used += width
    }
    page = min(page, pages.count - 1)
    items = []
    var x: CGFloat = 0
    func add(_ element: UIMenuElement?, _ title: String, _ width: CGFloat, page: Int? = nil) {
      items.append(
        Item(element: element, title: title, frame: CGRect(x: x, y: 0, width: width, height: Self.height), page: page))
      x += width
    }
    if page > 0 { add(nil, "‹", Self.pagerWidth, page: page - 1) }
    for (element, width) in pages[page] { add(element, element.title, width) }
    if page < pages.count - 1 { add(nil, "›", Self.pagerWidth, page: page + 1) }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for index in items.indices { items[index].frame.origin.x = x - items[index].frame.maxX }
    }
  }

  // MARK: Drawing

  private var barTop: CGFloat { pointsDown ? 0 : Self.arrow.height }

  private var shape: UIBezierPath {
    let (left, right, radius) = (CGFloat(0), bounds.width, CGFloat(10))
    let (top, bottom) = (barTop, barTop + Self.height)
    let half = Self.arrow.width / 2
    let path = UIBezierPath()
    func corner(_ x: CGFloat, _ y: CGFloat, to end: CGPoint) {
      path.addQuadCurve(to: end, controlPoint: CGPoint(x: x, y: y))
    }
    path.move(to: CGPoint(x: left + radius, y: top))
    if !pointsDown {
      path.addLine(to: CGPoint(x: arrowX - half, y: top))
      path.addLine(to: CGPoint(x: arrowX, y: 0))
      path.addLine(to: CGPoint(x: arrowX + half, y: top))
    }
    path.addLine(to: CGPoint(x: right - radius, y: top))
    corner(right, top, to: CGPoint(x: right, y: top + radius))
    path.addLine(to: CGPoint(x: right, y: bottom - radius))
    corner(right, bottom, to: CGPoint(x: right - radius, y: bottom))
    if pointsDown {
      path.addLine(to: CGPoint(x: arrowX + half, y: bottom))
      path.addLine(to: CGPoint(x: arrowX, y: bottom + Self.arrow.height))
      path.addLine(to: CGPoint(x: arrowX - half, y: bottom))
    }
    path.addLine(to: CGPoint(x: left + radius, y: bottom))
    corner(left, bottom, to: CGPoint(x: left, y: bottom - radius))
    path.addLine(to: CGPoint(x: left, y: top + radius))
    corner(left, top, to: CGPoint(x: left + radius, y: top))
    path.close()
    return path
  }

  override func draw(_ rect: CGRect) {
    let shape = shape
    EditMenuLook.background.setFill()
    shape.fill()
    EditMenuLook.edge.setStroke()
    shape.lineWidth = 0.5
    shape.stroke()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    for (index, item) in items.enumerated() {
      let frame = item.frame.offsetBy(dx: 0, dy: barTop)
      if index == pressed {
        EditMenuLook.highlight.setFill()
        UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 8).fill()
      }
      if frame.minX > 0 {
        EditMenuLook.separator.setFill()
        UIBezierPath(rect: CGRect(x: frame.minX, y: frame.minY + 8, width: pixel, height: frame.height - 16)).fill()
      }
      let color: UIColor =
        isEnabled(item) ? isDestructive(item) ? .systemRed : .label : .tertiaryLabel
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
      let size = item.title.size(withAttributes: attributes)
      item.title.draw(
        at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), withAttributes: attributes)
    }
  }

  private func attributes(_ item: Item) -> UIMenuElement.Attributes { (item.element as? UIAction)?.attributes ?? [] }
  private func isEnabled(_ item: Item) -> Bool { !attributes(item).contains(.disabled) }
  private func isDestructive(_ item: Item) -> Bool { attributes(item).contains(.destructive) }

  // MARK: Touches

  private func index(under touches: Set<UITouch>) -> Int? {
    guard let point = touches.first?.location(in: self) else { return nil }
    return items.firstIndex { $0.frame.offsetBy(dx: 0, dy: barTop).contains(point) && isEnabled($0) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = index(under: touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = index(under: touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let index = index(under: touches)
    pressed = nil
    guard let index, items.indices.contains(index) else { return }
    let item = items[index]
    if let next = item.page {
      page = next
      if let window { place(at: target, in: window) }
    } else if let menu = item.element as? UIMenu {
      show(EditAction.flat(menu.children))
    } else if let action = item.element as? UIAction {
      if !action.attributes.contains(.keepsMenuPresented) { dismiss(animated: true) }
      action.performWithSender(owner, target: nil)
    }
  }
}

/// The colors of an edit menu.
enum EditMenuLook {
  private static func color(_ light: CGFloat, _ dark: CGFloat, alpha: (CGFloat, CGFloat) = (1, 1)) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: dark, alpha: alpha.1) : UIColor(white: light, alpha: alpha.0)
    }
  }

  static let background = color(0.985, 0.17)
  static let edge = color(0, 1, alpha: (0.15, 0.15))
  static let separator = color(0, 1, alpha: (0.15, 0.2))
  static let highlight = color(0, 1, alpha: (0.08, 0.15))
}
