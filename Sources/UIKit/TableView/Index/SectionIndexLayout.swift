import Foundation

/// Which titles of a section index have a line of their own, and which title lies at a height. Uses no view.
///
/// Where there is no room for all titles, every second line is a dot, which stands for the titles between its neighbors;
/// the first and the last title always show.
struct SectionIndexLayout: Equatable {
  /// The height of a line, in points (assumed: measuring the index of an iPhone's contacts would settle it).
  static let pitch: CGFloat = 14

  /// The number of titles.
  let count: Int
  /// The number of lines, titles and dots.
  let shown: Int
  /// The upper end of the first line.
  let top: CGFloat

  /// - Parameters:
  ///   - count: The number of titles.
  ///   - height: The room there is, in points.
  init(count: Int, height: CGFloat) {
    self.count = count
    let room = height > 0 && height < .infinity ? Int((height / Self.pitch + 1e-6).rounded(.down)) : 0
    shown = count <= room ? count : room % 2 == 0 ? max(room - 1, 0) : room
    top = ((height - CGFloat(shown) * Self.pitch) / 2).rounded()
  }

  /// A Boolean value that indicates whether dots stand for some of the titles.
  var isThinned: Bool { shown < count }

  /// Returns the number of the title that a line shows; nil for a line that shows a dot.
  func title(ofLine line: Int) -> Int? { isThinned && line % 2 == 1 ? nil : title(atPosition: CGFloat(line)) }

  /// Returns the number of the title at a height, of the nearest one above the first line and below the last; nil where
  /// none shows.
  func title(at y: CGFloat) -> Int? {
    guard shown > 0 else { return nil }
    let position = (y - top) / Self.pitch
    if shown == 1 { return min(max(Int((position * CGFloat(count)).rounded(.down)), 0), count - 1) }
    return title(atPosition: min(max(position - 0.5, 0), CGFloat(shown - 1)))
  }

  /// The middle of the line at which a title lies, or of the place among the dots where it would.
  func middle(ofTitle title: Int) -> CGFloat {
    let position = count > 1 ? CGFloat(title) * CGFloat(shown - 1) / CGFloat(count - 1) : 0
    return top + (position + 0.5) * Self.pitch
  }

  private func title(atPosition position: CGFloat) -> Int {
    guard shown > 1 else { return 0 }
    return Int((position * CGFloat(count - 1) / CGFloat(shown - 1)).rounded())
  }
}
