public import Foundation

/// A link in a text view, or another stretch that can be touched.
@MainActor @preconcurrency open class UITextItem: NSObject {
  /// What a text item is.
  public enum Content {
    /// A link, with its target.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A stretch that an app has named.
    case tag(String)
  }

  /// What the item is.
  public let content: Content

  /// The item's range in the text, in code units of UTF-16.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// What a user wants of a link.
public enum UITextItemInteraction: Int, Sendable {
  /// What a tap does: to open the link.
  case invokeDefaultAction = 0
  /// A list of what can be done.
  case presentActions = 1
  /// A look at what it leads to.
  case preview = 2
}
