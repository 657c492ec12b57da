public import Foundation
internal import TableMakerPangoCairo

/// A smooth transition between colors.
public final class CGGradient: Sendable {
  package struct Stop: Sendable {
    let location: CGFloat
    let color: CGColor

    package init(location: CGFloat, color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  package let stops: [Stop]

  package init(_ stops: [Stop]) { self.stops = stops }

  /// Creates a gradient, or returns `nil` if there is no color.
  ///
  /// - Parameters:
  ///   - space: The color space, which sets the number of components in addition to alpha.
  ///   - components: The components and the alpha of each of the `count` colors.
  ///   - locations: The locations of the `count` colors, from 0 to 1, or `nil` for even distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    self.init(
      (0..<count).map { index in
        let parts = components + index * size
        let color =
          size == 2
          ? CGColor(gray: parts[0], alpha: parts[1])
          : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        return Stop(
          location: locations?[index] ?? (count == 1 ? 0 : CGFloat(index) / CGFloat(count - 1)), color: color)
      })
  }

  package func addStops(to pattern: OpaquePointer) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
  }
}

/// Options for drawing a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value of the options.
  public let rawValue: UInt32

  /// Creates options from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color extends after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
