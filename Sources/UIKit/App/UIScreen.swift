public import Foundation

/// A screen that shows windows.
@MainActor @preconcurrency open class UIScreen: NSObject, UITraitEnvironment {
  private let size: CGSize
  private let pixelsAPoint: CGFloat

  /// Creates a screen for tests.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  @_spi(Testing) public init(size: CGSize, scale: CGFloat) {
    self.size = size
    pixelsAPoint = scale
    super.init()
  }

  private static var mainScreen = UIScreen(size: CGSize(width: 390, height: 844), scale: 3)

  /// The device's screen, which has 390 × 844 points, with 3 pixels per point.
  open class var main: UIScreen { mainScreen }

  /// Replaces the device's screen.
  ///
  /// Existing windows keep their frames.
  @_spi(Testing) public static func setMain(_ screen: UIScreen) {
    mainScreen = screen
    UIDevice.current.screenDidChange()
  }

  /// The bounds of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The number of pixels per point.
  open var scale: CGFloat { pixelsAPoint }

  /// The number of physical pixels per point.
  open var nativeScale: CGFloat { pixelsAPoint }

  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * pixelsAPoint, height: size.height * pixelsAPoint)
  }

  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection {
    var values = TraitValues.phone
    values.displayScale = pixelsAPoint
    if size.width > size.height {
      values.verticalSizeClass = .compact
      // An iPhone with a width of at least 414 points has a regular width in landscape orientation.
      if size.width >= 896 { values.horizontalSizeClass = .regular }
    }
    return UITraitCollection(values)
  }

  /// Called when the screen's traits change, which they don't on Linux.
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The insets of the safe area, which excludes the notch, the rounded corners, and the home indicator (metrics.md 3).
  /// They depend on the screen's size in points.
  var safeAreaInsets: UIEdgeInsets {
    let long = max(size.width, size.height)
    let (top, bottom): (CGFloat, CGFloat) =
      switch long {
      case 844, 926: (47, 34)
      case 812: (44, 34)
      case 896: (48, 34)
      case 852, 932: (59, 34)
      default: (20, 0)
      }
    if bottom == 0 { return UIEdgeInsets(top: size.width > size.height ? 0 : top, left: 0, bottom: 0, right: 0) }
    return size.width > size.height
      ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
      : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }
}
