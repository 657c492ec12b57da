import Foundation

/// An open menu over a window, with the menus that were opened in it, and what is lifted with it.
final class MenuOverlayView: UIView {
  let preview: MenuPreview?
  private let anchor: CGRect
  private let dimming = UIView()
  /// The open menus; each was opened in the one before.
  private(set) var panels: [MenuPanelView] = []
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []
  private(set) var isShown = false
  /// What the action that is chosen gets as its sender.
  weak var sender: AnyObject?
  /// Where the touch was that has opened the menu, until it has moved from there.
  var trackedFrom: CGPoint?
  /// Called when the menu is about to go, with what moves along.
  var willEnd: (ContextMenuAnimator) -> Void = { _ in }
  /// Returns where the preview goes to.
  var dismissalTarget: () -> UITargetedPreview? = { nil }
  /// Called when the preview was tapped, with what moves along.
  var previewWasTapped: ((ContextMenuAnimator) -> Void)?
  /// Called when the menu is gone.
  var ended: () -> Void = {}

  /// - Parameters:
  ///   - menu: The menu; nil for a preview alone.
  ///   - preview: What is lifted; nil for a menu of a button.
  ///   - anchor: What the menu belongs to, in the window's points.
  init(_ menu: UIMenu?, preview: MenuPreview?, at anchor: CGRect) {
    self.preview = preview
    self.anchor = anchor
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    dimming.isUserInteractionEnabled = false
    if preview != nil {
      dimming.backgroundColor = MenuLook.dimming
      addSubview(dimming)
    }
    if let preview { addSubview(preview) }
    if let menu { open(menu) }
  }

  required init?(coder: NSCoder) { nil }

  /// The menu that shows, without those opened in it.
  var menu: UIMenu? { panels.first?.menu }
  /// The menu that was opened last.
  var openMenu: UIMenu? { panels.last?.menu }

  // MARK: Coming and going

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

  /// Takes the menu away.
  ///
  /// - Parameters:
  ///   - animated: Whether that takes time.
  ///   - animator: What was collected already to move along.
  ///   - then: Done when the menu is gone, after all that was to be done then.
  func dismiss(animated: Bool, with animator: ContextMenuAnimator? = nil, then: @escaping () -> Void = {}) {
    guard isShown else { return }
    isShown = false
    isUserInteractionEnabled = false
    if window?.menuOverlay === self { window?.menuOverlay = nil }
    let animator = animator ?? ContextMenuAnimator(preview?.controller)
    let target = animated ? dismissalTarget() : nil
    willEnd(animator)
    let grows = animator.preferredCommitStyle == .pop
    // Last of what is done at the end: the menu has closed then.
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
      // What it came from is gone.
      preview.alpha = 0
    }
    preview.layoutIfNeeded()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, isShown else { return }
    // Somebody else has taken it away.
    preview?.showSource()
    isShown = false
    ended()
  }

  /// Shows a view again that is lifted, since it is used for something else.
  func letGo(ofSource view: UIView) { if preview?.isOf(view) == true { preview?.showSource() } }

  // MARK: Menus in menus

  private func open(_ menu: UIMenu) {
    let panel = MenuPanelView(menu, isRoot: panels.isEmpty)
    panel.onChoice = { [weak self, weak panel] element in
      guard let self, let panel, isShown else { return }
      // A tap on a menu behind closes those that were opened in it.
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

  /// Shows other elements in place of those that the menu had; menus opened in it close.
  func show(_ menu: UIMenu) {
    guard isShown, !panels.isEmpty else { return }
    for panel in panels { panel.removeFromSuperview() }
    panels = []
    open(menu)
    resolveDeferred()
    layoutIfNeeded()
  }

  // MARK: Elements that come later

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
      // Assumed: the action follows when the menu has closed; a device would settle it that prints the order.
      dismiss(animated: true) { action.performWithSender(sender, target: nil) }
    default: break
    }
  }

  /// Marks an action of a menu that has one marked at a time.
  private func mark(_ action: UIAction) {
    guard let menu = panels.first?.menu else { return }
    /// Returns whether the action is in the menu.
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
      // What is in those behind is dimmed; they themselves let nothing through.
      panel.content.alpha = isLast ? 1 : 0.4
      panel.isBehind = !isLast
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  // MARK: Fingers

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isShown, let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard let preview, preview.frame.contains(point), let previewWasTapped else { return dismiss(animated: true) }
    let animator = ContextMenuAnimator(preview.controller)
    previewWasTapped(animator)
    dismiss(animated: true, with: animator)
  }

  /// Follows the finger that has opened the menu.
  ///
  /// - Parameter point: In the window's points; nil where it is taken away.
  func follow(_ point: CGPoint?) {
    for panel in panels {
      let isLast = panel === panels.last
      panel.press(at: isLast ? point.map { convert($0, from: nil) }.map { panel.convert($0, from: self) } : nil)
    }
  }

  /// Follows the touch that has opened the menu, once it has moved.
  func follow(_ touch: UITouch) {
    let point = touch.location(in: nil)
    if let start = trackedFrom {
      guard hypot(point.x - start.x, point.y - start.y) > 10 else { return }
      trackedFrom = nil
    }
    follow(point)
  }

  /// Chooses what the touch is on that has opened the menu, if it has moved there.
  func release(_ touch: UITouch) {
    guard trackedFrom == nil else { return }
    follow(touch.location(in: nil))
    release()
  }

  /// Chooses what the finger is on that has opened the menu, and is lifted.
  func release() { panels.last?.choosePressed() }
}
