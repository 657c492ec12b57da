public import Foundation

/// The device that shows the interface, which on Linux is an iPhone or iPad of the size of the main screen.
@MainActor @preconcurrency open class UIDevice: NSObject {
  private static let device = UIDevice()
  private var users = 0
  private var lastOrientation = UIDeviceOrientation.unknown

  /// The device.
  open class var current: UIDevice { device }

  /// The name of the device, which is that of its model.
  open var name: String { model }

  /// The model of the device, such as iPhone.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model of the device in the user's language, such as iPhone.
  open var localizedModel: String { model }

  /// The name of the system, which is iOS, or iPadOS on an iPad.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system that this module reproduces.
  open var systemVersion: String { "17.0" }

  /// The interface idiom of the main screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// The orientation of the device, which is that of the main screen.
  ///
  /// It's unknown unless `isGeneratingDeviceOrientationNotifications` is `true`.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? screenOrientation : .unknown
  }

  /// A Boolean value that indicates whether the device posts changes of its orientation.
  open var isGeneratingDeviceOrientationNotifications: Bool { users > 0 }

  /// Begins to post changes of the orientation, until as many calls of `endGeneratingDeviceOrientationNotifications()`.
  open func beginGeneratingDeviceOrientationNotifications() {
    users += 1
    lastOrientation = screenOrientation
  }

  /// Ends one request to post changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() { users = max(0, users - 1) }

  /// A notification that's posted when the orientation of the device changes.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var screenOrientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Posts the orientation of a new main screen.
  func screenDidChange() {
    guard isGeneratingDeviceOrientationNotifications, screenOrientation != lastOrientation else { return }
    lastOrientation = screenOrientation
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// Constants that describe the physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation isn't known.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is turned to the left.
  case landscapeLeft
  /// The device is turned to the right.
  case landscapeRight
  /// The screen faces up.
  case faceUp
  /// The screen faces down.
  case faceDown

  /// A Boolean value that indicates whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the device is turned in one of the four directions of its interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
