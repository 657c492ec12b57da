public import Foundation
internal import QuartzCoreOnLinux

/// The device that shows windows, as controlled by their host.
@_spi(Host) @MainActor public enum HostDevice {
  /// Replaces the screen, and updates the frames of windows.
  ///
  /// If the first window's controllers don't support the orientation, its width and height are exchanged.
  ///
  /// - Parameters:
  ///   - size: The size in points, in the orientation in which the user holds the device.
  ///   - scale: The number of pixels per point.
  ///   - windows: The windows that fill the screen.
  public static func setScreen(size: CGSize, scale: CGFloat, for windows: UIWindow...) {
    let screen = UIScreen(size: windows.first?.supportedSize(on: size) ?? size, scale: scale)
    UIScreen.setMain(screen)
    for window in windows {
      window.deviceSize = size
      window.turn(to: screen)
    }
  }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  public static var reducesMotion: Bool {
    get { UIAccessibility.isReduceMotionEnabled }
    set { UIAccessibility.setReduceMotionEnabled(newValue) }
  }

  /// Sets whether there's a hardware keyboard, which hides the one on the screen.
  public static func setHardwareKeyboard(_ isConnected: Bool, for window: UIWindow) {
    UIWindow.setHardwareKeyboard(isConnected, in: window)
  }

  /// The time of all animations, in seconds, which `CACurrentMediaTime()` returns.
  public static var time: TimeInterval { MediaTime.now }

  /// The rate of that time, from 0.01 to 100.
  ///
  /// The default is 1; lower rates slow animations down.
  public static var timeRate: Double {
    get { MediaTime.rate }
    set {
      MediaTime.rate = newValue.isFinite ? min(max(newValue, 0.01), 100) : 1
      AnimationClock.shared.timeRateChanged()
    }
  }

  /// A Boolean value that indicates whether time advances only with `step(by:)`.
  public static var isStepped = false {
    didSet {
      guard isStepped != oldValue else { return }
      if isStepped { AnimationClock.shared.hold() } else { AnimationClock.shared.run() }
      DisplayNews.post()
    }
  }

  /// Advances stepped time and performs the work that becomes due.
  ///
  /// If time isn't stepped, the method does nothing.
  ///
  /// - Parameter seconds: The time to advance, at most 1. With 0, the method performs the work that's due now.
  public static func step(by seconds: TimeInterval) {
    guard isStepped, seconds >= 0 else { return }
    AnimationClock.shared.advance(by: min(seconds, 1))
    DisplayNews.post()
  }
}
