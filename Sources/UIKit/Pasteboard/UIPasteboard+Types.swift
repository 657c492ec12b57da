public import Foundation

extension UIPasteboard {
  /// A pasteboard's name.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard for copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What can be said about items when they are set.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date after which the items are no longer there.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device, as they always do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when the contents of a pasteboard have changed, at once; by Apple's at the end of the event.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  /// Posted when a pasteboard was removed.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// The key of the types that came with a change.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"

  /// The key of the types that went with a change.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}
