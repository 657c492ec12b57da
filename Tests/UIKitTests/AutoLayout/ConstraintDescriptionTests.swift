import Foundation
import Testing

@testable import UIKit

/// The texts are checked against lines of logs that apps' developers published; each is quoted where it is compared,
/// with other addresses.
@MainActor @Suite struct `A constraint's description` {
  private let parent = UIView()
  private let view = UIView()
  private let label = UILabel()
  private let guide = UILayoutGuide()

  init() {
    parent.addSubview(view)
    parent.addSubview(label)
    parent.addLayoutGuide(guide)
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    label.text = "Leo Nicholson"
  }

  /// A description with the items' addresses replaced by letters, and without its own.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.description
    for (object, letter) in [(constraint, "N"), (parent, "P"), (view, "V"), (label, "L"), (guide, "G")]
      as [(AnyObject, String)]
    {
      text = text.replacing(address(of: object), with: letter)
    }
    return text
  }

  private func active(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return text(constraint)
  }

  @Test func `sizes are equations`() {
    // <NSLayoutConstraint:0x… UIButton:0x….height == 25   (active)>
    #expect(
      active(view.heightAnchor.constraint(equalToConstant: 25))
        == "<NSLayoutConstraint:N UIView:V.height == 25   (active)>")
    // <NSLayoutConstraint:0x… UIView:0x….height >= 330   (active)>
    #expect(
      active(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 330))
        == "<NSLayoutConstraint:N UIView:V.height >= 330   (active)>")
    // …'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x….width == 94.3333   (active)>
    let width = view.widthAnchor.constraint(equalToConstant: 94 + 1 / 3)
    width.identifier = "UIView-Encapsulated-Layout-Width"
    #expect(
      active(width) == "<NSLayoutConstraint:N 'UIView-Encapsulated-Layout-Width' UIView:V.width == 94.3333   (active)>")
    // …UIImageView:0x….height == 0.9*UILabel:0x….height   (active)>
    #expect(
      active(view.heightAnchor.constraint(equalTo: label.heightAnchor, multiplier: 0.9))
        == "<NSLayoutConstraint:N UIView:V.height == 0.9*UILabel:L'Leo Nicholson'.height   (active)>")
    #expect(
      active(view.heightAnchor.constraint(lessThanOrEqualTo: label.widthAnchor, multiplier: 2, constant: -1.5))
        == "<NSLayoutConstraint:N UIView:V.height <= 2*UILabel:L'Leo Nicholson'.width - 1.5   (active)>")
    // Subview0.width == 0.571429*StackView.width priority:999
    let share = view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 4 / 7)
    share.priority = UILayoutPriority(999)
    #expect(active(share) == "<NSLayoutConstraint:N UIView:V.width == 0.571429*UIView:P.width priority:999   (active)>")
  }

  @Test func `an inactive constraint says so`() {
    #expect(
      text(view.heightAnchor.constraint(equalToConstant: 25))
        == "<NSLayoutConstraint:N UIView:V.height == 25   (inactive)>")
    #expect(text(NSLayoutConstraint()) == "<NSLayoutConstraint:N (null)   (inactive)>")
  }

  @Test func `a distance to the superview's edge is a picture`() {
    // <NSLayoutConstraint:0x… H:|-(10)-[UILabel:0x…'Leo Nicholson']   (active, names: '|':UIView:0x… )>
    #expect(
      active(label.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10))
        == "<NSLayoutConstraint:N H:|-(10)-[UILabel:L'Leo Nicholson']   (active, names: '|':UIView:P )>")
    // <NSLayoutConstraint:0x… H:[UILabel:0x…'Leo Nicholson']-(11)-|   (active, names: '|':UIView:0x… )>
    #expect(
      active(parent.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 11))
        == "<NSLayoutConstraint:N H:[UILabel:L'Leo Nicholson']-(11)-|   (active, names: '|':UIView:P )>")
    // 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: …
    #expect(
      active(parent.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        == "<NSLayoutConstraint:N V:[UILayoutGuide:G'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':UIView:P )>"
    )
    // 'UIView-leftMargin-guide-constraint' H:|-(22)-[UILayoutGuide:0x…'UIViewLayoutMarginsGuide'](LTR)   (active, names: …
    #expect(
      active(guide.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 22))
        == "<NSLayoutConstraint:N H:|-(22)-[UILayoutGuide:G'UIViewSafeAreaLayoutGuide'](LTR)   (active, names: '|':UIView:P )>"
    )
    // …V:[UIView:0x…]-(>=11)-[App.LineView:0x…]   (active)>
    #expect(
      active(view.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 11))
        == "<NSLayoutConstraint:N V:[UILabel:L'Leo Nicholson']-(>=11)-[UIView:V]   (active)>")
  }

  @Test func `the same distance written from the other side is an equation`() {
    // UIStackView:0x….trailing == Trust.BrowserNavigationBar:0x….trailing - 10   (active)>
    #expect(
      active(view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -10))
        == "<NSLayoutConstraint:N UIView:V.trailing == UIView:P.trailing - 10   (active)>")
    // UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.bottom == UIButton:0x….bottom + 312   (active)>
    #expect(
      active(guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 312))
        == "<NSLayoutConstraint:N UILayoutGuide:G'UIViewSafeAreaLayoutGuide'.bottom == UIView:V.bottom + 312   (active)>"
    )
    // UILayoutGuide:0x…'barInsetsContentGuide'.trailing == UILayoutGuide:0x…'barInsetsTrailingGuide'.leading   (active)>
    #expect(
      active(label.trailingAnchor.constraint(equalTo: view.leadingAnchor))
        == "<NSLayoutConstraint:N UILabel:L'Leo Nicholson'.trailing == UIView:V.leading   (active)>")
    // UIStackView:0x….top == UITableViewCellContentView:0x….topMargin   (active)>
    let margin = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .topMargin, multiplier: 1, constant: 0)
    #expect(active(margin) == "<NSLayoutConstraint:N UIView:V.top == UIView:P.topMargin   (active)>")
    // UIImageView:0x….centerY == UIView:0x….centerY   (active)>
    #expect(
      active(view.centerYAnchor.constraint(equalTo: parent.centerYAnchor))
        == "<NSLayoutConstraint:N UIView:V.centerY == UIView:P.centerY   (active)>")
  }

  @Test func `the system's spacing has a name`() {
    // <_UISystemBaselineConstraint:0x… V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x…]   (active, names: '|':…
    #expect(
      active(label.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: parent.topAnchor, multiplier: 1))
        == """
        <_UISystemBaselineConstraint:N V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:L'Leo Nicholson']   (active, \
        names: '|':UIView:P )>
        """)
    // SomeView:0x….bottom <= UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)   (active)>
    #expect(
      active(view.bottomAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: guide.bottomAnchor, multiplier: 1))
        == """
        <_UISystemBaselineConstraint:N UIView:V.bottom <= UILayoutGuide:G'UIViewSafeAreaLayoutGuide'.bottom \
        NSLayoutAnchorConstraintSpace(8)   (active)>
        """)
    // <NSLayoutConstraint:0x… H:[UILabel:0x…' ']-(NSSpace(8))-[UIButton:0x…'Show More']>
    let spaced = NSLayoutConstraint.constraints(
      withVisualFormat: "[label]-[view]", metrics: nil, views: ["label": label, "view": view])
    #expect(
      active(spaced[0]) == "<NSLayoutConstraint:N H:[UILabel:L'Leo Nicholson']-(NSSpace(8))-[UIView:V]   (active)>")
    // UILayoutGuide:0x…'UIViewLayoutMarginsGuide'.bottom == UIButton:0x…'Cancel'.bottom NSSpace(0)   (active)>
    let toMargin = NSLayoutConstraint.constraints(withVisualFormat: "V:[view]-|", metrics: nil, views: ["view": view])
    #expect(
      active(toMargin[0]).replacing(address(of: parent.layoutMarginsGuide), with: "M")
        == "<NSLayoutConstraint:N UILayoutGuide:M'UIViewLayoutMarginsGuide'.bottom == UIView:V.bottom NSSpace(0)   (active)>"
    )
    spaced[0].constant = 9
    #expect(text(spaced[0]) == "<NSLayoutConstraint:N H:[UILabel:L'Leo Nicholson']-(9)-[UIView:V]   (active)>")
  }

  @Test func `text of more than 25 characters is cut off`() {
    // UIButton:0x…'E-posta adresini mi unutt...'; UILabel:0x…'Please keep this key in a...'
    label.text = "Please keep this key in a safe place"
    #expect(
      text(label.heightAnchor.constraint(equalToConstant: 1))
        == "<NSLayoutConstraint:N UILabel:L'Please keep this key in a...'.height == 1   (inactive)>")
    label.text = "Please keep this key in a"
    #expect(
      text(label.heightAnchor.constraint(equalToConstant: 1))
        == "<NSLayoutConstraint:N UILabel:L'Please keep this key in a'.height == 1   (inactive)>")
  }

  final class Badge: UIView {}
  final class Tie: NSLayoutConstraint {}

  @Test func `an app's classes have their module before them`() {
    // <SnapKit.LayoutConstraint:0x… UILabel:… , [Prox.PlaceDetailsEventView:0x…]
    let badge = Badge()
    let tie = Tie(
      item: badge, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 4)
    #expect(tie.description.hasPrefix("<UIKitTests."))
    #expect(tie.description.contains("Tie:\(address(of: tie)) UIKitTests."))
    #expect(tie.description.hasSuffix("Badge:\(address(of: badge)).width == 4   (inactive)>"))
  }

  @Test func `a dead item is null`() {
    var gone: UIView? = UIView()
    let width = gone?.widthAnchor.constraint(equalToConstant: 3)
    gone = nil
    #expect(width.map(text) == "<NSLayoutConstraint:N (null).width == 3   (inactive)>")
  }

  @Test func `what an autoresizing mask says`() {
    // <NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIImageView:0x….minY == - 0.333333   (active, names: '|':UIView:0x… )>
    // <NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=&-- UIView:0x….height == 86   (active)>
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    #expect(
      text(NSAutoresizingMaskLayoutConstraint(view, .minY, constant: -1 / 3))
        == "<NSAutoresizingMaskLayoutConstraint:N h=--& v=--& UIView:V.minY == - 0.333333   (inactive, names: '|':UIView:P )>"
    )
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #expect(
      text(NSAutoresizingMaskLayoutConstraint(view, .height, constant: 86))
        == "<NSAutoresizingMaskLayoutConstraint:N h=-&- v=&-- UIView:V.height == 86   (inactive)>")
    // <NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=--& TimeLineLCellImg:0x….width == UITableViewWrapperView:0x….width - 972>
    #expect(
      text(NSAutoresizingMaskLayoutConstraint(view, .width, superviewPart: .width, constant: -972))
        == "<NSAutoresizingMaskLayoutConstraint:N h=-&- v=&-- UIView:V.width == UIView:P.width - 972   (inactive)>")
  }

  @Test func `what the size of a content says`() {
    // Subview0.width == 160 Hug:250 CompressionResistance:750
    let size = NSContentSizeLayoutConstraint(
      label, .horizontal, size: 160, hugging: .defaultLow, compressionResistance: .defaultHigh)
    #expect(
      text(size)
        == """
        <NSContentSizeLayoutConstraint:N UILabel:L'Leo Nicholson'.width == 160 Hug:250 CompressionResistance:750   \
        (inactive)>
        """)
  }

  @Test func `views, guides and anchors describe themselves`() {
    // <UIView: 0xc131a70; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer: 0xc131b50>>
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 320, height: 568))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(
      view.description
        == "<UIView: \(address(of: view)); frame = (0 0.5; 320 568); autoresize = W+H; layer = <CALayer: \(address(of: view.layer))>>"
    )
    view.clipsToBounds = true
    view.tag = 7
    #expect(view.description.contains("; clipsToBounds = YES; autoresize = W+H; tag = 7; layer ="))
    let guide = UILayoutGuide()
    guide.identifier = "column"
    view.addLayoutGuide(guide)
    #expect(
      guide.description
        == "<UILayoutGuide: \(address(of: guide)) - \"column\", layoutFrame = {{0, 0}, {0, 0}}, owningView = \(view)>")
    // <NSLayoutYAxisAnchor:0x600000338ec0 "UIView:0x7fc23ce057f0.top">
    let anchor = view.topAnchor
    #expect(anchor.description == "<NSLayoutYAxisAnchor:\(address(of: anchor)) \"UIView:\(address(of: view)).top\">")
  }

  @Test func `a conflict's report is Apple's`() {
    // The whole text as in github.com/Yalantis/DisplaySwitcher/issues/20 and github.com/deltachat/deltachat-ios/issues/3035.
    label.text = "a \"b\""
    let first = label.widthAnchor.constraint(equalToConstant: 3)
    let mask = NSAutoresizingMaskLayoutConstraint(view, .width, constant: 0)
    let conflict = ConstraintConflict(constraints: [first, mask], broken: first)
    let escaped = first.description.replacing("\"", with: "\\\"")
    let start = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

      """
    let note = """
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation \
      for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}

      """
    let end = """

      Will attempt to recover by breaking constraint\u{20}
      \(first)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """
    #expect(conflict.report == start + note + "(\n    \"\(escaped)\",\n    \"\(mask)\"\n)\n" + end)
    let without = ConstraintConflict(constraints: [first], broken: first)
    #expect(without.report == start + "(\n    \"\(escaped)\"\n)\n" + end)
  }
}
