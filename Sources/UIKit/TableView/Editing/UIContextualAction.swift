public import Foundation

/// An action that a row shows at its side when it is swiped.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action that leaves the row where it is; gray.
    case normal
    /// An action that takes data away; red.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// It is given the action, the view that shows it, and a closure to call when the action is done: with true if it was
  /// performed, with false if it was not. The row closes then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private var chosenStyle = Style.normal
  private var perform: Handler = { _, _, completion in completion(false) }
  private var chosenColor: UIColor?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: What kind of action it is.
  ///   - title: What its button says; nil where an image is enough.
  ///   - handler: Performs the action.
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    chosenStyle = style
    perform = handler
    self.title = title
  }

  /// The kind of the action.
  open var style: UIContextualAction.Style { chosenStyle }

  /// The closure that performs the action.
  open var handler: UIContextualAction.Handler { perform }

  /// The title of the action's button.
  open var title: String?

  /// The color of the action's button; setting nil brings back that of the style.
  open var backgroundColor: UIColor! {
    get { chosenColor ?? (chosenStyle == .destructive ? .systemRed : .systemGray) }
    set { chosenColor = newValue }
  }

  /// The image of the action's button, which is shown in white; above the title where the row is high enough.
  open var image: UIImage?
}
