public import Foundation

/// Says who may see a representation of an item. On Linux no other process sees any.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every app may see it.
  case all
  /// Apps of the same developer may see it.
  case team
  /// Only the app itself sees it.
  case ownProcess = 3
}

/// A class whose objects can be given away as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects of the class can be written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Says who may see a representation of the class's objects; everybody by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// The types of data that this object can be written as, the best one first; those of its class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Says who may see a representation of this object; what its class says by default.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Writes the object as data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: Gets the data, or what went wrong.
  /// - Returns: How far it is; nil where that takes no time.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Stands for an absent method.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
  /// Stands for an absent property.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
  /// Stands for an absent method.
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}
