public import Foundation

/// What shows a controller over another one.
///
/// It is there for the styles that the system knows; there is no `transitioningDelegate` that could give another.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// Makes an object for the presentation of a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  var presentation: ModalPresentation? { presented?.presentationOfSelf }

  /// The controller that is shown; an empty one when it is gone, since it holds this object.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller over which the other is shown; before that the same one (assumed: Apple documents no value).
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presenting ?? presentedViewController
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presented?.modalPresentationStyle ?? .automatic
  }

  /// The view in which the presentation takes place; nil before it and after.
  open var containerView: UIView? { presentation?.container }

  /// The view of the controller that is shown.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The delegate, which is asked whether the user may take the presentation away; held weakly.
  // A sheet has a property of this name and of a narrower type, as Apple's: that one comes first where both would do.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Is asked and notified when the user takes a presentation away. All methods are optional.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the user may take the presentation away; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is about to take the presentation away; not called where code does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has taken the presentation away; not called where code does.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to take a presentation away that is to stay.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Stands for an absent method: the user may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Stands for an absent method.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Stands for an absent method.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Stands for an absent method.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  /// What shows this controller, or will; made when it is asked for, by the controller's style.
  public var presentationController: UIPresentationController? {
    if let heldPresentationController { return heldPresentationController }
    let made =
      switch presentationOfSelf?.style ?? modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    heldPresentationController = made
    return made
  }

  /// The sheet that shows this controller, or will; nil where its style is none of a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
