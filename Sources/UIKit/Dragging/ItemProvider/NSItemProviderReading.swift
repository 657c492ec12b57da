public import Foundation

/// A class whose objects can be made of data that is given to the app.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that objects can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: Its type, one of the readable ones or one that conforms to one of them.
  /// - Throws: What is wrong with the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
