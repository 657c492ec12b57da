import Testing
import UIKit

@MainActor struct MarginTests {
  func window(_ width: CGFloat = 390, _ height: CGFloat = 844) -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test func `a plain view's margins are 8 on each side`() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a controller's view has the device's margins inside the safe area`() {
    let (window, controller) = window()
    defer { withExtendedLifetime(window) {} }
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `a subview's safe area is what of it is covered`() {
    let (window, controller) = window()
    defer { withExtendedLifetime(window) {} }
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 60
    #expect(view.safeAreaInsets == .zero)
    view.frame = CGRect(x: 0, y: 700, width: 390, height: 144)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    controller.additionalSafeAreaInsets.bottom = 50
    #expect(view.safeAreaInsets.bottom == 84)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `margins that preserve the superview's are at least as far in, for every place of the view`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    for inset in stride(from: CGFloat(0), through: 30, by: 3) {
      let view = UIView(frame: CGRect(x: inset, y: inset, width: 100 - 2 * inset, height: 100 - 2 * inset))
      parent.addSubview(view)
      #expect(view.layoutMargins.left == 8)
      view.preservesSuperviewLayoutMargins = true
      let expected = max(8, 20 - inset)
      #expect(view.layoutMargins == UIEdgeInsets(top: expected, left: expected, bottom: expected, right: expected))
    }
  }

  @Test func `leading margins are on the right where the interface is right to left`() {
    let (window, controller) = window()
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 48, left: 4, bottom: 37, right: 2))
  }

  @Test func `a change of safe area is told before the layout pass that it causes`() {
    final class Recorder: UIView {
      var events: [String] = []
      override func safeAreaInsetsDidChange() { events.append("safeArea \(safeAreaInsets.top)") }
      override func layoutMarginsDidChange() { events.append("margins \(layoutMargins.top)") }
      override func layoutSubviews() { events.append("layout") }
    }
    let (window, controller) = window()
    let view = Recorder(frame: controller.view.bounds)
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.events == ["safeArea 47.0", "margins 55.0", "layout"])
  }

  @Test func `margins that preserve the superview's follow its size, though the view stays where it is`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 233.5, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let inner = UIView(frame: outer.bounds)
    inner.preservesSuperviewLayoutMargins = true
    let middle = UIView(frame: outer.bounds)
    middle.preservesSuperviewLayoutMargins = true
    outer.addSubview(middle)
    middle.addSubview(inner)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    for width in [200, 233.5, 180, 300, 233.5] as [CGFloat] {
      outer.frame.size.width = width
      outer.layoutIfNeeded()
      // What hangs out of the outer view on the right is margin as well.
      #expect(abs(label.frame.width - (233.5 - 16 - max(8, 16 + 233.5 - width))) < 0.34, "\(width)")
    }
  }
}
