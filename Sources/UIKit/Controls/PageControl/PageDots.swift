import Foundation

/// The dots to show out of many, their positions and sizes: a pure value.
///
/// If there is no room for all, the dots at an end with more beyond it are smaller.
struct PageDots {
  let pages: Int
  let current: Int
  /// The first page that has a dot.
  let first: Int
  /// The number of dots shown.
  let shown: Int
  /// The extra width of the current page's place, where a progress bar shows.
  let stretch: CGFloat

  static let diameter: CGFloat = 8
  /// The distance from a dot's middle to the next one's (assumed, as is the room at the ends).
  static let pitch: CGFloat = 17
  static let height: CGFloat = 26
  private static let padding: CGFloat = 12
  /// The extra width of a progress bar over a dot (assumed).
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

  /// The first page that has a dot, when the row is moved as little as brings the page in sight between the small dots.
  func first(after old: Int) -> Int {
    guard shown < pages else { return 0 }
    // Two small dots at each end, as far as there is room for more.
    let margin = min(2, (shown - 1) / 2)
    let moved = min(max(old, current - shown + 1 + margin), current - margin)
    return max(0, min(moved, pages - shown))
  }

  /// Returns the scale of a dot, from 0 to 1: a half and three quarters at an end with more dots beyond it.
  func scale(ofDot index: Int) -> CGFloat {
    var scale: CGFloat = 1
    if first > 0, index < 2 { scale = min(scale, index == 0 ? 0.5 : 0.75) }
    if first + shown < pages, index >= shown - 2 { scale = min(scale, index == shown - 1 ? 0.5 : 0.75) }
    return first + index == current ? 1 : scale
  }

  /// The middle of a dot, from the middle of the row.
  func offset(ofDot index: Int) -> CGFloat {
    let offset = (CGFloat(index) - CGFloat(shown - 1) / 2) * Self.pitch
    return first + index < current ? offset - stretch / 2 : first + index > current ? offset + stretch / 2 : offset
  }
}
