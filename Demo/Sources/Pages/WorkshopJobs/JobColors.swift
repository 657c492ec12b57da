import UIKit
import Workshop

/// The page's own colors, each for light and for dark appearance.
enum JobColors {
  /// The color of controls: rust, as on chains.
  static let accent = pair(0xA8481E, 0xFF9A66)
  /// The color of the bar at the foot, as of the system's bars.
  static let bar = pair(0xF9F9F9, 0x1E1E1E)

  /// Returns the color of a job's stage.
  static func stage(_ stage: Job.Stage) -> UIColor {
    switch stage {
    case .toOrder: toOrder
    case .onTheWay: onTheWay
    case .booked: booked
    case .inWork: inWork
    case .ready: ready
    }
  }

  private static let toOrder = pair(0xB3261E, 0xFF9086)
  private static let onTheWay = pair(0x8A5A00, 0xF2B84B)
  private static let booked = pair(0x5F6368, 0xA9ADB3)
  private static let inWork = pair(0x1F5FA8, 0x7FB8FF)
  private static let ready = pair(0x1D7A3E, 0x6FD695)

  private static func pair(_ light: Int, _ dark: Int) -> UIColor {
    UIColor { traits in (traits.userInterfaceStyle == .dark ? Color(dark) : Color(light)).uiColor() }
  }
}
