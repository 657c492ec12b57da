public import Foundation

/// An object that can answer to events: views, view controllers, windows.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not answer to.
  open var next: UIResponder? { nil }
}
