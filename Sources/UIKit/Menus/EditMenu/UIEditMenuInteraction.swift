public import Foundation

/// An interaction that shows an edit menu with the actions for a selection in a view.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu and its target.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  private weak var shown: EditMenuView?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  ///
  /// Add it to a view with `addInteraction(_:)`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed.
  ///
  /// It closes an open menu.
  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }

  /// Called after the interaction is added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu after closing any other one.
  ///
  /// If the view isn't in a window or the menu is empty, nothing happens.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    window.editMenu?.dismiss(animated: false)
    let elements = elements(for: configuration)
    guard !elements.isEmpty else { return }
    self.configuration = configuration
    let menu = EditMenuView(elements, direction: configuration.preferredArrowDirection, of: view)
    menu.onDismissal = { [weak self] animator in
      guard let self else { return }
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    shown = menu
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    menu.present(at: target(for: configuration, in: view), in: window, animator)
  }

  /// Closes the menu.
  open func dismissMenu() { shown?.dismiss(animated: true) }

  /// Reloads the visible menu from the delegate.
  open func reloadVisibleMenu() {
    guard let shown, let configuration, shown.isShown else { return }
    let elements = elements(for: configuration)
    if elements.isEmpty { dismissMenu() } else { shown.show(elements) }
  }

  /// Updates the visible menu's position with the delegate's target.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let configuration, let view, let window = view.window, shown.isShown else { return }
    let target = target(for: configuration, in: view)
    UIView.animate(withDuration: animated ? EditMenuView.duration : 0) { shown.place(at: target, in: window) }
  }

  /// Returns the source point of the menu in a view's coordinates, or in the window's for `nil`.
  ///
  /// Without a menu, it's zero.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func elements(for configuration: UIEditMenuConfiguration) -> [UIMenuElement] {
    guard let view else { return [] }
    let responder = view.firstResponderInside ?? view
    let suggested = EditAction.menu(for: responder)
    guard let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) else {
      return EditAction.flat(suggested)
    }
    return EditAction.flat(menu.children)
  }

  private func target(for configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return view.convert(
      rect.isNull || rect.isInfinite ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect, to: nil)
  }
}
