import Testing
import UIKit

/// Places of different axes. SnapKit's tests relate a left edge to a top one, and run on iOS.
@MainActor @Suite struct PairingTests {
  nonisolated private static let across: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
  nonisolated private static let down: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]

  @Test(arguments: across, down)
  func `a place across equals a place down`(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) {
    func place(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
      switch attribute {
      case .left: frame.minX
      case .right: frame.maxX
      case .centerX: frame.midX
      case .top: frame.minY
      case .bottom: frame.maxY
      default: frame.midY
      }
    }
    for isTurned in [false, true] {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let (one, other) = (UIView(), UIView(frame: CGRect(x: 30, y: 50, width: 20, height: 12)))
      one.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(one)
      parent.addSubview(other)
      let attributes = isTurned ? (second, first) : (first, second)
      NSLayoutConstraint.activate([
        one.widthAnchor.constraint(equalToConstant: 40), one.heightAnchor.constraint(equalToConstant: 10),
        NSLayoutConstraint(
          item: one, attribute: attributes.0, relatedBy: .equal, toItem: other, attribute: attributes.1, multiplier: 2,
          constant: 3),
      ])
      parent.layoutIfNeeded()
      #expect(place(attributes.0, one.frame) == 2 * place(attributes.1, other.frame) + 3)
    }
  }
}
