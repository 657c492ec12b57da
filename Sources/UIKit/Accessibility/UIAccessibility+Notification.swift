extension UIAccessibility {
  /// A notification to assistive technology about a change on the screen, or about text to read.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the notification.
    public let rawValue: UInt32

    /// Creates a notification from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // The raw values are this module's own.

    /// A notification that a new screen appeared.
    ///
    /// The argument is the element to focus.
    public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    /// A notification that a part of the screen changed.
    ///
    /// The argument is the element to focus.
    public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
    /// A notification with text to announce.
    ///
    /// The argument is the text.
    public static let announcement = UIAccessibility.Notification(rawValue: 1008)
    /// A notification that the content scrolled.
    ///
    /// The argument is a text that describes the new position.
    public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technology.
  ///
  /// Linux has none. Tests observe notifications with `PostedNotifications`.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: A text or an element, depending on the notification.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    PostedNotifications.current?.add(notification, argument)
  }
}

/// A recorder of the notifications that are posted to assistive technology while a closure runs.
@_spi(Testing) @MainActor public final class PostedNotifications {
  @TaskLocal static var current: PostedNotifications?

  /// A posted notification and its argument.
  public struct Post {
    /// The notification.
    public let notification: UIAccessibility.Notification
    /// The argument if it's a text, or `nil`.
    public let text: String?
    /// The argument if it's an object, or `nil`.
    public weak var element: UIResponder?
  }

  /// The notifications, in the order in which they were posted.
  public private(set) var posts: [Post] = []

  /// Creates an empty record.
  public init() {}

  /// The announced texts, in the order in which they were posted.
  public var announcements: [String] {
    posts.compactMap { $0.notification == .announcement || $0.notification == .pageScrolled ? $0.text : nil }
  }

  /// The notifications without their arguments.
  public var notifications: [UIAccessibility.Notification] { posts.map(\.notification) }

  /// Records the notifications that are posted while a closure runs.
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PostedNotifications.$current.withValue(self, operation: body)
  }

  /// Records the notifications that are posted while a closure runs, and in the tasks that it starts.
  public func record<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await PostedNotifications.$current.withValue(self, operation: body)
  }

  fileprivate func add(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    posts.append(
      Post(notification: notification, text: argument as? String, element: argument as? UIResponder))
  }
}
