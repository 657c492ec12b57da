import Testing
import UIKit

/// Conversion between views that no window holds, as PinLayout's PinPointCoordinatesSpec reports it of Apple's.
@MainActor @Suite struct ConversionTests {
  private func tree(at origin: CGPoint) -> (root: UIView, child: UIView) {
    let root = UIView(frame: CGRect(origin: origin, size: CGSize(width: 400, height: 400)))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    root.addSubview(child)
    return (root, child)
  }

  @Test func `between two trees the origins of both roots count`() {
    let (one, other) = (tree(at: CGPoint(x: 10, y: 10)), tree(at: CGPoint(x: 3, y: 4)))
    #expect(one.child.convert(CGPoint.zero, to: other.child) == CGPoint(x: 7, y: 6))
    #expect(one.child.convert(CGPoint.zero, to: other.root) == CGPoint(x: 17, y: 16))
    #expect(other.child.convert(CGPoint(x: 7, y: 6), from: one.root) == CGPoint(x: 4, y: 2))
    #expect(
      one.child.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: other.child)
        == CGRect(x: 8, y: 8, width: 3, height: 4))
  }

  @Test func `within one tree the root's place does not count, be it turned or nothing`() {
    for transform in [CGAffineTransform.identity, CGAffineTransform(scaleX: 0, y: 0)] {
      let (root, child) = tree(at: CGPoint(x: 10, y: 10))
      root.transform = transform
      #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
      #expect(root.convert(CGPoint.zero, to: child) == CGPoint(x: -10, y: -10))
    }
  }

  /// Assumed for nil: the space around the root is all that exists without a window. A device would settle it.
  @Test func `to nothing is to the window, and without one to what the root lies in`() {
    let (root, child) = tree(at: CGPoint(x: 10, y: 10))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 20))
    #expect(child.convert(CGPoint.zero, from: nil) == CGPoint(x: -20, y: -20))
    let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 300, height: 300))
    window.addSubview(root)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 20))
    #expect(window.convert(CGPoint.zero, to: nil) == .zero)
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(child.convert(CGPoint.zero, to: second) == CGPoint(x: 70, y: 80))
  }
}
