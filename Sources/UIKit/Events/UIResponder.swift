public import Foundation

/// An object that can answer to events: views, view controllers, windows.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not answer to.
  open var next: UIResponder? { nil }

  /// Called when fingers are put down; passes on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers move; passes on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers are lifted; passes on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when the system takes touches away, as a scroll view does that begins to scroll; passes on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
