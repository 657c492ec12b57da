public import Foundation

/// A transformer that changes the attributes of a text, such as its font.
///
/// Two transformers are equal if one is a copy of the other, because closures can't be compared.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Returns whether one transformer is a copy of the other.
  func isCopy(of other: Self) -> Bool { identity === other.identity }

  /// An identifier that all copies share.
  var identifier: ObjectIdentifier { ObjectIdentifier(identity) }
}
