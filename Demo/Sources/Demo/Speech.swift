import Foundation
import Pages
@_spi(Testing) import UIKit

/// The text that a screen reader speaks for pages.
@MainActor enum Speech {
  /// Returns the page's announcements as it appears, and then its elements from top to bottom, one per line.
  static func lines(of shot: Shot) -> [String] {
    let posted = PostedNotifications()
    let window = posted.record { Studio.show(shot) }
    return posted.announcements + ScreenReader(on: window).readAll().map { $0.line() }
  }

  /// Returns the lines of a variant's pages. If the variant has several pages, each begins with its name.
  static func lines(of variant: Options.Variant) -> [String] {
    let shots = Shot.all(of: variant)
    guard shots.count > 1 else { return shots.flatMap(lines) }
    return Array(shots.map { ["# \($0.page.name)"] + lines(of: $0) }.joined(separator: [""]))
  }
}
