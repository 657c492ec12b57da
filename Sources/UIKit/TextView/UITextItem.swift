public import Foundation

/// A link or another interactive range in a text view.
@MainActor @preconcurrency open class UITextItem: NSObject {
  /// Constants that describe the content of a text item.
  public enum Content {
    /// A link with its URL.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A range that the app has tagged.
    case tag(String)
  }

  /// The content of the item.
  public let content: Content

  /// The range of the item, in UTF-16 code units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// Constants that specify an interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which opens the link.
  case invokeDefaultAction = 0
  /// A list of actions.
  case presentActions = 1
  /// A preview of the target.
  case preview = 2
}
