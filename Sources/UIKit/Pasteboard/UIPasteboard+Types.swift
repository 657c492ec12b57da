public import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard for copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Constants that name options for setting items.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date when the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that indicates whether the items stay on this device, which they always do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// A notification that's posted immediately after the contents of a pasteboard change.
  ///
  /// Apple's is posted at the end of the event.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  /// A notification that's posted when a pasteboard is removed.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// The key of the types that a change added.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"

  /// The key of the types that a change removed.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}
