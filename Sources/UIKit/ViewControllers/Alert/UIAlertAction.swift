import Foundation

/// A button of an alert or an action sheet: what it says, how it looks, and what is done when it was touched.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// The looks of a button.
  public enum Style: Int, Sendable {
    /// The usual look.
    case `default`
    /// The button that leaves everything as it is; a controller has one at most.
    case cancel
    /// A button that changes or deletes data, in red.
    case destructive
  }

  /// The text of the button.
  open private(set) var title: String?
  /// The look of the button.
  open private(set) var style: UIAlertAction.Style
  let handler: ((UIAlertAction) -> Void)?
  /// The controller that shows the action.
  weak var alert: UIAlertController?

  init(storing title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - style: Its look.
  ///   - handler: Called after the alert was dismissed by this button; it is given the action.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(storing: title, style: style, handler: handler) }

  /// A Boolean value that indicates whether the button can be touched; it can be changed while the alert shows.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.alertView?.actionsLookChanged() } }
  }
}
