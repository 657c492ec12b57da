import Testing
import UIKit

/// Frames and sizes of views that are turned or scaled, as PinLayout's tests report them of Apple's.
@MainActor @Suite struct TransformedFrameTests {
  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(arguments: 0..<8, [0.5, 1, 3])
  func `a frame that is set under a turn by right angles reads back`(quarter: Int, scale: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    var transform = CGAffineTransform(rotationAngle: CGFloat(quarter % 4) * .pi / 2).scaledBy(x: scale, y: 2 * scale)
    if quarter > 3 { transform = transform.translatedBy(x: 7, y: -3) }
    view.transform = transform
    let frame = CGRect(x: 40, y: 100, width: 100, height: 50)
    view.frame = frame
    #expect(isClose(view.frame, frame))
    let isTurned = quarter % 2 == 1
    let (width, height) = isTurned ? (50.0, 100.0) : (100, 50)
    #expect(abs(view.bounds.width - width / scale) < 1e-9)
    #expect(abs(view.bounds.height - height / (2 * scale)) < 1e-9)
  }

  @Test func `under a slant the bounds are the box of the frame turned back`() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let side = 140 / 2.0.squareRoot()
    #expect(abs(view.bounds.width - side) < 1e-9 && abs(view.bounds.height - side) < 1e-9)
  }

  @Test func `where the transform leaves nothing, the size is taken as it is`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test(arguments: [0.5, 1, 2]) func `a view that fits its content has bounds of its size, however it is scaled`(
    scale: CGFloat
  ) {
    let label = UILabel()
    label.text = "Text that is measured"
    label.sizeToFit()
    let size = label.bounds.size
    label.frame.origin = CGPoint(x: 11, y: 22)
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
    let origin = label.frame.origin
    label.bounds.size = CGSize(width: 500, height: 300)
    label.frame.origin = origin
    label.sizeToFit()
    #expect(label.bounds.size == size)
    #expect(
      isClose(label.frame, CGRect(x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)))
  }
}
