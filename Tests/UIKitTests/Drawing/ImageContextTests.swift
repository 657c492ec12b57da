import Testing
import UIKit

@MainActor @Suite struct ImageContextTests {
  @Test(arguments: [1.0, 2, 3], [true, false]) func `an image is what was drawn`(scale: CGFloat, isOpaque: Bool) throws
  {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2.5), isOpaque, scale)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let first = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIRectFill(CGRect(x: 2, y: 0, width: 2, height: 1))
    let second = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(first.scale == scale && first.cgImage?.width == Int(4 * scale))
    #expect(first.cgImage?.height == Int((2.5 * scale).rounded(.up)))
    func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [Int] {
      let view = UIImageView(image: image)
      view.frame.size = image.size
      return draw(view, scale: scale)[Int(x * scale), Int(y * scale)]
    }
    let none = isOpaque ? [0, 0, 0, 255] : [0, 0, 0, 0]
    #expect(color(first, 0, 0) == [255, 0, 0, 255] && color(first, 3, 0) == none && color(first, 0, 1) == none)
    #expect(color(second, 3, 0) == [255, 0, 0, 255])
  }

  @Test func `images lie in each other, and end where another context is not current`() {
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 5))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(arguments: ["0", "-1", "nan", "40000"]) func `a size that cannot be drawn ends the process`(width: String) async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [width] in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: Double(width) ?? 0, height: 3), false, 1)
    }
    expectEnd(
      result, "NSInternalInconsistencyException", "UIGraphicsBeginImageContext() failed to allocate CGBitampContext")
  }
}
