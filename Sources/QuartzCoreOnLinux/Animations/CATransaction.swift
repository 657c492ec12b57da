public import Foundation

/// Changes of layers that belong together.
///
/// Between `begin()` and `commit()` changes of layers that belong to no view are animated. (Apple's do so also outside
/// of any transaction, in one that ends with the run loop's turn: without a run loop there is none, and they show at
/// once.)
@MainActor @preconcurrency open class CATransaction: NSObject {
  /// The default duration of changes, in seconds.
  nonisolated static let standardDuration: TimeInterval = 0.25

  private struct Open {
    let record: AnimationRecord
    var completion: (() -> Void)?
  }

  private static var open: [Open] = []

  /// Begins a transaction, within the one that is open, if any, whose settings it takes over.
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

  /// Ends the innermost transaction. Its completion block is called when its animations have ended.
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

  /// Sets how long changes take, in seconds; has an effect within a transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    AnimationScopes.change { $0.layers?.duration = max(dur, 0) }
  }

  /// Returns the pace of changes; nil if none is set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    guard case .curve(let curve)? = AnimationScopes.current?.layers?.pace, curve != .standard else { return nil }
    return CAMediaTimingFunction(curve)
  }

  /// Sets the pace of changes; has an effect within a transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    let curve = function?.curve ?? .standard
    AnimationScopes.change { $0.layers?.pace = .curve(curve) }
  }

  /// Returns a Boolean value that indicates whether changes show at once.
  open class func disableActions() -> Bool { AnimationScopes.current.map { !$0.isEnabled } ?? false }

  /// Sets whether changes show at once, those of views included; has an effect within a transaction.
  open class func setDisableActions(_ flag: Bool) { AnimationScopes.change { $0.isEnabled = !flag } }

  /// Returns the closure that is called when all animations that the transaction added have ended.
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Sets what is called when all animations that the transaction added have ended; at the next turn if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if !open.isEmpty { open[open.count - 1].completion = block }
  }
}
