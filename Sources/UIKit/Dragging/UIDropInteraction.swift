public import Foundation

/// An interaction that lets the user drop items on a view.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which determines the items that the view accepts.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether several drags can be over the view simultaneously.
  ///
  /// The default is `false`.
  open var allowsSimultaneousDropSessions = false
  /// A strong reference to a delegate within the module.
  private var ownDelegate: (any UIDropInteractionDelegate)?

  /// Creates an interaction, which you add to a view with `addInteraction(_:)`.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction that retains its delegate.
  convenience init(keeping delegate: any UIDropInteractionDelegate) {
    self.init(delegate: delegate)
    ownDelegate = delegate
  }

  /// Prepares the interaction for its addition to or removal from a view.
  open func willMove(to view: UIView?) {}

  /// Completes the interaction's addition to or removal from a view.
  ///
  /// A drag over the view leaves it when the touch next moves.
  open func didMove(to view: UIView?) { self.view = view }
}
