import Synchronization

/// The news that something may look otherwise than when it was last drawn.
///
/// Layers post it on every change of theirs, views when they are marked. Nobody hears of it, and nothing is paid but a look at a
/// number, while nobody shows windows anywhere.
package enum DisplayNews {
  private static let listeners = Atomic<Int>(0)
  private static let drawings = Atomic<Int>(0)
  private static let isWaiting = Atomic<Bool>(false)
  private static let actions = Mutex<[Int: @MainActor @Sendable () -> Void]>([:])

  /// A Boolean value that indicates whether anyone is to hear of changes now.
  package static var areHeard: Bool {
    listeners.load(ordering: .relaxed) > 0 && drawings.load(ordering: .relaxed) == 0
  }

  /// Tells all listeners at the next turn of the main actor, once, however many changes there are until then.
  package static func post() {
    guard areHeard, !isWaiting.exchange(true, ordering: .relaxed) else { return }
    Task { @MainActor in
      isWaiting.store(false, ordering: .relaxed)
      for action in actions.withLock({ Array($0.values) }) { action() }
    }
  }

  /// Does what looks at changes, and may make some: laying out and drawing. None of them is posted.
  @MainActor package static func silently<Result>(_ body: () throws -> Result) rethrows -> Result {
    drawings.add(1, ordering: .relaxed)
    defer { drawings.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Calls an action after changes, on the main actor, until it is removed.
  ///
  /// - Returns: The number by which it is removed.
  package static func listen(_ action: @escaping @MainActor @Sendable () -> Void) -> Int {
    let number = listeners.add(1, ordering: .relaxed).newValue
    return actions.withLock {
      let key = max(number, ($0.keys.max() ?? 0) + 1)
      $0[key] = action
      return key
    }
  }

  /// Calls an action no more.
  package static func stopListening(_ number: Int) {
    let wasThere = actions.withLock { $0.removeValue(forKey: number) != nil }
    if wasThere { listeners.subtract(1, ordering: .relaxed) }
  }
}

/// The changes of layers that someone has to hear of.
enum LayerChanges {
  /// A Boolean value that indicates whether a change is to be animated, or to be shown: the only question of a layer while
  /// neither is.
  static var areFollowed: Bool { AnimationScopes.isOpen || DisplayNews.areHeard }
}
