import Foundation

/// A view over the window that shows an open menu, its submenus, and the lifted preview.
final class MenuOverlayView: UIView {
  let preview: MenuPreview?
  private let anchor: CGRect
  private let dimming = MaterialView(frame: .zero)
  /// The open menus. Each is a submenu of the previous one.
  private(set) var panels: [MenuPanelView] = []
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []
  private(set) var isShown = false
  /// The sender of the chosen action.
  weak var sender: AnyObject?
  /// The location of the touch that opened the menu, until it moves.
  var trackedFrom: CGPoint?
  /// A closure that's called before the menu closes, with the animator.
  var willEnd: (ContextMenuAnimator) -> Void = { _ in }
  /// A closure that returns the target of the preview.
  var dismissalTarget: () -> UITargetedPreview? = { nil }
  /// A closure that's called when the user taps the preview, with the animator.
  var previewWasTapped: ((ContextMenuAnimator) -> Void)?
  /// A closure that's called after the menu closes.
  var ended: () -> Void = {}

  /// Creates an overlay.
  ///
  /// - Parameters:
  ///   - menu: The menu, or `nil` for only a preview.
  ///   - preview: The lifted preview, or `nil` for a button's menu.
  ///   - anchor: The rectangle that the menu belongs to, in window coordinates.
  init(_ menu: UIMenu?, preview: MenuPreview?, at anchor: CGRect) {
    self.preview = preview
    self.anchor = anchor
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    dimming.isUserInteractionEnabled = false
    if preview != nil {
      dimming.backgroundColor = MenuLook.dimming
      dimming.look = MenuLook.backdrop
      addSubview(dimming)
    }
    if let preview { addSubview(preview) }
    if let menu { open(menu) }
  }

  required init?(coder: NSCoder) { nil }

  /// The open menu, without its submenus.
  var menu: UIMenu? { panels.first?.menu }
  /// The innermost open menu.
  var openMenu: UIMenu? { panels.last?.menu }

  // MARK: Appearing and disappearing

