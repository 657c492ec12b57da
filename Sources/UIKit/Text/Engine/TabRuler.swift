internal import Foundation

/// The tab stops of a paragraph.
struct TabRuler: Hashable, Sendable {
  /// A tab stop.
  struct Stop: Hashable, Sendable {
    /// The distance from the leading edge, in points.
    var location: CGFloat
    var alignment: NSTextAlignment
  }

  /// The stops, by location.
  var stops: [Stop]
  /// The distance between the stops after the last one, or 0 for the default.
  var interval: CGFloat = 0

  /// The distance between the stops of a default paragraph style.
  static let defaultInterval: CGFloat = 28

  /// The tab stops of a default paragraph style: twelve stops, followed by more at the same distance (assumed).
  static let standard = TabRuler(
    stops: (1...12).map { Stop(location: CGFloat($0) * defaultInterval, alignment: .left) })

  /// Returns the next stop after a distance from the leading edge.
  func stop(after position: CGFloat) -> Stop {
    if let last = stops.last, last.location > position + Self.nearness {
      return stops.first { $0.location > position + Self.nearness } ?? last
    }
    let interval = interval > 0 ? interval : Self.defaultInterval
    return Stop(
      location: ((position + Self.nearness) / interval).rounded(.down) * interval + interval, alignment: .left)
  }

  /// The distance, in points, within which a tab skips a stop.
  private static let nearness: CGFloat = 0.028
}
