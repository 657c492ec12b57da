import Foundation

/// An open menu with lines that scroll if they don't fit.
final class MenuPanelView: UIView {
  let menu: UIMenu
  private let isRoot: Bool
  /// A Boolean value that indicates whether a submenu is open.
  var isBehind = false
  private let scroll = UIScrollView()
  let content = MenuContentView(frame: .zero)

  init(_ menu: UIMenu, isRoot: Bool) {
    self.menu = menu
    self.isRoot = isRoot
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    scroll.backgroundColor = EditMenuLook.background
    scroll.layer.cornerRadius = MenuLook.radius
    scroll.layer.cornerCurve = .continuous
    scroll.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
    scroll.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// A closure that's called with the chosen element, or `nil` for the menu's header.
  var onChoice: (UIMenuElement?) -> Void {
    get { content.onChoice }
    set { content.onChoice = newValue }
  }

  /// Updates the menu's lines.
  func reload(_ elements: (UIDeferredMenuElement) -> [UIMenuElement]?) {
    content.show(MenuLine.lines(of: menu, isRoot: isRoot, elements: elements))
    setNeedsLayout()
  }

  /// Returns the preferred size of the menu.
  func wantedSize(in room: CGSize) -> CGSize {
    let large = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(large ? 340 : MenuLook.width, room.width)
    return CGSize(width: width, height: min(content.height(width: width), room.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let size = CGSize(width: bounds.width, height: content.height(width: bounds.width))
    content.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
    // If everything fits, a sliding touch chooses elements instead of scrolling.
    scroll.isScrollEnabled = size.height > bounds.height + 0.5
  }

  /// Marks the element at a point in the panel as pressed, or none for `nil`.
  func press(at point: CGPoint?) { content.press(at: point.map { convert($0, to: content) }) }

  /// Chooses the pressed element.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func choosePressed() -> Bool { content.choosePressed() }

  /// Returns the frame of an element in a view's coordinates.
  func frame(of element: UIMenuElement, in view: UIView) -> CGRect? {
    content.items.first { $0.element === element }.map { $0.convert($0.bounds, to: view) }
  }
}

/// The lines of an open menu and their touch handling.
final class MenuContentView: UIView {
  private(set) var items: [MenuItemView] = []
  /// The items of each line.
  private var rows: [[MenuItemView]] = []
  private var lines: [UIView] = []
  var onChoice: (UIMenuElement?) -> Void = { _ in }
  private var pressed: MenuItemView? {
    didSet {
      guard pressed !== oldValue else { return }
      oldValue?.isPressed = false
      pressed?.isPressed = true
    }
  }

  func show(_ new: [MenuLine]) {
    pressed = nil
    for view in items + lines { view.removeFromSuperview() }
    func isMarked(_ line: MenuLine) -> Bool {
      switch line {
      case .element(let element):
        element is UIMenu || (element as? UIAction).map { $0.state != .off } ?? false
      case .back: true
      default: false
      }
    }
    let marks = new.contains(where: isMarked)
    rows = new.map { line in
      switch line {
      case .title(let text): [MenuItemView(.title, nil, text: text)]
      case .back(let menu): [MenuItemView(.back, menu, leavesRoomForMark: marks)]
      case .element(let element): [MenuItemView(.element, element, leavesRoomForMark: marks)]
      case .strip(let elements, let size): elements.map { MenuItemView(size == .small ? .small : .medium, $0) }
      case .loading: [MenuItemView(.loading, nil)]
      case .gap: [MenuItemView(.gap, nil)]
      }
    }
    items = rows.flatMap { $0 }
    for item in items {
      addSubview(item)
      item.activate = { [weak self, weak item] in
        guard let self, let item, item.isEnabled else { return false }
        onChoice(item.kind == .back ? nil : item.element)
        return true
      }
    }
    lines = []
    for (index, row) in rows.enumerated() where index > 0 && row[0].kind != .gap && rows[index - 1][0].kind != .gap {
      let line = UIView(frame: .zero)
      line.backgroundColor = EditMenuLook.separator
      line.isUserInteractionEnabled = false
      line.tag = index
      lines.append(line)
      addSubview(line)
    }
    setNeedsLayout()
  }

  func height(width: CGFloat) -> CGFloat { rows.reduce(0) { $0 + rowHeight($1, width) } }

  private func rowHeight(_ row: [MenuItemView], _ width: CGFloat) -> CGFloat {
    row.map { $0.height(width: width / CGFloat(row.count)) }.max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pixel = 1 / max(traitCollection.displayScale, 1)
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let height = rowHeight(row, bounds.width)
      let width = bounds.width / CGFloat(row.count)
      for (place, item) in row.enumerated() {
        let column = isMirrored ? row.count - 1 - place : place
        item.frame = CGRect(x: CGFloat(column) * width, y: y, width: width, height: height)
      }
      lines.first { $0.tag == index }?.frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
      y += height
    }
  }

  // MARK: Touches

  func press(at point: CGPoint?) {
    pressed = point.flatMap { point in items.first { $0.isEnabled && $0.frame.contains(point) } }
  }

  @discardableResult func choosePressed() -> Bool {
    guard let item = pressed else { return false }
    pressed = nil
    onChoice(item.kind == .back ? nil : item.element)
    return true
  }

  private func press(under touches: Set<UITouch>) { press(at: touches.first?.location(in: self)) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(under: touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(under: touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(under: touches)
    choosePressed()
  }
}
