public import Foundation

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// The colors, each of which is a `CGColor`.
  ///
  /// The layer ignores other objects.
  open var colors: [Any]? {
    didSet { if LayerChanges.areFollowed { changed("colors", from: .colors(CAGradientLayer.colors(of: oldValue))) } }
  }

  /// The locations of the colors in ascending order from 0 to 1, or `nil` for even spacing.
  open var locations: [NSNumber]? {
    didSet {
      if LayerChanges.areFollowed { changed("locations", from: .numbers((oldValue ?? []).map(\.doubleValue))) }
    }
  }

  /// The position of the first color in the unit square of the layer, which is the center of a radial gradient.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if LayerChanges.areFollowed { changed("startPoint", from: .point(oldValue)) } }
  }

  /// The position of the last color in the unit square of the layer, which is a corner of the ellipse in a radial
  /// gradient.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if LayerChanges.areFollowed { changed("endPoint", from: .point(oldValue)) } }
  }

  /// The type of the gradient.
  open var type = CAGradientLayerType.axial {
    didSet { DisplayNews.post() }
  }

  private static func colors(of values: [Any]?) -> [CGColor] { (values ?? []).compactMap { $0 as? CGColor } }

  override func animatableValue(_ name: String) -> LayerValue? {
    switch name {
    case "colors": .colors(CAGradientLayer.colors(of: colors))
    case "locations": .numbers((locations ?? []).map(\.doubleValue))
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: super.animatableValue(name)
    }
  }

  override func setAnimatableValue(_ name: String, _ value: LayerValue) {
    switch (name, value) {
    case ("colors", .colors(let value)): colors = value
    case ("locations", .numbers(let value)): locations = value.isEmpty ? nil : value.map { NSNumber(value: $0) }
    case ("startPoint", .point(let value)): startPoint = value
    case ("endPoint", .point(let value)): endPoint = value
    default: super.setAnimatableValue(name, value)
    }
  }

  override func takeValues(from other: CALayer) {
    super.takeValues(from: other)
    guard let other = other as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }
}
