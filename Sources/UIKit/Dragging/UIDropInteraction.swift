public import Foundation

/// Lets what is dragged be dropped on a view.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which says what is taken.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether several drags may be over the view at once; false by default.
  open var allowsSimultaneousDropSessions = false
  /// Keeps a delegate of the module's own.
  private var ownDelegate: (any UIDropInteractionDelegate)?

  /// Makes an interaction; it is to be added to a view by `addInteraction(_:)`.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Makes an interaction that keeps its delegate.
  convenience init(keeping delegate: any UIDropInteractionDelegate) {
    self.init(delegate: delegate)
    ownDelegate = delegate
  }

  /// Called before the interaction is added to a view or taken away.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or taken away; what is dragged over the view leaves it when the
  /// finger moves on.
  open func didMove(to view: UIView?) { self.view = view }
}
