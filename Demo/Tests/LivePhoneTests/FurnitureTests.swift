import Testing
@_spi(Host) import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// The bar to go home by, over bright and dark content.
  @MainActor @Suite struct FurnitureTests {
    @Test(arguments: [UIColor.white, .black], [UIUserInterfaceStyle.light, .dark])
    func `the bar contrasts with the content around it`(color: UIColor, style: UIUserInterfaceStyle) throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.overrideUserInterfaceStyle = style
      window.backgroundColor = color
      let furniture = PhoneFurniture(frame: window.bounds)
      window.addSubview(furniture)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      furniture.adaptToContent()
      let pixels = try #require(WindowHost(window).pixels(scale: 1))
      let green = pixels.bytes[(833 * pixels.width + 195) * 4 + 1]
      #expect(color == .white ? green < 40 : green > 215, "\(green)")
    }
  }
}
