public import Foundation

/// An action that assistive technology offers for an element beside its main one, by a name.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action, and returns whether it did.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Makes an action of a name.
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action of a name, with an image to show beside it.
  public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// The name of the action, in the user's language.
  open var name: String

  /// The image beside the name.
  open var image: UIImage?

  /// The closure that performs the action.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
}
