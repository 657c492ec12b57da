import Foundation
import Testing
import UIKit

@testable import UIKit

/// Whole trees of views, against a painter that asks for each pixel which view is in front.
@MainActor struct LayerTreeTests {
  /// Returns the color at a point, computed only from the tree, or nil if nothing is there.
  private func color(at point: CGPoint, in view: UIView) -> UIColor? {
    guard !view.isHidden else { return nil }
    let inside = view.bounds.contains(point)
    if view.clipsToBounds, !inside { return nil }
    for child in view.subviews.reversed() {
      let local = CGPoint(
        x: point.x - child.frame.minX + child.bounds.minX, y: point.y - child.frame.minY + child.bounds.minY)
      if let color = color(at: local, in: child) { return color }
    }
    return inside ? view.backgroundColor : nil
  }

  @Test func `any tree of rectangles shows at each pixel what lies in front at its middle`() {
    var random = SplitMix(seed: 5)
    let colors = [UIColor.red, .green, .blue, .white, .cyan, .magenta, .yellow]
    for round in 0..<120 {
      // Fractions of points that are not on pixels, but never exactly on a pixel's middle.
      func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) * 0.3137 }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      root.backgroundColor = .black
      var views = [root]
      for index in 0..<Int.random(in: 1...10, using: &random) {
        let view = UIView(
          frame: CGRect(x: number(-20...50), y: number(-20...50), width: number(0...60), height: number(0...60)))
        view.bounds.origin = CGPoint(x: number(-10...10), y: number(-10...10))
        view.backgroundColor = Bool.random(using: &random) ? colors[index % colors.count] : nil
        view.clipsToBounds = Bool.random(using: &random)
        view.isHidden = Int.random(in: 0..<8, using: &random) == 0
        views.randomElement(using: &random)?.addSubview(view)
        views.append(view)
      }
      let pixels = draw(root, scale: 2)
      var wrong = 0
      for y in 0..<40 {
        for x in 0..<40 {
          let middle = CGPoint(x: (CGFloat(x) + 0.5) / 2, y: (CGFloat(y) + 0.5) / 2)
          var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
          _ = color(at: middle, in: root)?.getRed(&red, green: &green, blue: &blue, alpha: nil)
          if pixels[x, y] != [Int(red * 255), Int(green * 255), Int(blue * 255), 255] { wrong += 1 }
        }
      }
      #expect(wrong == 0, "round \(round)")
    }
  }

  @Test func `a turned view covers what its corners enclose`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = UIView(frame: CGRect(x: 10, y: 15, width: 20, height: 10))
    view.backgroundColor = .black
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(view)
    let upright = draw(root)
    #expect(upright[15, 10][3] == 255 && upright[24, 29][3] == 255 && upright[12, 20][3] == 0)
    view.transform = CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 1.5, y: 1)
    #expect(abs(draw(root, scale: 4).coverage - 300 * 16) < 12)
  }

  @Test func `a view draws in its own coordinates, inside its bounds, with its traits`() {
    final class Drawing: UIView {
      var style = UIUserInterfaceStyle.unspecified
      override func draw(_ rect: CGRect) {
        style = UITraitCollection.current.userInterfaceStyle
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 100, y: 100, width: 4, height: 4))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 104, y: 104, width: 400, height: 400))
        UIGraphicsGetCurrentContext()?.translateBy(x: 7, y: 7)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    for x in [0, 10] as [CGFloat] {
      let view = Drawing(frame: CGRect(x: x, y: 0, width: 8, height: 8))
      view.bounds.origin = CGPoint(x: 100, y: 100)
      view.overrideUserInterfaceStyle = .dark
      root.addSubview(view)
    }
    let pixels = draw(root)
    for x in [0, 10] {
      #expect(pixels[x + 3, 3] == [255, 0, 0, 255] && pixels[x + 7, 7] == [0, 0, 255, 255])
      #expect(pixels[x + 8, 7][3] == 0 && pixels[x + 7, 8][3] == 0)
    }
    #expect((root.subviews[0] as? Drawing)?.style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a hierarchy is drawn into any rectangle, after layout if that is asked for`() {
    final class Growing: UIView {
      override func layoutSubviews() { subviews[0].frame = bounds }
    }
    let root = Growing(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    let child = UIView(frame: .zero)
    child.backgroundColor = .red
    root.addSubview(child)
    #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: false), "there is no context")
    for (updates, covered) in [(false, 0.0), (true, 20 * 5)] {
      let image = draw(30, 30) { _ in
        #expect(root.drawHierarchy(in: CGRect(x: 2, y: 3, width: 20, height: 5), afterScreenUpdates: updates))
      }
      #expect(Pixels(image).coverage == covered)
      if updates { #expect(Pixels(image)[2, 3][0] == 255 && Pixels(image)[21, 7][0] == 255) }
    }
    let layer = draw(30, 30) { root.layer.render(in: $0) }
    #expect(Pixels(layer).coverage == 100 && Pixels(layer)[0, 0][3] == 255)
  }

  @Test func `a view that is added last lies above layers that belong to no view, one that is put behind does not`() {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (first, second) = (UIView(frame: group.bounds), UIView(frame: group.bounds))
    let loose = CALayer()
    group.addSubview(first)
    group.layer.addSublayer(loose)
    group.addSubview(second)
    #expect(group.layer.sublayers == [first.layer, loose, second.layer])
    group.sendSubviewToBack(second)
    #expect(group.layer.sublayers == [second.layer, first.layer, loose])
    group.bringSubviewToFront(second)
    #expect(group.layer.sublayers == [first.layer, loose, second.layer])
    let third = UIView(frame: group.bounds)
    group.insertSubview(third, aboveSubview: first)
    #expect(group.layer.sublayers == [first.layer, third.layer, loose, second.layer])
  }
}

/// Drawing many times, in a process of its own.
struct DrawingMemoryTests {
  @Test func `what is drawn again and again takes no more memory`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let group = UIView(frame: CGRect(x: 10, y: 10, width: 150, height: 150))
        group.alpha = 0.7
        group.layer.shadowOpacity = 1
        group.layer.cornerRadius = 20
        group.clipsToBounds = false
        let gradient = CAGradientLayer()
        gradient.frame = group.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.mask = CAShapeLayer()
        (gradient.mask as? CAShapeLayer)?.path = UIBezierPath(ovalIn: group.bounds).cgPath
        group.layer.addSublayer(gradient)
        group.addSubview(UIImageView(image: UIImage(systemName: "leaf.fill")))
        root.addSubview(group)
        func residentPages() -> Int {
          let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
          return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        }
        @MainActor func drawAll() {
          for _ in 0..<100 {
            let image = draw(200, 200) { context in
              root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
              context.setShadow(offset: .zero, blur: 5)
              context.beginTransparencyLayer(auxiliaryInfo: nil)
              context.fillEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
              context.endTransparencyLayer()
            }
            _ = image.pngData().flatMap { UIImage(data: $0) }
          }
        }
        drawAll()
        let before = residentPages()
        drawAll()
        // One picture of these left over each time would be 4,000 pages of 4 KB.
        precondition(before > 0 && residentPages() - before < 1_000)
      }
    }
  }
}