  func present(in window: UIWindow, _ animator: ContextMenuAnimator) {
    window.menuOverlay?.dismiss(animated: false)
    window.menuOverlay = self
    isShown = true
    frame = window.bounds
    window.addSubview(self)
    resolveDeferred()
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      preview?.layoutIfNeeded()
      dimming.alpha = 0
      for panel in panels {
        panel.alpha = 0
        panel.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      }
      if let preview { preview.frame = preview.start }
    }
    preview?.hideSource()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    animator.run(
      animated: true, duration: MenuLook.duration,
      {
        guard self.isShown else { return }
        self.dimming.alpha = 1
        for panel in self.panels {
          panel.alpha = 1
          panel.transform = .identity
        }
        self.preview?.layer.shadowOpacity = 0.25
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }, end: {})
  }

  /// Closes the menu.
  ///
  /// - Parameters:
  ///   - animated: Whether to animate it.
  ///   - animator: An animator that already has animations.
  ///   - then: A closure to call after the menu closes and all other completions.
  func dismiss(animated: Bool, with animator: ContextMenuAnimator? = nil, then: @escaping () -> Void = {}) {
    guard isShown else { return }
    isShown = false
    isUserInteractionEnabled = false
    if window?.menuOverlay === self { window?.menuOverlay = nil }
    let animator = animator ?? ContextMenuAnimator(preview?.controller)
    let target = animated ? dismissalTarget() : nil
    willEnd(animator)
    let grows = animator.preferredCommitStyle == .pop
    // This is the last completion because the menu has closed by then.
    animator.addCompletion(then)
    animator.run(
      animated: animated && window != nil, duration: MenuLook.duration,
      {
        self.dimming.alpha = 0
        for panel in self.panels {
          panel.alpha = 0
          panel.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
        }
        self.letGo(of: target, grows: grows)
      },
      end: {
        self.preview?.showSource()
        self.removeFromSuperview()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        self.ended()
      })
  }

  private func letGo(of target: UITargetedPreview?, grows: Bool) {
    guard let preview else { return }
    preview.layer.shadowOpacity = 0
    if grows {
      preview.frame = bounds
      preview.alpha = 0
    } else if let target, target.view.window === window {
      preview.frame = target.place
      if preview.controller != nil { preview.alpha = 0 }
    } else {
      // The source of the preview no longer exists.
      preview.alpha = 0
    }
    preview.layoutIfNeeded()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, isShown else { return }
    // Another object has removed the overlay.
    preview?.showSource()
    isShown = false
    ended()
  }

  /// Shows a lifted view again because it's reused.
  func letGo(ofSource view: UIView) { if preview?.isOf(view) == true { preview?.showSource() } }

  // MARK: Submenus

  private func open(_ menu: UIMenu) {
    let panel = MenuPanelView(menu, isRoot: panels.isEmpty)
    panel.onChoice = { [weak self, weak panel] element in
      guard let self, let panel, isShown else { return }
      // A tap on an outer menu closes its submenus.
      guard panel === panels.last else { return closeLast() }
      choose(element)
    }
    panels.append(panel)
    addSubview(panel)
    reload(panel)
    setNeedsLayout()
  }

  private func reload(_ panel: MenuPanelView) {
    panel.reload { [weak self] in $0.elements ?? self?.resolved[ObjectIdentifier($0)] }
  }

  private func openIn(_ menu: UIMenu) {
    let origin = panels.last?.frame(of: menu, in: self)
    open(menu)
    resolveDeferred()
    guard let panel = panels.last else { return }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      if let origin {
        panel.transform = CGAffineTransform(translationX: 0, y: origin.minY - panel.frame.minY)
        panel.alpha = 0
      }
    }
    UIView.animate(withDuration: MenuLook.duration, delay: 0, options: [.allowUserInteraction]) {
      panel.transform = .identity
      panel.alpha = 1
      self.placePanels()
    }
  }

  private func closeLast() {
    guard panels.count > 1 else { return }
    let panel = panels.removeLast()
    panel.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: MenuLook.duration, delay: 0, options: [.allowUserInteraction],
      animations: {
        panel.alpha = 0
        self.placePanels()
      }, completion: { _ in panel.removeFromSuperview() })
  }

  /// Replaces the elements of the menu and closes its submenus.
  func show(_ menu: UIMenu) {
    guard isShown, !panels.isEmpty else { return }
    for panel in panels { panel.removeFromSuperview() }
    panels = []
    open(menu)
    resolveDeferred()
    layoutIfNeeded()
  }

  // MARK: Deferred elements

  private func resolveDeferred() {
    guard let menu = panels.last?.menu else { return }
    func visit(_ elements: [UIMenuElement]) {
      for element in elements {
        if let menu = element as? UIMenu, menu.options.contains(.displayInline) { visit(menu.children) }
        if let deferred = element as? UIDeferredMenuElement { ask(deferred) }
      }
    }
    visit(menu.children)
  }

  private func ask(_ element: UIDeferredMenuElement) {
    let key = ObjectIdentifier(element)
    if element.elements != nil { return }
    guard asked.insert(key).inserted else { return }
    element.ask { [weak self] elements in
      guard let self, isShown || window == nil else { return }
      resolved[key] = elements
      for panel in panels { reload(panel) }
      resolveDeferred()
      setNeedsLayout()
    }
  }

  // MARK: Choosing

  private func choose(_ element: UIMenuElement?) {
    switch element {
    case nil: closeLast()
    case let menu as UIMenu: openIn(menu)
    case let action as UIAction where !action.attributes.contains(.disabled):
      let sender = sender
      mark(action)
      guard !action.attributes.contains(.keepsMenuPresented) else {
        action.performWithSender(sender, target: nil)
        for panel in panels { reload(panel) }
        return setNeedsLayout()
      }
      // Assumed: the action runs after the menu closes; a device would settle it that prints the order.
      dismiss(animated: true) { action.performWithSender(sender, target: nil) }
    default: break
    }
  }

  /// Marks an action in a menu with single selection.
  private func mark(_ action: UIAction) {
    guard let menu = panels.first?.menu else { return }
    /// Returns whether a menu contains the action.
    func visit(_ menu: UIMenu, isSingle: Bool) -> Bool {
      let isSingle = isSingle || menu.options.contains(.singleSelection)
      let isHere = menu.children.contains { child in
        child === action || (child as? UIMenu).map { visit($0, isSingle: isSingle) } ?? false
      }
      if isHere, isSingle { unmark(menu) }
      return isHere
    }
    func unmark(_ menu: UIMenu) {
      for child in menu.children {
        if let menu = child as? UIMenu { unmark(menu) } else { (child as? UIAction)?.state = .off }
      }
      action.state = .on
    }
    _ = visit(menu, isSingle: false)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    guard isShown else { return }
    placePanels()
  }

  private var room: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: MenuLook.edge, dy: MenuLook.edge) }

  private func placePanels() {
    let places = MenuPlaces(
      room: room, anchor: preview == nil ? anchor : nil,
      preview: preview.map { ($0.start, $0.liftedSize(in: room.size)) },
      menu: panels.first?.wantedSize(in: room.size) ?? .zero,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let preview, let frame = places.previewFrame {
      preview.frame = frame
      preview.layoutIfNeeded()
    }
    var place = places.menuFrame
    for (index, panel) in panels.enumerated() {
      let isLast = index == panels.count - 1
      if index > 0 {
        let size = panel.wantedSize(in: room.size)
        let line = panels[index - 1].frame(of: panel.menu, in: self) ?? place
        place = CGRect(
          x: place.minX, y: max(room.minY, min(line.minY, room.maxY - size.height)), width: size.width,
          height: size.height)
      }
      let transform = panel.transform
      panel.transform = .identity
      panel.frame = CGRect(
        x: roundedToPixel(place.minX), y: roundedToPixel(place.minY), width: place.width, height: place.height)
      panel.layoutIfNeeded()
      panel.transform = !isLast ? CGAffineTransform(scaleX: 0.95, y: 0.95) : panel.isBehind ? .identity : transform
      // Outer menus have dimmed content but stay opaque.
      panel.content.alpha = isLast ? 1 : 0.4
      panel.isBehind = !isLast
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isShown, let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard let preview, preview.frame.contains(point), let previewWasTapped else { return dismiss(animated: true) }
    let animator = ContextMenuAnimator(preview.controller)
    previewWasTapped(animator)
    dismiss(animated: true, with: animator)
  }

  /// Follows the touch that opened the menu.
  ///
  /// - Parameter point: The location in window coordinates, or `nil` if the touch is canceled.
  func follow(_ point: CGPoint?) {
    for panel in panels {
      let isLast = panel === panels.last
      panel.press(at: isLast ? point.map { convert($0, from: nil) }.map { panel.convert($0, from: self) } : nil)
    }
  }

  /// Follows the touch that opened the menu after it moves.
  func follow(_ touch: UITouch) {
    let point = touch.location(in: nil)
    if let start = trackedFrom {
      guard hypot(point.x - start.x, point.y - start.y) > 10 else { return }
      trackedFrom = nil
    }
    follow(point)
  }

  /// Chooses the element under the touch that opened the menu, if it moved there.
  func release(_ touch: UITouch) {
    guard trackedFrom == nil else { return }
    follow(touch.location(in: nil))
    release()
  }

  /// Chooses the element under the touch that opened the menu when it's lifted.
  func release() { panels.last?.choosePressed() }
}
