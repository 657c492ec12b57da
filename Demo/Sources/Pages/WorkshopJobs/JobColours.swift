import UIKit
import Workshop

/// The page's own colours, each for light and for dark appearance.
enum JobColours {
  /// What can be tapped: rust, as on chains.
  static let accent = pair(0xA8481E, 0xFF9A66)

  /// In what colour it stands how far a job has come.
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
    UIColor { traits in (traits.userInterfaceStyle == .dark ? Colour(dark) : Colour(light)).uiColor() }
  }
}
