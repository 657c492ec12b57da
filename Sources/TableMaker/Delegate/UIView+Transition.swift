import UIKit

// Only where a transition takes time can it be interrupted; our own UIKit shows a controller's view at once.
#if canImport(ObjectiveC)
  extension UIView {
    /// Does something as a part of the transition that brings the view on screen; at once, where there is none.
    ///
    /// - Parameter undo: Called if the transition is cancelled.
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
#else
  extension UIView {
    /// Does something at once.
    func alongsideTransition(_ body: @escaping () -> Void, undo: @escaping () -> Void) { body() }
  }
#endif
