public import Foundation

/// The visibility of an item's representation.
///
/// On Linux, other processes never see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All apps can see the representation.
  case all
  /// Apps of the same developer can see the representation.
  case team
  /// Only this app can see the representation.
  case ownProcess = 3
}

/// A class that can write its objects as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that the class can write, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the visibility of a representation of the class's objects, which is `all` by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// The types of data that this object can write, in order of preference.
  ///
  /// By default, they are the class's types.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the visibility of a representation of this object, which is the class's visibility by default.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Writes the object as data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure that receives the data or an error.
  /// - Returns: The progress of writing, or `nil` if it's immediately complete.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The default implementation, which returns `all`.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
  /// The default implementation, which returns the class's types.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
  /// The default implementation, which returns the class's visibility.
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}
