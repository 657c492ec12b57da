import Foundation

/// A button of an alert or an action sheet, with its title, style, and handler.
@MainActor @preconcurrency open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// Constants that specify the style of an action's button.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// The style of a button that cancels.
    ///
    /// A controller can have only one.
    case cancel
    /// The style of a button that changes or deletes data, in red.
    case destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
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

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The style of the button.
  ///   - handler: A closure that receives the action after the button dismisses the alert.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(storing: title, style: style, handler: handler) }

  /// An identifier for UI tests, which the button has.
  ///
  /// Assistive technology doesn't read it.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { alert?.alertView?.actionsLookChanged() } }
  }

  /// A Boolean value that indicates whether the button is enabled.
  ///
  /// You can change it while the alert is visible.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.alertView?.actionsLookChanged() } }
  }
}
