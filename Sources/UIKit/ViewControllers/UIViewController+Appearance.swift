import Foundation

// Apple's order: viewWillAppear, viewIsAppearing, layout, viewDidAppear (metrics.md 13).
extension UIViewController {
  func beginAppearance(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    isAppearingTold = false
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in shownChildren { child.beginAppearance(animated: animated) }
  }

  /// Continues the appearance. Call it with the view in the hierarchy, before its layout.
  func continueAppearance(animated: Bool) {
    guard appearance == .appearing, !isAppearingTold else { return }
    isAppearingTold = true
    viewIsAppearing(animated)
    viewIfLoaded?.window?.updateStatusBar()
    viewIfLoaded?.window?.updateOrientation()
    for child in shownChildren { child.continueAppearance(animated: animated) }
  }

  func endAppearance(animated: Bool) {
    guard appearance == .appearing else { return }
    continueAppearance(animated: animated)
    appearance = .appeared
    for child in shownChildren { child.endAppearance(animated: animated) }
    viewDidAppear(animated)
  }

  func beginDisappearance(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    for child in shownChildren { child.beginDisappearance(animated: animated) }
    viewWillDisappear(animated)
  }

  func endDisappearance(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    for child in childControllers { child.endDisappearance(animated: animated) }
    viewDidDisappear(animated)
  }

  /// Handles a move of the view into or out of a window.
  ///
  /// A child of a visible parent appears and disappears with its view, unless its container has already started the
  /// transition.
  func viewMoved(intoWindow: Bool) {
    guard parentController?.appearance == .appeared else { return }
    if intoWindow, appearance == .disappeared {
      beginAppearance(animated: false)
      endAppearance(animated: false)
    } else if !intoWindow, appearance == .appeared {
      beginDisappearance(animated: false)
      endDisappearance(animated: false)
    }
  }
}
