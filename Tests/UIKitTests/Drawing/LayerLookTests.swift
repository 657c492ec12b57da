import Foundation
import Testing
import UIKit

@testable import UIKit

/// Borders, shadows, masks, gradients and shapes, by their pixels.
@MainActor struct LayerLookTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let black = CGColor(gray: 0, alpha: 1)

  private func root(_ size: CGFloat = 40) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: size, height: size)) }

  @Test func `a border lies inside the bounds, in front of what is in the layer`() {
    let view = root(10)
    view.backgroundColor = .white
    view.layer.borderWidth = 2
    view.layer.borderColor = red
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    child.backgroundColor = .blue
    view.addSubview(child)
    let pixels = draw(view)
    #expect(pixels[0, 0] == [255, 0, 0, 255] && pixels[1, 4] == [255, 0, 0, 255] && pixels[9, 9] == [255, 0, 0, 255])
    #expect(pixels[2, 2] == [0, 0, 255, 255] && pixels[5, 7] == [255, 255, 255, 255])
  }

  @Test func `a round border is as thick at the corner as at the side`() {
    let view = root(40)
    view.layer.cornerRadius = 20
    view.layer.borderWidth = 4
    view.layer.borderColor = black
    let ring = draw(view, scale: 3).coverage
    #expect(abs(ring - .pi * (60 * 60 - 48 * 48)) < 6, "\(ring)")
  }

  @Test func `what masks to its bounds cuts off at its round corners`() {
    let view = root(40)
    let clip = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 10
    let child = UIView(frame: CGRect(x: -10, y: -10, width: 40, height: 40))
    child.backgroundColor = .red
    clip.addSubview(child)
    view.addSubview(clip)
    #expect(abs(draw(view, scale: 3).coverage - .pi * 900) < 4)
    clip.clipsToBounds = false
    #expect(draw(view, scale: 3).coverage == 120 * 120)
  }

  @Test func `continuous corners leave a little less than circles of the same radius`() {
    let view = root(40)
    view.backgroundColor = .black
    view.layer.cornerRadius = 10
    let circular = draw(view, scale: 3).coverage
    view.layer.cornerCurve = .continuous
    let continuous = draw(view, scale: 3).coverage
    // Beside the arc the curve leaves the side earlier: one pixel in ten of what a circle's corner takes, more or less.
    #expect(continuous < circular && circular - continuous < 0.25 * (4 - .pi) * 900)
  }

  @Test func `a shadow falls off by the error function of its radius, and lies under the layer`() {
    let view = root(120)
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 80))
    box.backgroundColor = .red
    box.layer.shadowOpacity = 0.8
    box.layer.shadowOffset = CGSize(width: 4, height: 0)
    box.layer.shadowRadius = 6
    view.addSubview(box)
    let pixels = draw(view)
    #expect(pixels[30, 60] == [255, 0, 0, 255])
    for distance in 0...16 {
      let expected = 0.8 * 0.5 * (1 - erf((Double(distance) + 0.5 - 4) / 6 / 2.0.squareRoot()))
      #expect(abs(Double(pixels[70 + distance, 60][3]) / 255 - expected) < 0.03, "at \(distance)")
    }
    #expect(pixels[10, 60][3] < pixels[79, 60][3], "it lies to the right")
    box.clipsToBounds = true
    #expect(draw(view).coverage == 4000, "what is cut off at its bounds shows no shadow")
  }

  @Test func `without a background what is in the layer throws the shadow`() {
    let view = root(60)
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    group.layer.shadowOpacity = 1
    group.layer.shadowRadius = 0
    group.layer.shadowOffset = CGSize(width: 0, height: 20)
    group.layer.shadowColor = red
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    child.backgroundColor = .blue
    group.addSubview(child)
    view.addSubview(group)
    let pixels = draw(view)
    #expect(pixels[15, 15] == [0, 0, 255, 255] && pixels[15, 35] == [255, 0, 0, 255])
    #expect(pixels.coverage == 200)
    group.alpha = 0.5
    let half = draw(view)
    #expect(abs(half[15, 35][3] - 128) <= 1 && abs(half[15, 15][3] - 128) <= 1)
    group.layer.shadowPath = CGPath(rect: CGRect(x: 40, y: 0, width: 10, height: 10), transform: nil)
    group.alpha = 1
    #expect(draw(view)[45, 25] == [255, 0, 0, 255])
  }

  @Test func `a shadow whose layer is beyond the clip is seen`() {
    let clip = root(20)
    clip.clipsToBounds = true
    let box = UIView(frame: CGRect(x: 0, y: -20, width: 20, height: 20))
    box.backgroundColor = .white
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 4
    box.layer.shadowOffset = CGSize(width: 0, height: 5)
    clip.addSubview(box)
    #expect(draw(clip)[10, 0][3] > 100)
  }

  @Test func `a mask shows as much as its alpha says`() {
    let view = root(20)
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 20))
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.mask = mask
    let pixels = draw(view)
    #expect(pixels[2, 10][3] == 0 && pixels[16, 10][3] == 0)
    #expect(abs(pixels[10, 10][3] - 128) <= 1 && abs(pixels[10, 10][0] - 128) <= 1)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    view.layer.mask = shape
    #expect(abs(draw(view, scale: 3).coverage - .pi * 900) < 4)
  }

  @Test func `a gradient layer runs from start to end, at the locations given`() {
    let view = root(100)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    view.layer.addSublayer(gradient)
    var pixels = draw(view)
    #expect(pixels[50, 0][0] > 250 && pixels[50, 99][2] > 250 && abs(pixels[3, 50][0] - 127) < 4)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.locations = [0.2, 0.4]
    pixels = draw(view)
    #expect(pixels[10, 50] == [255, 0, 0, 255] && pixels[45, 50] == [0, 0, 255, 255])
    #expect(abs(pixels[30, 50][0] - 124) < 8)
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.locations = nil
    pixels = draw(view)
    #expect(pixels[50, 50][0] > 245 && pixels[99, 50][2] > 245 && pixels[50, 1][2] > 245)
    gradient.cornerRadius = 50
    #expect(draw(view)[1, 1][3] == 0, "corners count")
    gradient.colors = []
    #expect(draw(view).coverage == 0)
  }

  @Test func `a shape layer fills and draws its path`() {
    let view = root(20)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 10, height: 10), transform: nil)
    shape.fillColor = red
    shape.strokeColor = black
    shape.lineWidth = 2
    view.layer.addSublayer(shape)
    let pixels = draw(view)
    #expect(pixels[3, 8] == [0, 0, 0, 255] && pixels[6, 6] == [255, 0, 0, 255] && pixels[16, 8][3] == 0)
    #expect(pixels.coverage == 144)
    shape.fillColor = nil
    shape.lineDashPattern = [2, 100]
    #expect(draw(view).coverage == 4)
  }

  @Test func `a larger zPosition lies in front`() {
    let view = root(4)
    for (color, z) in [(UIColor.red, 1.0), (.blue, 2), (.green, 0)] {
      let child = UIView(frame: view.bounds)
      child.backgroundColor = color
      child.layer.zPosition = z
      view.addSubview(child)
    }
    #expect(draw(view)[1, 1] == [0, 0, 255, 255])
    view.subviews[1].isHidden = true
    #expect(draw(view)[1, 1] == [255, 0, 0, 255])
    view.subviews[0].alpha = 0
    #expect(draw(view)[1, 1] == [0, 255, 0, 255])
  }
}
