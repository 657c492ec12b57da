import Testing

@_spi(Testing) import UIKit

/// Views that hang out of their superview. PinLayout's tests say of Apple's that their safe area is never more than the
/// superview's.
@MainActor @Suite struct OverhangingSafeAreaTests {
  @Test(arguments: [-30.0, -10, 0, 5, 20, 60], [-40.0, -20, 0, 10, 50])
  func `a subview's safe area is at most its superview's, and what of that lies in it`(x: CGFloat, y: CGFloat) {
    let window = UIWindow()
    window.setDeviceSafeArea(UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 40))
    let view = UIView(frame: window.bounds.offsetBy(dx: x, dy: y))
    window.addSubview(view)
    window.isHidden = false
    func covered(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(outer - distance, 0), outer) }
    #expect(
      view.safeAreaInsets
        == UIEdgeInsets(
          top: covered(20, y), left: covered(10, x), bottom: covered(30, -y), right: covered(40, -x)))
  }
}
