import Foundation
import Testing
import UIKit

@testable import UIKit

@MainActor struct ImageViewTests {
  /// An image of 6 by 3 points, all red except for a blue left third.
  private let image = UIKitTests.draw(6, 3) { context in
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 3))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 12, height: 12)),
    (.redraw, CGRect(x: 0, y: 0, width: 12, height: 12)),
    (.scaleAspectFit, CGRect(x: 0, y: 3, width: 12, height: 6)),
    (.scaleAspectFill, CGRect(x: -6, y: 0, width: 24, height: 12)),
    (.center, CGRect(x: 3, y: 5, width: 6, height: 3)), (.top, CGRect(x: 3, y: 0, width: 6, height: 3)),
    (.bottom, CGRect(x: 3, y: 9, width: 6, height: 3)), (.left, CGRect(x: 0, y: 5, width: 6, height: 3)),
    (.right, CGRect(x: 6, y: 5, width: 6, height: 3)), (.topLeft, CGRect(x: 0, y: 0, width: 6, height: 3)),
    (.topRight, CGRect(x: 6, y: 0, width: 6, height: 3)), (.bottomLeft, CGRect(x: 0, y: 9, width: 6, height: 3)),
    (.bottomRight, CGRect(x: 6, y: 9, width: 6, height: 3)),
  ])
  func `an image lies where the content mode says`(_ mode: UIView.ContentMode, _ expected: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
    let view = UIImageView(frame: CGRect(x: 12, y: 12, width: 12, height: 12))
    view.image = image
    view.contentMode = mode
    root.addSubview(view)
    let pixels = draw(root)
    // At one pixel a point the middle row of a height that does not fit goes down by half a point.
    var box = CGRect.null
    for y in 0..<36 {
      for x in 0..<36 where pixels[x, y][3] > 127 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let placed = expected.offsetBy(dx: 12, dy: 12)
    #expect(abs(box.minX - placed.minX) <= 0.5 && abs(box.minY - placed.minY) <= 0.5, "\(box)")
    #expect(box.size == placed.size)
    view.clipsToBounds = true
    #expect(draw(root).coverage <= 144, "what reaches beyond the view is seen only if it does not clip")
  }

  @Test func `a template has the tint color, which is inherited`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 3))
    root.tintColor = .green
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    root.addSubview(view)
    #expect(draw(root)[4, 1] == [0, 255, 0, 255])
    view.tintColor = .cyan
    #expect(draw(root)[1, 1] == [0, 255, 255, 255])
    view.image = image
    #expect(draw(root)[1, 1] == [0, 0, 255, 255], "a picture is none by itself")
    view.image = image.withTintColor(.magenta)
    #expect(draw(root)[1, 1] == [255, 0, 255, 255])
  }

  @Test func `a symbol is a template unless it says otherwise`() throws {
    let circle = try #require(UIImage(systemName: "circle.fill"))
    let view = UIImageView(image: circle)
    view.tintColor = .red
    let middle = {
      Pixels(
        draw(20, 20) { _ in view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
        })[10, 10]
    }
    #expect(middle() == [255, 0, 0, 255])
    view.image = circle.withTintColor(.blue)
    #expect(middle() == [255, 0, 0, 255], "the view's tint stands over the image's")
    view.image = circle.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(middle() == [0, 0, 255, 255])
  }

  @Test func `the view asks for the image's size`() {
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 6, height: 3))
    #expect(view.intrinsicContentSize == CGSize(width: 6, height: 3))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 6, height: 3))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(view.sizeThatFits(.zero) == .zero)
    #expect(draw(view).coverage == 0)
  }

  @Test func `a highlighted view shows its other image, if it has one`() {
    let other = UIKitTests.draw(2, 2) { context in
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let view = UIImageView(image: image, highlightedImage: other)
    view.isHighlighted = true
    #expect(draw(view)[1, 1] == [0, 255, 0, 255] && view.intrinsicContentSize == CGSize(width: 2, height: 2))
    view.highlightedImage = nil
    #expect(draw(view)[1, 1] == [0, 0, 255, 255])
  }

  @Test func `a symbol's own configuration stands over the view's`() throws {
    let plus = try #require(UIImage(systemName: "plus"))
    let view = UIImageView(image: plus)
    let usual = view.sizeThatFits(.zero)
    #expect(usual == plus.size)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.sizeThatFits(.zero).width - 2 * usual.width) < 0.5)
    view.image = plus.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.sizeThatFits(.zero) == usual)
    view.image = plus
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(view.sizeThatFits(.zero).width > usual.width * 1.3, "a text style follows the user's size")
  }

  @Test func `what means forward is mirrored where the interface is right to left`() throws {
    func leftHalf(_ name: String, _ direction: UISemanticContentAttribute) throws -> Double {
      let symbol: UIImage = try #require(UIImage(systemName: name))
      let view = UIImageView(image: symbol)
      view.semanticContentAttribute = direction
      let pixels = draw(view, scale: 3)
      var sum = 0
      // The row at a quarter of the height: a chevron to the right starts at the left there.
      for x in 0..<(pixels.width / 2) { sum += pixels[x, pixels.height / 8][3] }
      return Double(sum) / 255
    }
    #expect(try leftHalf("chevron.forward", .forceLeftToRight) > 3)
    #expect(try leftHalf("chevron.forward", .forceRightToLeft) < 3)
    #expect(try leftHalf("chevron.right", .forceRightToLeft) > 3, "what is called right stays so")
    let flipped = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    flipped.semanticContentAttribute = .forceRightToLeft
    #expect(draw(flipped)[5, 1] == [0, 0, 255, 255] && draw(flipped)[0, 1] == [255, 0, 0, 255])
  }
}
