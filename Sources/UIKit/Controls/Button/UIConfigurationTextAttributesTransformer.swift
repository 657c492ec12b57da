public import Foundation

/// Makes other attributes of a text's attributes, such as another font.
///
/// Two transformers are equal if one is a copy of the other; what closures do cannot be compared.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that makes the other attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the attributes made of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Returns whether one transformer is a copy of the other.
  func isCopy(of other: Self) -> Bool { identity === other.identity }

  /// The same for all copies.
  var identifier: ObjectIdentifier { ObjectIdentifier(identity) }
}
