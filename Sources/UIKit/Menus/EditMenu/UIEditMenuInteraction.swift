public import Foundation

/// Shows an edit menu for a view: what can be done with what is selected or touched in it.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which says what is in the menu and where it points.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  private weak var shown: EditMenuView?
  private var configuration: UIEditMenuConfiguration?

  /// Makes an interaction; it is to be added to a view by `addInteraction(_:)`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or taken away: a menu that shows goes.
  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }

  /// Called after the interaction was added to a view or taken away.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu; one that shows already goes before. Nothing happens where the view is in no window or there is
  /// nothing to choose.
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

  /// Takes the menu away.
  open func dismissMenu() { shown?.dismiss(animated: true) }

  /// Asks the delegate again what is in the menu that shows.
  open func reloadVisibleMenu() {
    guard let shown, let configuration, shown.isShown else { return }
    let elements = elements(for: configuration)
    if elements.isEmpty { dismissMenu() } else { shown.show(elements) }
  }

  /// Asks the delegate again what the menu that shows points at.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let configuration, let view, let window = view.window, shown.isShown else { return }
    let target = target(for: configuration, in: view)
    UIView.animate(withDuration: animated ? EditMenuView.duration : 0) { shown.place(at: target, in: window) }
  }

  /// Returns the point of the menu that shows in a view's points, the window's for nil; zero without one.
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
