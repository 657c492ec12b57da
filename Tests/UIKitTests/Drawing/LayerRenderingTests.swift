import Testing
import UIKit

@testable import UIKit

@MainActor struct LayerRenderingTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test func `backgrounds lie over each other in order, exact to the pixel`() {
    let root = box(0, 0, 10, 10, .white)
    root.addSubview(box(2, 2, 4, 4, .red))
    root.addSubview(box(4, 4, 4, 4, .blue))
    let pixels = draw(root)
    #expect(pixels[1, 1] == [255, 255, 255, 255])
    #expect(pixels[2, 2] == [255, 0, 0, 255])
    #expect(pixels[4, 4] == [0, 0, 255, 255])
    #expect(pixels[7, 7] == [0, 0, 255, 255])
    #expect(pixels[8, 8] == [255, 255, 255, 255])
  }

  @Test func `a line one pixel thick is exactly one row at 3x, wherever it lies`() {
    for step in 0..<60 {
      let y = 5 + CGFloat(step) / 60
      let root = box(0, 0, 4, 10, .white)
      root.addSubview(box(0, y, 4, 1 / 3, .black))
      let pixels = draw(root, scale: 3)
      let dark = (0..<30).filter { pixels[6, $0] == [0, 0, 0, 255] }
      let light = (0..<30).filter { pixels[6, $0] == [255, 255, 255, 255] }
      #expect(dark.count == 1 && light.count == 29, "at \(y): \(dark)")
    }
  }

  @Test func `parts of a half transparent view do not shine through each other`() {
    let root = box(0, 0, 6, 6, .white)
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
    group.alpha = 0.5
    group.addSubview(box(0, 0, 4, 4, .black))
    group.addSubview(box(2, 2, 4, 4, .black))
    root.addSubview(group)
    let together = draw(root)
    #expect(abs(together[3, 3][0] - 128) <= 1)
    #expect(together[1, 1] == together[3, 3])
    group.alpha = 1
    for view in group.subviews { view.alpha = 0.5 }
    let apart = draw(root)
    #expect(abs(apart[1, 1][0] - 128) <= 1)
    #expect(abs(apart[3, 3][0] - 64) <= 1)
  }

  @Test func `a round corner covers what a quarter of a circle leaves`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.backgroundColor = .black
    root.layer.cornerRadius = 10
    let lost = 1600 * 9 - draw(root, scale: 3).coverage
    #expect(abs(lost - (4 - .pi) * 900) < 4, "\(lost)")
    root.layer.maskedCorners = [.layerMinXMinYCorner]
    let one = draw(root, scale: 3)
    #expect(abs(1600 * 9 - one.coverage - (4 - .pi) * 900 / 4) < 2)
    #expect(one[0, 0][3] == 0 && one[119, 0][3] == 255 && one[0, 119][3] == 255)
  }
}
