import Foundation
import Testing

@testable import UIKit

/// Misuse causes a crash with Apple's words, if they're known; if not, the test says "our words".
@Suite struct `Misused constraints` {
  @Test func `no common ancestor`() async {
    // As in "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x600001575e00 "UIButton:0x7fafea124c50.centerX">
    // and <…> because they have no common ancestor.  Does …": many apps' crash reports.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let one = UIView()
        let two = UILabel()
        two.text = "two"
        one.centerXAnchor.constraint(equalTo: two.leadingAnchor).isActive = true
      }
    }
    expectEnd(result, "NSGenericException", "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x")
    expectEnd(result, "NSGenericException", ".centerX\"> and <NSLayoutXAxisAnchor:0x")
    expectEnd(
      result, "NSGenericException",
      "'two'.leading\"> because they have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.")
  }

  @Test func `a guide that belongs to no view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UILayoutGuide().widthAnchor.constraint(equalToConstant: 3).isActive = true }
    }
    // The guide is gone by then: our words for that.
    expectEnd(
      result, "NSInvalidArgumentException", "NSLayoutConstraint for (null): Constraint must contain a first layout item"
    )
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let guide = UILayoutGuide()
        let constraint = guide.widthAnchor.constraint(equalToConstant: 3)
        constraint.isActive = true
        _ = guide
      }
    }
    expectEnd(second, "NSGenericException", "> and (null) because they have no common ancestor.")
  }

  @Test func `a constraint of nothing`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
    expectEnd(
      result, "NSInvalidArgumentException", "NSLayoutConstraint for (null): Constraint must contain a first layout item"
    )
  }

  @Test func `a view that is not above the items`() async {
    // "Unable to install constraint on view.  Does the constraint reference something from outside …": crash reports.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        child.addConstraint(child.topAnchor.constraint(equalTo: parent.topAnchor))
      }
    }
    expectEnd(
      result, "NSGenericException",
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
        + "view?  That's illegal. constraint:<NSLayoutConstraint:0x")
    expectEnd(result, "NSGenericException", " view:<UIView: 0x")
  }

  @Test func `a place equal to a constant`() async {
    // "NSLayoutConstraint for <UIView: 0x7ff16cc39bf0; frame = (0 0; 0 0); layer = <CALayer: 0x60000012d5e0>>: A multiplier of 0 …"
    let text =
      "; frame = (0 0; 0 0); layer = <CALayer: 0x"
    let reason =
      ">>: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
      + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 3)
      }
    }
    expectEnd(result, "NSInvalidArgumentException", text)
    expectEnd(result, "NSInvalidArgumentException", reason)
    let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0, constant: 3)
      }
    }
    expectEnd(zero, "NSInvalidArgumentException", reason)
  }

  @Test func `leading with left`() async {
    // The reason as in PureLayout's notes on iOS 9; its beginning is that of the other messages of today.
    for pair in ["leading left", "rightMargin trailing"] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [pair = pair as String] in
        await MainActor.run {
          let view = UIView()
          let attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            pair == "leading left" ? (.leading, .left) : (.rightMargin, .trailing)
          _ = NSLayoutConstraint(
            item: view, attribute: attributes.0, relatedBy: .equal, toItem: view, attribute: attributes.1,
            multiplier: 1,
            constant: 3)
        }
      }
      expectEnd(
        result, "NSInvalidArgumentException",
        ">>: A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither.")
    }
  }

  @Test func `attributes of different kinds`() async {
    // "Invalid pairing of layout attributes", as in several reports of a place related to a size.
    for pair in ["top height", "left height", "width centerX"] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [pair = pair as String] in
        await MainActor.run {
          let names: [Substring: NSLayoutConstraint.Attribute] = [
            "top": .top, "height": .height, "left": .left, "width": .width, "centerX": .centerX,
          ]
          let view = UIView()
          let attributes = pair.split(separator: " ").compactMap { names[$0] }
          _ = NSLayoutConstraint(
            item: view, attribute: attributes[0], relatedBy: .equal, toItem: view, attribute: attributes[1],
            multiplier: 1, constant: 0)
        }
      }
      expectEnd(result, "NSInvalidArgumentException", ">>: Invalid pairing of layout attributes.")
    }
  }

  @Test func `something that is neither view nor guide`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: "gridView", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1,
          constant: 3)
      }
    }
    expectEnd(
      result, "NSInvalidArgumentException",
      "NSLayoutConstraint for gridView: Constraint items must each be a view or layout guide.")
  }

  @Test func `numbers that are not finite`() async {
    // github.com/wistia/WistiaKit/issues/39
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalToConstant: .nan)
      }
    }
    expectEnd(
      constant, "NSInternalInconsistencyException",
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:<NSLayoutDimension:0x")
    expectEnd(constant, "NSInternalInconsistencyException", ".width\"> secondAnchor:(null)")
    let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.topAnchor.constraint(equalTo: view.bottomAnchor).constant = -.infinity
      }
    }
    expectEnd(later, "NSInternalInconsistencyException", "constant:-inf firstAnchor:<NSLayoutYAxisAnchor:0x")
    expectEnd(later, "NSInternalInconsistencyException", ".bottom\">'")
    // github.com/Appboy/appboy-ios-sdk/issues/106
    let multiplier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      }
    }
    expectEnd(
      multiplier, "NSInternalInconsistencyException", "Multiplier is not finite!  That's illegal.  multiplier:nan")
  }

  @MainActor @Test func `a number that is too great is made smaller, with a word about it`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
        precondition(width.constant == 1e7)
        width.constant = -.greatestFiniteMagnitude
        precondition(width.constant == -1e7)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.components(
        separatedBy:
          "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller "
          + "value will be substituted, but this problem should be fixed."
      ).count == 2)
  }

  @Test func `a priority that is none`() async {
    // Assumed wording: not found in a published log. A line of code on a device would settle it.
    for value in ["0", "1001", "-1", "nan"] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [value = value as String] in
        await MainActor.run {
          let view = UIView()
          view.widthAnchor.constraint(equalToConstant: 3).priority = UILayoutPriority(Float(value) ?? .nan)
        }
      }
      expectEnd(
        result, "NSInternalInconsistencyException",
        "It's illegal to set priority:\(value).  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000.")
    }
  }

  @Test func `an active constraint that stops being required`() async {
    // "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed …"
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 3)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
        + "priority 250 and the existing priority was 1000.")
    let back = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 3)
        width.priority = .defaultHigh
        width.isActive = true
        width.priority = .required
      }
    }
    expectEnd(back, "NSInternalInconsistencyException", "You passed priority 1000 and the existing priority was 750.")
  }

  @MainActor @Test func `other changes of priority are allowed`() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    width.priority = .defaultLow
    width.priority = .required
    width.priority = .defaultHigh
    width.isActive = true
    width.priority = .fittingSizeLevel
    #expect(width.priority == .fittingSizeLevel)
    width.isActive = false
    width.priority = .required
    #expect(width.priority == .required)
  }
}
