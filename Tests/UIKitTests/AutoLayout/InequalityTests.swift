import Testing
import UIKit

/// Layouts in which only inequalities say where a view is. They are ambiguous, and common.
///
/// That a view then rests at the bound is reported of Apple's by Stevia's tests (EquationTests, FlexibleMarginTests).
/// Which of several bounds decides is assumed: a device's frames for the cases "both" would settle it.
@MainActor @Suite struct InequalityTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView()

  init() {
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(
      constraints + [
        view.widthAnchor.constraint(equalToConstant: 57), view.heightAnchor.constraint(equalToConstant: 91),
      ])
    parent.layoutIfNeeded()
    return view.frame
  }

  @Test func `a top of at most 23 is 23, of at least 23 too`() {
    #expect(frame([view.topAnchor.constraint(lessThanOrEqualTo: parent.topAnchor, constant: 23)]).minY == 23)
    parent.subviews.forEach { $0.removeFromSuperview() }
    let other = UIView()
    parent.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    other.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor, constant: 23).isActive = true
    parent.layoutIfNeeded()
    #expect(other.frame.minY == 23)
  }

  @Test func `a bottom of at least 45 beyond the end lies there, one of at most 45 above it as well`() {
    #expect(frame([view.bottomAnchor.constraint(greaterThanOrEqualTo: parent.bottomAnchor, constant: 45)]).maxY == 445)
    NSLayoutConstraint.deactivate(parent.constraints)
    view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -45).isActive = true
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 264, width: 57, height: 91))
  }

  @Test(arguments: [10.0, 23, 60]) func `the bound's constant moves the view`(constant: CGFloat) {
    let limit = view.leadingAnchor.constraint(lessThanOrEqualTo: parent.leadingAnchor, constant: 5)
    #expect(frame([limit]).minX == 5)
    limit.constant = constant
    parent.layoutIfNeeded()
    #expect(view.frame.minX == constant)
  }

  @Test func `a view at most as far right as the end stays there when its superview grows`() {
    let end = view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -10)
    #expect(frame([end]).maxX == 290)
    parent.frame.size.width = 500
    parent.layoutIfNeeded()
    #expect(view.frame.maxX == 490)
  }

  @Test func `between both margins the first one decides`() {
    let both = [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -20),
    ]
    #expect(frame(both).minX == 20)
  }

  @Test func `an equality decides, whatever its priority`() {
    let limit = view.topAnchor.constraint(lessThanOrEqualTo: parent.topAnchor, constant: 23)
    let wish = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4)
    wish.priority = UILayoutPriority(1)
    #expect(frame([limit, wish]).minY == 4)
  }

  @Test func `a label is as wide as its text where it may be wider, and as its limit where its text is too long`() {
    for (text, isLong) in [("Short", false), (String(repeating: "Long text ", count: 20), true)] {
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: parent.topAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -16),
      ])
      parent.layoutIfNeeded()
      #expect(label.frame.width == (isLong ? 268 : label.intrinsicContentSize.width))
    }
  }

  // Stevia, EquationTests 236, 272, 464, 492.
  @Test func `a size that only a largest limits is 0, and one that a smallest limits is that`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(box)
    let width = box.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: parent.leadingAnchor), box.topAnchor.constraint(equalTo: parent.topAnchor),
      width, box.heightAnchor.constraint(lessThanOrEqualTo: parent.heightAnchor, multiplier: 0.5),
    ])
    parent.layoutIfNeeded()
    #expect(box.frame == .zero)
    #expect(box.hasAmbiguousLayout)
    width.isActive = false
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    parent.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 0))
  }
}
