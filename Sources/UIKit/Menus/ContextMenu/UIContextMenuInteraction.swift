public import Foundation

/// An interaction that shows a menu and lifts the view after a touch and hold of half a second.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  let press = ContextMenuGestureRecognizer()
  private weak var shown: MenuOverlayView?
  private var pending: (configuration: UIContextMenuConfiguration, menu: UIMenu?, controller: UIViewController?)?
  private var start = CGPoint.zero
  private var hasMoved = false
  /// A strong reference to one of the module's own delegates.
  private(set) var ownDelegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  ///
  /// Add it to a view with `addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.mayShowMenu = { [weak self] in self?.prepareMenu() ?? false }
    press.action = { [weak self] in self?.pressChanged($0) }
  }

  /// Creates an interaction that retains its delegate.
  convenience init(keeping delegate: any UIContextMenuInteractionDelegate) {
    self.init(delegate: delegate)
    ownDelegate = delegate
  }

  /// Called before the interaction is added to a view or removed.
  ///
  /// It closes an open menu.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    shown?.dismiss(animated: false)
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction is added to a view or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the location of the press in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(start, to: view)
  }

  /// Replaces the visible menu, if there's one.
  ///
  /// - Parameter block: A closure that receives the menu and returns the new one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown, shown.isShown, let menu = shown.menu else { return }
    shown.show(block(menu))
  }

  /// Closes the menu.
  open func dismissMenu() { shown?.dismiss(animated: true) }

  // MARK: Presses

  /// Prepares the delegate's menu. Returns `false` if there's none.
  private func prepareMenu() -> Bool {
    guard let view, view.window != nil, let delegate else { return false }
    start = press.location(in: view)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: start) else {
      return false
    }
    let menu = configuration.makeMenu()
    let controller = configuration.makePreviewController()
    // Apple: an empty configuration begins the interaction "and then" fails "with a cancellation effect". Here it
    // doesn't begin.
    guard controller != nil || menu?.children.isEmpty == false else { return false }
    pending = (configuration, menu, controller)
    return true
  }

  private func pressChanged(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began:
      hasMoved = false
      present()
    case .changed:
      let point = press.location(in: nil)
      let way = press.location(in: view)
      if hypot(way.x - start.x, way.y - start.y) > self.press.allowableMovement { hasMoved = true }
      if hasMoved { shown?.follow(point) }
    case .ended:
      // A touch that hasn't moved has only opened the menu.
      if hasMoved { shown?.release() }
    case .cancelled, .failed, .possible: shown?.follow(nil)
    }
  }

  private func present() {
    guard let (configuration, menu, controller) = pending, let view, view.window != nil, let delegate else { return }
    pending = nil
    for flight in view.window?.dragFlights ?? [] { flight.menuComes(by: press) }
    let identifier = configuration.identifier
    let target =
      delegate.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
      ?? UITargetedPreview(view: view)
    // The delegate may have removed the view.
    guard let window = view.window else { return }
    let preview =
      controller.map { MenuPreview($0, from: target) } ?? MenuPreview(of: target)
    let overlay = MenuOverlayView(menu, preview: preview, at: preview.start)
    overlay.willEnd = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    overlay.previewWasTapped = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    overlay.dismissalTarget = { [weak self, weak target] in
      guard let self, let delegate = self.delegate else { return nil }
      if let preview = delegate.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
      {
        return preview
      }
      return delegate.goesBackToItsStart(of: configuration) ? target : nil
    }
    // No one else may retain the target's view.
    overlay.ended = { withExtendedLifetime(target) {} }
    shown = overlay
    let animator = ContextMenuAnimator(controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    overlay.present(in: window, animator)
  }

  /// The visible menu, or `nil` if there's none.
  var overlay: MenuOverlayView? { shown.flatMap { $0.isShown ? $0 : nil } }
}

extension UIContextMenuInteractionDelegate {
  /// Returns whether the lifted view is still at its original place.
  @MainActor func goesBackToItsStart(of configuration: UIContextMenuConfiguration) -> Bool {
    (self as? any ContextMenuOwner)?.stillShows(configuration) ?? true
  }
}

/// A delegate with views that may be removed while a menu is visible.
@MainActor protocol ContextMenuOwner: AnyObject {
  /// Returns whether the element with the open menu still exists.
  func stillShows(_ configuration: UIContextMenuConfiguration) -> Bool
}
