import Foundation

/// A message to the user with buttons to choose from, as an alert in the middle of the screen or as an action sheet at
/// its lower edge.
///
/// It is presented as any controller is. A touch on a button dismisses it; then the action's handler is called.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The places and looks of the message.
  public enum Style: Int, Sendable {
    /// Comes from the lower edge of the screen.
    case actionSheet
    /// Stands in the middle of the screen.
    case alert
  }

  /// The place and look of the message.
  open private(set) var preferredStyle = UIAlertController.Style.actionSheet

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  private var preferred: UIAlertAction?

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - title: Its first words, emphasized; nil for none.
  ///   - message: What else there is to say; nil for nothing.
  ///   - preferredStyle: Where it stands, and how it looks.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The first words of the message; can be changed while it shows.
  open override var title: String? {
    didSet { alertView?.textsChanged() }
  }

  /// The rest of the message, smaller; can be changed while it shows.
  open var message: String? {
    didSet { alertView?.textsChanged() }
  }

  /// The action that stands out among an alert's; nil for none: then the one to cancel stands out.
  ///
  /// Sheets make no use of it. An action that was not added before ends the process.
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

  /// Adds a button; it stands after those added before, but for the one to cancel.
  ///
  /// A second action to cancel ends the process.
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

  /// Adds a field to an alert, below its texts; a field of a sheet ends the process.
  ///
  /// - Parameter configurationHandler: Called at once with the field, to set its placeholder and the like.
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

  /// The fields, in the order in which they were added; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Takes the keyboard from what is edited below, and has the first field be typed into, as Apple's does.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    takeFirstResponder()
    fields.first?.becomeFirstResponder()
  }

  /// Lets the keyboard go with the alert.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    alertView?.endEditing(true)
  }

  /// Gives the keyboard back to what was edited below.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    giveFirstResponderBack()
  }

  /// What was edited when the alert came.
  weak var heldResponder: UIResponder?

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The view that shows the message, once it is loaded.
  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Makes the view of the message.
  open override func loadView() { view = AlertView(of: self) }

  /// Refuses to show nothing at all, as Apple's does.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if (title ?? "").isEmpty, (message ?? "").isEmpty, actions.isEmpty, fields.isEmpty {
      raise(.internalInconsistency, "UIAlertController must have a title, a message or an action to display")
    }
  }

  /// Chooses the action to cancel, for a Z of two fingers (assumed); a message without one stays.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction, cancelAction.isEnabled, presentationOfSelf?.phase == .presented else { return false }
    choose(cancelAction)
    return true
  }

  /// Dismisses the message, and then calls the action's handler: Apple's calls it after the dismissal, so that it can
  /// present something else (material-components-ios, pull request 2490).
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentation = presentationOfSelf, presentation.phase == .presented else { return }
    presentation.end(animated: true) { action.handler?(action) }
  }
}
