public import Foundation

/// A named action of an element that assistive technology offers in addition to its main action.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Creates an action with a name.
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a name and an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// The name of the action, in the user's language.
  open var name: String

  /// The image next to the name.
  open var image: UIImage?

  /// The closure that performs the action.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
}
