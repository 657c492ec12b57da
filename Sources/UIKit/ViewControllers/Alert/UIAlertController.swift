import Foundation

/// An object that shows a message with buttons, as an alert in the middle of the screen or as an action sheet.
///
/// Present it like any view controller. A tap on a button dismisses it and then calls the action's handler.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// Constants that specify the style of the message.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet
    /// An alert in the middle of the screen.
    case alert
  }

  /// The style of the message.
  open private(set) var preferredStyle = UIAlertController.Style.actionSheet

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  private var preferred: UIAlertAction?

  /// Creates an alert controller.
  ///
  /// - Parameters:
  ///   - title: The title, in bold, or `nil` for none.
  ///   - message: The message below the title, or `nil` for none.
  ///   - preferredStyle: The style.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The title of the alert.
  ///
  /// You can change it while the alert is visible.
  open override var title: String? {
    didSet { alertView?.textsChanged() }
  }

  /// The message of the alert, in smaller type.
  ///
  /// You can change it while the alert is visible.
  open var message: String? {
    didSet { alertView?.textsChanged() }
  }

  /// The emphasized action of an alert, or `nil` to emphasize the cancel action.
  ///
  /// Action sheets don't use it. Crashes if the action wasn't added before.
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(where: { $0 === newValue }) {
        raise(
          .internalInconsistency,
          "The preferred action of \(self) must be one of its actions: add it by addAction(_:) before")
      }
      preferred = newValue
      alertView?.actionsLookChanged()
    }
  }

  /// Adds an action.
  ///
  /// Its button appears after the previous ones, except for the cancel button. Crashes if you add a second cancel
  /// action.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.alert = self
    alertView?.actionsChanged()
  }

  /// Adds a text field to an alert, below its texts.
  ///
  /// Crashes if the controller is an action sheet.
  ///
  /// - Parameter configurationHandler: A closure that receives the field immediately, to configure its placeholder and
  ///   other properties.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = AlertTextField(frame: .zero)
    configurationHandler?(field)
    fields.append(field)
    alertView?.fieldsChanged()
  }

  private(set) var fields: [UITextField] = []

  /// The text fields in the order in which they were added, or `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Takes first responder status from the view below and gives it to the first text field, as Apple's controller does.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    takeFirstResponder()
    fields.first?.becomeFirstResponder()
  }

  /// Dismisses the keyboard with the alert.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    alertView?.endEditing(true)
  }

  /// Restores the first responder of the view below.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    giveFirstResponderBack()
  }

  /// The first responder before the alert appeared.
  weak var heldResponder: UIResponder?

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The view of the alert, if it's loaded.
  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates the view of the alert.
  open override func loadView() { view = AlertView(of: self) }

  /// Crashes if the alert is empty, as Apple's does.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if (title ?? "").isEmpty, (message ?? "").isEmpty, actions.isEmpty, fields.isEmpty {
      raise(.internalInconsistency, "UIAlertController must have a title, a message or an action to display")
    }
  }

  /// Performs the cancel action for VoiceOver's escape gesture (assumed).
  ///
  /// An alert without a cancel action stays.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction, cancelAction.isEnabled, presentationOfSelf?.phase == .presented else { return false }
    choose(cancelAction)
    return true
  }

  /// Dismisses the alert and then calls the action's handler.
  ///
  /// Apple calls the handler after the dismissal, so that it can present something else (material-components-ios, pull
  /// request 2490).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentation = presentationOfSelf, presentation.phase == .presented else { return }
    presentation.end(animated: true) { action.handler?(action) }
  }
}
