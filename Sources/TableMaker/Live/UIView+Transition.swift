import UIKit

extension UIView {
  /// Performs an action alongside the transition that shows the view, or immediately without a transition.
  ///
  /// - Parameter undo: A closure that's called if the transition is canceled.
  func alongsideTransition(_ body: @escaping () -> Void, undo: @escaping () -> Void) {
    let responders = sequence(first: self as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    guard let coordinator = controller?.transitionCoordinator else { return body() }
    let isTaken = coordinator.animate(alongsideTransition: { _ in body() }) { context in
      if context.isCancelled { undo() }
    }
    if !isTaken { body() }
  }
}
