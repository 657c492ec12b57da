internal import Foundation

/// The places at which the text after a tabulator goes on.
struct TabRuler: Hashable, Sendable {
  /// A place that a tabulator reaches for.
  struct Stop: Hashable, Sendable {
    /// The distance from the leading edge, in points.
    var location: CGFloat
    var alignment: NSTextAlignment
  }

  /// The stops in the order of their locations.
  var stops: [Stop]
  /// The distance between the stops after the last one; 0 for that of a default style.
  var interval: CGFloat = 0

  /// The distance between the stops of a default paragraph style.
  static let defaultInterval: CGFloat = 28

  /// The ruler of a default paragraph style: twelve stops, after which they go on at the same distance (assumed).
  static let standard = TabRuler(
    stops: (1...12).map { Stop(location: CGFloat($0) * defaultInterval, alignment: .left) })

  /// The next stop after a distance from the leading edge.
  func stop(after position: CGFloat) -> Stop {
    if let last = stops.last, last.location > position + Self.nearness {
      return stops.first { $0.location > position + Self.nearness } ?? last
    }
    let interval = interval > 0 ? interval : Self.defaultInterval
    return Stop(
      location: ((position + Self.nearness) / interval).rounded(.down) * interval + interval, alignment: .left)
  }

  /// A tabulator so near to a stop goes on to the next one, in points.
  private static let nearness: CGFloat = 0.028
}
