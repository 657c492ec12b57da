@_spi(Testing) @testable import UIKit

/// A window with a view in it, at a time that doesn't advance.
///
/// All tests have one time: make it first in a test, not in the suite's initializer.
@MainActor struct AnimationStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let clock = AnimationClock.shared

  init() {
    clock.hold()
    window.isHidden = false
    window.backgroundColor = .white
    view.backgroundColor = .black
    window.addSubview(view)
  }

  /// The layer of the view that shows now.
  var shown: CALayer { view.layer.presentation() ?? view.layer }
}
