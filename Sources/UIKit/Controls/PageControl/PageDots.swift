import Foundation

/// The positions and sizes of the visible dots. It's a pure value.
///
/// If not all dots fit, the dots at an end with more pages beyond it are smaller.
struct PageDots {
  let pages: Int
  let current: Int
  /// The first page that has a dot.
  let first: Int
  /// The number of visible dots.
  let shown: Int
  /// The extra width for the current page if it shows a progress bar.
  let stretch: CGFloat

  static let diameter: CGFloat = 8
  /// The distance between the centers of two dots (assumed, like the space at the ends).
  static let pitch: CGFloat = 17
  static let height: CGFloat = 26
  private static let padding: CGFloat = 12
  /// The width of a progress bar minus that of a dot (assumed).
  static let progressStretch: CGFloat = 18

  init(pages: Int, current: Int, width: CGFloat, first: Int, hasProgress: Bool = false) {
    self.pages = pages
    self.current = current
    stretch = hasProgress ? Self.progressStretch : 0
    let free = width - 2 * Self.padding - stretch
    let room = Int(((free + Self.pitch - Self.diameter) / Self.pitch + 1e-6).rounded(.down))
    shown = min(pages, max(room, 1))
    self.first = max(0, min(first, pages - shown))
  }

  static func size(pages: Int, hasProgress: Bool = false) -> CGSize {
    let dots = pages > 0 ? CGFloat(pages - 1) * pitch + diameter + (hasProgress ? progressStretch : 0) : 0
    return CGSize(width: dots + 2 * padding, height: height)
  }

  /// Returns the first page that has a dot after the row moves as little as possible to show the current page.
  func first(after old: Int) -> Int {
    guard shown < pages else { return 0 }
    // Two small dots are at each end, if more fit.
    let margin = min(2, (shown - 1) / 2)
    let moved = min(max(old, current - shown + 1 + margin), current - margin)
    return max(0, min(moved, pages - shown))
  }

  /// Returns the scale of a dot, from 0 to 1. The last two dots at an end with more pages beyond it have 0.75 and 0.5.
  func scale(ofDot index: Int) -> CGFloat {
    var scale: CGFloat = 1
    if first > 0, index < 2 { scale = min(scale, index == 0 ? 0.5 : 0.75) }
    if first + shown < pages, index >= shown - 2 { scale = min(scale, index == shown - 1 ? 0.5 : 0.75) }
    return first + index == current ? 1 : scale
  }

  /// Returns the distance of a dot's center from the center of the row.
  func offset(ofDot index: Int) -> CGFloat {
    let offset = (CGFloat(index) - CGFloat(shown - 1) / 2) * Self.pitch
    return first + index < current ? offset - stretch / 2 : first + index > current ? offset + stretch / 2 : offset
  }
}
