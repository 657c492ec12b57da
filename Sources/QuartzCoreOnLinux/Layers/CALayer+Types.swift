/// The shape of a layer's round corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that bend ever more toward the corner's middle, as the corners of icons do.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of a layer's four corners.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of corners from its bits.
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

/// The types of a gradient layer.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// The placements of a layer's picture in its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a way of placing from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fills the bounds; proportions may change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The largest size that fits, proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The smallest size that fills the bounds, proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// The picture's own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The picture's own size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The picture's own size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
}
