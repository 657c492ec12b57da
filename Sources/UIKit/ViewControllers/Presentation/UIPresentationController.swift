public import Foundation

/// An object that manages the presentation of a controller.
///
/// It exists only for the system's styles because there's no `transitioningDelegate` for custom ones.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable,
  TraitChangeKeeper
{
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  var traitRegistrations: [TraitChangeRegistration] = []

  /// Creates an object that manages the presentation of a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  var presentation: ModalPresentation? { presented?.presentationOfSelf }

  /// The presented controller, or an empty one after it's deallocated, because it holds this object.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presenting controller.
  ///
  /// Before the presentation, it's the presented one (assumed: Apple documents no value).
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presenting ?? presentedViewController
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presented?.modalPresentationStyle ?? .automatic
  }

  /// The view that contains the presentation, or `nil` before and after it.
  open var containerView: UIView? { presentation?.container }

  /// The traits of the container, or of the presented controller without one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  /// Called when the traits of the container change (deprecated in iOS 17 in favor of `registerForTraitChanges`).
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The delegate that decides whether the user can dismiss the presentation.
  ///
  /// The object holds it weakly.
  // A sheet has a property with the same name and a narrower type, as in Apple's API. That one takes precedence if both
  // apply.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// The interface for dismissals of a presentation by the user.
///
/// All methods are optional.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether the user can dismiss the presentation.
  ///
  /// The default is `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the presentation, but not if code does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed the presentation, but not if code did.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tries to dismiss a presentation that can't be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation of an optional method, which allows the dismissal.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// The default implementation of an optional method.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation of an optional method.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation of an optional method.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  /// The presentation controller for this controller's style.
  ///
  /// The system creates it on first use.
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

  /// The sheet presentation controller, or `nil` if the style isn't a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
