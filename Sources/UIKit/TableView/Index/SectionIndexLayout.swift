import Foundation

/// The titles of a section index that have their own line, and the title at each height. It doesn't use views.
///
/// If there isn't enough space for all titles, every second line is a dot that represents the titles in between. The
/// first and the last title always show.
struct SectionIndexLayout: Equatable {
  /// The height of a line, in points (assumed: measuring the index of an iPhone's contacts would settle it).
  static let pitch: CGFloat = 14

  /// The number of titles.
  let count: Int
  /// The number of lines, including dots.
  let shown: Int
  /// The top of the first line.
  let top: CGFloat

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - count: The number of titles.
  ///   - height: The available height, in points.
  init(count: Int, height: CGFloat) {
    self.count = count
    let room = height > 0 && height < .infinity ? Int((height / Self.pitch + 1e-6).rounded(.down)) : 0
    shown = count <= room ? count : room % 2 == 0 ? max(room - 1, 0) : room
    top = ((height - CGFloat(shown) * Self.pitch) / 2).rounded()
  }

  /// A Boolean value that indicates whether dots replace some of the titles.
  var isThinned: Bool { shown < count }

  /// Returns the index of the title on a line, or `nil` if the line shows a dot.
  func title(ofLine line: Int) -> Int? { isThinned && line % 2 == 1 ? nil : title(atPosition: CGFloat(line)) }

  /// Returns the index of the title nearest to a height, or `nil` if there are no titles.
  func title(at y: CGFloat) -> Int? {
    guard shown > 0 else { return nil }
    let position = (y - top) / Self.pitch
    if shown == 1 { return min(max(Int((position * CGFloat(count)).rounded(.down)), 0), count - 1) }
    return title(atPosition: min(max(position - 0.5, 0), CGFloat(shown - 1)))
  }

  /// Returns the middle of a title's line, or of its place among the dots.
  func middle(ofTitle title: Int) -> CGFloat {
    let position = count > 1 ? CGFloat(title) * CGFloat(shown - 1) / CGFloat(count - 1) : 0
    return top + (position + 0.5) * Self.pitch
  }

  private func title(atPosition position: CGFloat) -> Int {
    guard shown > 1 else { return 0 }
    return Int((position * CGFloat(count - 1) / CGFloat(shown - 1)).rounded())
  }
}
