import Foundation

extension CALayer {
  /// Returns the value of one of the layer's own properties, or `nil` if the property can't be animated.
  ///
  /// Subclasses of the layer add their own properties.
  func ownAnimatableValue(_ name: String) -> LayerValue? {
    switch name {
    case "position": .point(position)
    case "bounds": .rect(bounds)
    case "bounds.origin": .point(bounds.origin)
    case "bounds.size": .size(bounds.size)
    case "anchorPoint": .point(anchorPoint)
    case "transform": .transform(flatTransform)
    case "opacity": .number(Double(opacity))
    case "zPosition": .number(zPosition)
    case "backgroundColor": .color(backgroundColor)
    case "cornerRadius": .number(cornerRadius)
    case "borderWidth": .number(borderWidth)
    case "borderColor": .color(borderColor)
    case "shadowColor": .color(shadowColor)
    case "shadowOpacity": .number(Double(shadowOpacity))
    case "shadowOffset": .size(shadowOffset)
    case "shadowRadius": .number(shadowRadius)
    case "shadowPath": .path(shadowPath)
    default: nil
    }
  }

  func setOwnAnimatableValue(_ name: String, _ value: LayerValue) {
    switch (name, value) {
    case ("position", .point(let value)): position = value
    case ("bounds", .rect(let value)): bounds = value
    case ("bounds.origin", .point(let value)): bounds.origin = value
    case ("bounds.size", .size(let value)):
      // A spring can overshoot a size below zero.
      bounds.size = CGSize(width: max(value.width, 0), height: max(value.height, 0))
    case ("anchorPoint", .point(let value)): anchorPoint = value
    case ("transform", .transform(let value)): setFlatTransform(value)
    case ("opacity", .number(let value)): opacity = Float(min(max(value, 0), 1))
    case ("zPosition", .number(let value)): zPosition = value
    case ("backgroundColor", .color(let value)): backgroundColor = value
    case ("cornerRadius", .number(let value)): cornerRadius = max(value, 0)
    case ("borderWidth", .number(let value)): borderWidth = max(value, 0)
    case ("borderColor", .color(let value)): borderColor = value
    case ("shadowColor", .color(let value)): shadowColor = value
    case ("shadowOpacity", .number(let value)): shadowOpacity = Float(min(max(value, 0), 1))
    case ("shadowOffset", .size(let value)): shadowOffset = value
    case ("shadowRadius", .number(let value)): shadowRadius = max(value, 0)
    case ("shadowPath", .path(let value)): shadowPath = value
    default: break
    }
  }

  /// Returns the value at an animation's key path.
  ///
  /// The path names a property or a part of one, such as `position.x` or `transform.rotation.z`.
  func value(atAnimationKeyPath path: String) -> LayerValue? {
    if let value = animatableValue(path) { return value }
    let (name, part) = CALayer.parts(of: path)
    return animatableValue(name).flatMap { CALayer.value(of: part, in: $0) }
  }

  func setValue(_ value: LayerValue, atAnimationKeyPath path: String) {
    if animatableValue(path) != nil { return setAnimatableValue(path, value) }
    let (name, part) = CALayer.parts(of: path)
    guard case .number(let number) = value, let whole = animatableValue(name) else {
      // A translation in both directions is the only part that isn't a number.
      if part == "translation", case .transform(var map)? = animatableValue(name), case .size(let move) = value {
        (map.tx, map.ty) = (move.width, move.height)
        setAnimatableValue(name, .transform(map))
      }
      return
    }
    if let changed = CALayer.setting(part, of: whole, to: number) { setAnimatableValue(name, changed) }
  }

  /// Splits a path into the longest beginning that names a property, and the rest.
  private static func parts(of path: String) -> (name: String, part: String) {
    let words = path.split(separator: ".").map(String.init)
    let isLong = words.count > 2 && words[0] == "bounds"
    let count = isLong ? 2 : 1
    return (words.prefix(count).joined(separator: "."), words.dropFirst(count).joined(separator: "."))
  }

  private static func value(of part: String, in whole: LayerValue) -> LayerValue? {
    switch (part, whole) {
    case ("x", .point(let value)): return .number(value.x)
    case ("y", .point(let value)): return .number(value.y)
    case ("width", .size(let value)): return .number(value.width)
    case ("height", .size(let value)): return .number(value.height)
    case (_, .transform(let map)):
      let parts = TransformParts(map)
      switch part {
      case "rotation", "rotation.z": return .number(parts.angle)
      case "scale": return .number((parts.scaleX + parts.scaleY) / 2)
      case "scale.x": return .number(parts.scaleX)
      case "scale.y": return .number(parts.scaleY)
      case "translation": return .size(CGSize(width: map.tx, height: map.ty))
      case "translation.x": return .number(map.tx)
      case "translation.y": return .number(map.ty)
      default: return nil
      }
    default: return nil
    }
  }

  private static func setting(_ part: String, of whole: LayerValue, to number: Double) -> LayerValue? {
    switch (part, whole) {
    case ("x", .point(let value)): return .point(CGPoint(x: number, y: value.y))
    case ("y", .point(let value)): return .point(CGPoint(x: value.x, y: number))
    case ("width", .size(let value)): return .size(CGSize(width: number, height: value.height))
    case ("height", .size(let value)): return .size(CGSize(width: value.width, height: number))
    case (_, .transform(let map)):
      var parts = TransformParts(map)
      switch part {
      case "rotation", "rotation.z": parts.angle = number
      case "scale": (parts.scaleX, parts.scaleY) = (number, number)
      case "scale.x": parts.scaleX = number
      case "scale.y": parts.scaleY = number
      case "translation.x": parts.moveX = number
      case "translation.y": parts.moveY = number
      default: return nil
      }
      return .transform(parts.map)
    default: return nil
    }
  }
}
