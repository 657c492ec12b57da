internal import Foundation

/// A conversion between the attributes of `AttributedString` and `NSAttributedString`.
struct AttributeConversion: Sendable {
  private let put: @Sendable (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void
  private let take: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  /// Creates a conversion.
  ///
  /// - Parameters:
  ///   - object: A closure that returns the value for an `NSAttributedString`.
  ///   - value: A closure that returns the value for an `AttributedString`, or `nil` if the object has another type.
  private init<Key: AttributedStringKey>(
    _ type: Key.Type, object: @escaping @Sendable (Key.Value) -> Any, value: @escaping @Sendable (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    put = { container, attributes in
      if let value = container[type] { attributes[NSAttributedString.Key(type.name)] = object(value) }
    }
    take = { attributes, container in
      if let object = attributes[NSAttributedString.Key(type.name)], let found = value(object) {
        container[type] = found
      }
    }
  }

  private static func object<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeConversion
  where Key.Value: Sendable {
    AttributeConversion(type, object: { $0 }, value: { $0 as? Key.Value })
  }

  private static func length<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeConversion
  where Key.Value == CGFloat {
    AttributeConversion(type, object: { $0 }, value: { TextAttributes.number($0) })
  }

  private static func line<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeConversion
  where Key.Value == NSUnderlineStyle {
    AttributeConversion(
      type, object: { $0.rawValue },
      value: { value in TextAttributes.number(value).map { NSUnderlineStyle(rawValue: Int($0)) } })
  }

  /// The attributes that are converted. Others are dropped, including images and shadows, which aren't safe to share.
  private static let all: [AttributeConversion] = [
    object(AttributeScopes.UIKitAttributes.FontAttribute.self),
    object(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self),
    object(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self),
    object(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self),
    length(AttributeScopes.UIKitAttributes.KernAttribute.self),
    line(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self),
    object(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self),
    line(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self),
    object(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self),
    length(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self),
    length(AttributeScopes.UIKitAttributes.TrackingAttribute.self),
    object(AttributeScopes.UIKitAttributes.LigatureAttribute.self),
    length(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self),
    object(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self),
    length(AttributeScopes.UIKitAttributes.ObliquenessAttribute.self),
    object(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    object(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
  ]

  /// Returns the attributes of a container as a dictionary for `NSAttributedString`.
  static func dictionary(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for conversion in all { conversion.put(container, &attributes) }
    return attributes
  }

  /// Returns the attributes of a dictionary as a container for `AttributedString`.
  static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    for conversion in all { conversion.take(attributes, &container) }
    return container
  }
}
