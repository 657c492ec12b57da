@MainActor @preconcurrency @objc
open class UIPresentationController: NSObject, UITraitEnvironment,
  UITraitChangeObservable
{
  open var traitCollection: UITraitCollection { get }
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
  open var presentingViewController: UIViewController { get }
  open var presentedViewController: UIViewController { get }
  open var presentationStyle: UIModalPresentationStyle { get }
  open var containerView: UIView? { get }
  open var presentedView: UIView? { get }
  @_disfavoredOverload weak open var delegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}
@MainActor @preconcurrency @objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIViewController {
  public var presentationController: UIPresentationController? { get }
  public var sheetPresentationController: UISheetPresentationController? { get }
}
@MainActor @preconcurrency @objc open class UISheetPresentationController: UIPresentationController {
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
  @_nonoverride weak open var delegate: (any UISheetPresentationControllerDelegate)? { get set }
  open var detents: [UISheetPresentationController.Detent] { get set }
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get set }
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get set }
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool { get set }
  open var prefersGrabberVisible: Bool { get set }
  open var preferredCornerRadius: CGFloat? { get set }
  open func animateChanges(_ changes: () -> Void)
  open func invalidateDetents()
}
extension UISheetPresentationController {
  @MainActor @preconcurrency @objc(UISheetPresentationControllerDetent) open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get set }
      public static let medium: UISheetPresentationController.Detent.Identifier
      public static let large: UISheetPresentationController.Detent.Identifier
    }
    open class func medium() -> Self
    open class func large() -> Self
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    public var identifier: UISheetPresentationController.Detent.Identifier { get }
  }
}
@MainActor @preconcurrency @objc
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
@MainActor @preconcurrency @objc
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @objc optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
