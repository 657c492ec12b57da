import Foundation
import Testing

@_spi(Testing) import UIKit

/// The device, its traits, and what depends on them.
@MainActor @Suite(.serialized) struct DeviceTests {
  @Test func `the device is an iPhone with iOS 17`() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.model == "iPhone")
    #expect(device.systemName == "iOS")
    #expect(device.systemVersion == "17.0")
    #expect(device === UIDevice.current)
  }

  @Test func `the device posts a turn of the screen while somebody wants to know`() {
    let old = UIScreen.main
    defer { UIScreen.setMain(old) }
    UIScreen.setMain(UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    let device = UIDevice.current
    #expect(device.orientation == .unknown)
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    let turned = UIScreen(size: CGSize(width: 844, height: 390), scale: 3)
    UIScreen.setMain(turned)
    #expect(count == 0)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation.isLandscape)
    UIScreen.setMain(UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    #expect(device.orientation == .portrait)
    #expect(count == 1)
    UIScreen.setMain(UIScreen(size: CGSize(width: 393, height: 852), scale: 3))
    #expect(count == 1)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test func `a trait collection specifies one size class or the idiom`() {
    let compact = UITraitCollection(verticalSizeClass: .compact)
    #expect(compact.verticalSizeClass == .compact)
    #expect(compact.horizontalSizeClass == .unspecified)
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
  }

  @Test func `an image grows with accessibility sizes (assumed: like the body text; a device would tell)`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let view = UIImageView(image: picture)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    func size(_ category: UIContentSizeCategory) -> CGSize {
      window.traitOverrides.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      return view.intrinsicContentSize
    }
    #expect(size(.accessibilityExtraLarge) == CGSize(width: 20, height: 10))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(size(.extraExtraExtraLarge) == CGSize(width: 20, height: 10))
    let large = size(.accessibilityExtraLarge)
    #expect(large.width > 25)
    #expect(abs(large.width - 2 * large.height) < 0.001)
    #expect(size(.accessibilityExtraExtraExtraLarge).width > large.width)
  }
}
