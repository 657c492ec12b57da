public import Foundation

/// A group of changes to layers that belong together.
///
/// Between `begin()` and `commit()`, changes to layers that don't belong to a view are animated. Apple's layers also
/// animate changes outside a transaction, in an implicit one that ends with the turn of the run loop. Here, no run loop
/// ends such a transaction, so those changes show immediately.
@MainActor @preconcurrency open class CATransaction: NSObject {
  /// The default duration of changes, in seconds.
  nonisolated static let standardDuration: TimeInterval = 0.25

  private struct Open {
    let record: AnimationRecord
    var completion: (() -> Void)?
  }

  private static var open: [Open] = []

  /// Begins a transaction within the open one, if any, and inherits its settings.
  open class func begin() {
    var scope = AnimationScopes.current ?? AnimationScope()
    let record = AnimationRecord()
    open.append(Open(record: record))
    scope.transactions.append(record)
    if scope.layers == nil {
      scope.layers = AnimationScope.Motion(
        begin: MediaTime.now, duration: standardDuration, pace: .curve(.standard))
    }
    AnimationScopes.open(scope)
  }

  /// Ends the innermost transaction, and calls its completion block when its animations have ended.
  open class func commit() {
    guard let last = open.popLast() else { return }
    AnimationScopes.close()
    if let completion = last.completion {
      AnimationNews.whenOver(last.record) { _ in completion() }
    }
    last.record.close()
  }

  /// Returns the duration of changes, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    AnimationScopes.current?.layers?.duration ?? standardDuration
  }

  /// Sets the duration of changes in seconds, within a transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    AnimationScopes.change { $0.layers?.duration = max(dur, 0) }
  }

  /// Returns the timing function of changes, or `nil` if none is set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    guard case .curve(let curve)? = AnimationScopes.current?.layers?.pace, curve != .standard else { return nil }
    return CAMediaTimingFunction(curve)
  }

  /// Sets the timing function of changes, within a transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    let curve = function?.curve ?? .standard
    AnimationScopes.change { $0.layers?.pace = .curve(curve) }
  }

  /// Returns whether changes show immediately.
  open class func disableActions() -> Bool { AnimationScopes.current.map { !$0.isEnabled } ?? false }

  /// Sets whether changes show immediately, including those of views, within a transaction.
  open class func setDisableActions(_ flag: Bool) { AnimationScopes.change { $0.isEnabled = !flag } }

  /// Returns the closure for the end of all animations that the transaction added.
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Sets a closure to call when all animations that the transaction added have ended, or at the next turn if there are
  /// none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if !open.isEmpty { open[open.count - 1].completion = block }
  }
}
