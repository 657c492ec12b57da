public import Foundation
public import UIKit

/// A type whose values can be dropped on a table: texts, addresses, pictures, and whatever a class of the app's reads.
///
/// ```swift
/// extension Recipe: DropLoadable {}  // a class that is an NSItemProviderReading
/// ```
@MainActor public protocol DropLoadable {
  /// Returns whether a session has something of which a value can be made.
  static func canLoad(from session: any UIDropSession) -> Bool
  /// Makes a value of each item of which one can be made.
  ///
  /// - Parameters:
  ///   - session: What was dropped.
  ///   - completion: Gets the values, on the main thread, now or later.
  static func load(from session: any UIDropSession, completion: @escaping ([any DropLoadable]) -> Void)
}

extension DropLoadable where Self: NSItemProviderReading {
  /// Returns whether a session has something of which an object can be made.
  public static func canLoad(from session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: Self.self) }

  /// Makes an object of each item of which one can be made.
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
  /// Returns whether a session has an address.
  public static func canLoad(from session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: URL.self) }

  /// Loads the addresses of a session.
  public static func load(from session: any UIDropSession, completion: @escaping ([any DropLoadable]) -> Void) {
    _ = session.loadObjects(ofClass: URL.self) { completion($0) }
  }
}
