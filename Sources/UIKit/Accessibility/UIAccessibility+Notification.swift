extension UIAccessibility {
  /// A notice to assistive technology: what has changed on the screen, or what is to be said.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notice.
    public let rawValue: UInt32

    /// Makes a notice of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // The numbers are our own.

    /// Another screen shows; the argument is the element to go on with.
    public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to go on with.
    public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
    /// Something is to be said; the argument is the text.
    public static let announcement = UIAccessibility.Notification(rawValue: 1008)
    /// The content was scrolled; the argument is a text that says where it is now.
    public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
  }

  /// Notifies assistive technology of a change, or has it say something.
  ///
  /// There is none on Linux: tests hear of it through `PostedNotifications`.
  ///
  /// - Parameters:
  ///   - notification: What there is to say.
  ///   - argument: A text, or an element of the screen, as the notification has it.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    PostedNotifications.current?.add(notification, argument)
  }
}

/// What was posted to assistive technology while a closure ran: nobody else hears of it on Linux.
@_spi(Testing) @MainActor public final class PostedNotifications {
  @TaskLocal static var current: PostedNotifications?

  /// A notification, and what came with it.
  public struct Post {
    /// The notification.
    public let notification: UIAccessibility.Notification
    /// The text that came with it; nil where something else came, or nothing.
    public let text: String?
    /// The object that came with it; nil where something else came, or nothing.
    public weak var element: UIResponder?
  }

  /// The notifications, in the order in which they were posted.
  public private(set) var posts: [Post] = []

  /// Makes an empty record.
  public init() {}

  /// The texts that were to be said, in the order in which they were posted.
  public var announcements: [String] {
    posts.compactMap { $0.notification == .announcement || $0.notification == .pageScrolled ? $0.text : nil }
  }

  /// The notifications without what came with them.
  public var notifications: [UIAccessibility.Notification] { posts.map(\.notification) }

  /// Records what is posted while a closure runs.
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PostedNotifications.$current.withValue(self, operation: body)
  }

  /// Records what is posted while a closure runs, and in tasks that it begins.
  public func record<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await PostedNotifications.$current.withValue(self, operation: body)
  }

  fileprivate func add(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    posts.append(
      Post(notification: notification, text: argument as? String, element: argument as? UIResponder))
  }
}
