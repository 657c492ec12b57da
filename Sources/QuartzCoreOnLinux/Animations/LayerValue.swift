import Foundation

/// A layer value that can be interpolated.
enum LayerValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CGAffineTransform)
  case path(CGPath?)
  case colors([CGColor])
  case numbers([Double])

  /// Creates a value from an object that an app gives to an animation, or returns `nil` if it can't be animated.
  init?(_ value: Any) {
    switch value {
    case let value as LayerValue: self = value
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGAffineTransform: self = .transform(value)
    case let value as CATransform3D: self = .transform(value.projection)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as [Double]: self = .numbers(value)
    case let value as [Any]:
      let colors = value.compactMap { $0 as? CGColor }
      guard !colors.isEmpty else { return nil }
      self = .colors(colors)
    default: return nil
    }
  }

  /// The value as an object for the app.
  var object: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .path(let value): value
    case .colors(let value): value
    case .numbers(let value): value.map { NSNumber(value: $0) }
    }
  }

  /// Returns an interpolated value, or one beyond the ends if `part` is below 0 or above 1.
  ///
  /// Values without intermediate ones, such as paths of different elements, change immediately.
  static func between(_ from: LayerValue, _ to: LayerValue, _ part: Double) -> LayerValue {
    switch (from, to) {
    case (.number(let a), .number(let b)): .number(a + (b - a) * part)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX + (b.minX - a.minX) * part, y: a.minY + (b.minY - a.minY) * part,
          width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part))
    case (.color(let a), .color(let b)): .color(.between(a, b, part))
    case (.transform(let a), .transform(let b)): .transform(TransformParts.between(a, b, part))
    case (.path(let a), .path(let b)): .path(.between(a, b, part))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { CGColor.between($0, $1, part) ?? $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * part })
    default: part < 0.5 ? from : to
    }
  }

  /// Returns the sum of two values. For transforms, it's the first one followed by the second.
  static func + (a: LayerValue, b: LayerValue) -> LayerValue {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width, height: a.height + b.height))
    case (.transform(let a), .transform(let b)): .transform(b.concatenating(a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
    default: b
    }
  }

  /// Returns the difference to add to the second value to get the first, or `nil` if there is none.
  static func - (a: LayerValue, b: LayerValue) -> LayerValue? {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.transform(let a), .transform(let b)):
      b.a * b.d - b.b * b.c == 0 ? nil : .transform(a.concatenating(b.inverted()))
    default: nil
    }
  }

  /// The neutral element of addition for the value's type.
  var zero: LayerValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(.identity)
    case .numbers(let values): .numbers(values.map { _ in 0 })
    case .color, .path, .colors: nil
    }
  }
}
