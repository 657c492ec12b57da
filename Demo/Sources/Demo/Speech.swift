import Foundation
import Pages
@_spi(Testing) import UIKit

/// Pages as a screen reader reads them.
@MainActor enum Speech {
  /// What the page announces as it appears, then its elements from its top to its end, a line each.
  static func lines(of shot: Shot) -> [String] {
    let posted = PostedNotifications()
    let window = posted.record { Studio.show(shot) }
    return posted.announcements + ScreenReader(on: window).readAll().map { $0.line() }
  }

  /// The lines of a variant's pages; where it names several, each begins with its name.
  static func lines(of variant: Options.Variant) -> [String] {
    let shots = Shot.all(of: variant)
    guard shots.count > 1 else { return shots.flatMap(lines) }
    return Array(shots.map { ["# \($0.page.name)"] + lines(of: $0) }.joined(separator: [""]))
  }
}
