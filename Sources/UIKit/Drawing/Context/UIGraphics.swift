import Foundation

// The contexts that drawing without one goes to; each thread has its own.

private final class ContextStack: NSObject {
  var contexts: [CGContext] = []

  private static let key = "UIKit.UIGraphics.contexts"

  static var current: ContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? ContextStack { return stack }
    let stack = ContextStack()
    storage[key] = stack
    return stack
  }
}

/// Returns the context that drawing goes to now; nil outside of `draw(_:)` and of a renderer's actions.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context the one that drawing goes to, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Makes the context before the one that drawing goes to; does nothing where there is none.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }
