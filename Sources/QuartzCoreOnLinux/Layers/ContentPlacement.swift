package import Foundation

/// Constants for the placements of content in a rectangle of another size.
package enum ContentPlacement: Sendable, Hashable {
  /// The content fills the rectangle, and its aspect ratio can change.
  case fill
  /// The content has the largest size that fits the rectangle and keeps the aspect ratio.
  case aspectFit
  /// The content has the smallest size that fills the rectangle and keeps the aspect ratio.
  case aspectFill
  /// The content has its own size, with these fractions of the remaining space before it.
  case unscaled(x: CGFloat, y: CGFloat)

  /// Returns the frame of content of a size in a rectangle.
  package func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX + (rect.width - size.width) * x, y: rect.minY + (rect.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
      guard size.width > 0, size.height > 0 else { return placed(.zero, 0.5, 0.5) }
      let factor = choose(rect.width / size.width, rect.height / size.height)
      return placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    return switch self {
    case .fill: rect
    case .aspectFit: scaled(min)
    case .aspectFill: scaled(max)
    case .unscaled(let x, let y): placed(size, x, y)
    }
  }
}

extension CALayerContentsGravity {
  var placement: ContentPlacement {
    switch self {
    case .resizeAspect: .aspectFit
    case .resizeAspectFill: .aspectFill
    case .center: .unscaled(x: 0.5, y: 0.5)
    case .left: .unscaled(x: 0, y: 0.5)
    case .right: .unscaled(x: 1, y: 0.5)
    default: .fill
    }
  }
}
