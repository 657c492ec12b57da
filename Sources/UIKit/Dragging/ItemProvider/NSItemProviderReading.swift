public import Foundation

/// A class that can create objects from the data of an item.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that the class can read, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data, which conforms to one of the readable types.
  /// - Throws: An error that describes the problem with the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
