public import Foundation
internal import QuartzCoreOnLinux

/// The device that windows are shown on, as whoever shows them has it.
@_spi(Host) @MainActor public enum HostDevice {
  /// Makes the screen another one, and gives windows their place on it.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels a point.
  ///   - windows: The windows that fill it.
  public static func setScreen(size: CGSize, scale: CGFloat, for windows: UIWindow...) {
    let screen = UIScreen(size: size, scale: scale)
    UIScreen.setMain(screen)
    for window in windows {
      window.frame = screen.bounds
      window.screen = screen
    }
  }

  /// A Boolean value that indicates whether the user wants less motion.
  public static var reducesMotion: Bool {
    get { UIAccessibility.isReduceMotionEnabled }
    set { UIAccessibility.setReduceMotionEnabled(newValue) }
  }

  /// Sets whether there is a hardware keyboard, with which none is shown on the screen.
  public static func setHardwareKeyboard(_ isConnected: Bool, for window: UIWindow) {
    UIWindow.setHardwareKeyboard(isConnected, in: window)
  }

  /// The time by which everything moves, in seconds: what `CACurrentMediaTime()` returns.
  public static var time: TimeInterval { MediaTime.now }

  /// How fast that time goes by; 1 as on a clock, less to see what moves. Not below 0.01, nor above 100.
  public static var timeRate: Double {
    get { MediaTime.rate }
    set {
      MediaTime.rate = newValue.isFinite ? min(max(newValue, 0.01), 100) : 1
      AnimationClock.shared.timeRateChanged()
    }
  }

  /// Whether that time stands still, and goes on by `step(by:)` alone.
  public static var isStepped = false {
    didSet {
      guard isStepped != oldValue else { return }
      if isStepped { AnimationClock.shared.hold() } else { AnimationClock.shared.run() }
      DisplayNews.post()
    }
  }

  /// Moves the time on that stands still, and does what becomes due meanwhile; does nothing while it goes by itself.
  ///
  /// - Parameter seconds: How far, 1 at most; 0 does what is due now.
  public static func step(by seconds: TimeInterval) {
    guard isStepped, seconds >= 0 else { return }
    AnimationClock.shared.advance(by: min(seconds, 1))
    DisplayNews.post()
  }
}
