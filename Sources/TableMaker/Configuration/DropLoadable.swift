public import Foundation
public import UIKit

/// A type with values that the user can drop on a table view: text, a URL, an image, or your own class.
///
/// ```swift
/// extension Recipe: DropLoadable {}  // a class that is an NSItemProviderReading
/// ```
@preconcurrency @MainActor public protocol DropLoadable {
  /// Returns whether a session has an item that can be loaded as this type.
  static func canLoad(from session: any UIDropSession) -> Bool
  /// Loads a value from each item that can be loaded as this type.
  ///
  /// - Parameters:
  ///   - session: The drop session.
  ///   - completion: A closure that receives the values on the main thread, immediately or later.
  static func load(from session: any UIDropSession, completion: @escaping ([any DropLoadable]) -> Void)
}

extension DropLoadable where Self: NSItemProviderReading {
  /// Returns whether a session has an item that can be loaded as this class.
  public static func canLoad(from session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: Self.self) }

  /// Loads an object from each item that can be loaded as this class.
  public static func load(from session: any UIDropSession, completion: @escaping ([any DropLoadable]) -> Void) {
    _ = session.loadObjects(ofClass: Self.self) { objects in completion(objects.compactMap { $0 as? any DropLoadable })
    }
  }
}

extension UIImage: DropLoadable {}

extension String: DropLoadable {
  /// Returns whether a session has a text.
  public static func canLoad(from session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: String.self) }

  /// Loads the texts of a session.
  public static func load(from session: any UIDropSession, completion: @escaping ([any DropLoadable]) -> Void) {
    _ = session.loadObjects(ofClass: String.self) { completion($0) }
  }
}

extension URL: DropLoadable {
  /// Returns whether a session has a URL.
  public static func canLoad(from session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: URL.self) }

  /// Loads the URLs of a session.
  public static func load(from session: any UIDropSession, completion: @escaping ([any DropLoadable]) -> Void) {
    _ = session.loadObjects(ofClass: URL.self) { completion($0) }
  }
}
