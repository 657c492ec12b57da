/// Constants for the shapes of a layer's rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arcs of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves with continuously increasing curvature, like the corners of app icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of a layer's four corners.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set of corners from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// Constants for the types of a gradient layer.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// Constants for the placements of a layer's contents in its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name of the placement.
  public let rawValue: String

  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents fill the bounds, and their aspect ratio can change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents have the largest size that fits the bounds and keeps the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents have the smallest size that fills the bounds and keeps the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// The contents have their own size and are centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents have their own size and are centered on the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents have their own size and are centered on the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
}
