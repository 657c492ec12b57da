public import Foundation

/// An action that a row shows when the user swipes it.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// Constants that describe the style of an action.
  public enum Style: Int, Sendable {
    /// A gray action that doesn't remove the row.
    case normal
    /// A red action that deletes data.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// It receives the action, the view that shows it, and a closure to call when the action is done. Pass whether the
  /// action was performed. The row closes then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private var chosenStyle = Style.normal
  private var perform: Handler = { _, _, completion in completion(false) }
  private var chosenColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title of the button, or `nil` if an image is enough.
  ///   - handler: A closure that performs the action.
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    chosenStyle = style
    perform = handler
    self.title = title
  }

  /// The style of the action.
  open var style: UIContextualAction.Style { chosenStyle }

  /// The closure that performs the action.
  open var handler: UIContextualAction.Handler { perform }

  /// The title of the action's button.
  open var title: String?

  /// The color of the action's button.
  ///
  /// Set `nil` to restore the style's color.
  open var backgroundColor: UIColor! {
    get { chosenColor ?? (chosenStyle == .destructive ? .systemRed : .systemGray) }
    set { chosenColor = newValue }
  }

  /// The image of the action's button, in white.
  ///
  /// In rows that are high enough, it appears above the title.
  open var image: UIImage?
}
