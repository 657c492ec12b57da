import Synchronization

/// A channel that notifies listeners that the display may have changed since the last drawing.
///
/// Layers post a notification for each of their changes, and views for each mark. While nothing shows windows, there
/// are no listeners, and a post costs only a look at a number.
package enum DisplayNews {
  private static let listeners = Atomic<Int>(0)
  private static let drawings = Atomic<Int>(0)
  private static let isWaiting = Atomic<Bool>(false)
  private static let actions = Mutex<[Int: @MainActor @Sendable () -> Void]>([:])

  /// A Boolean value that indicates whether changes currently have listeners.
  package static var areHeard: Bool {
    listeners.load(ordering: .relaxed) > 0 && drawings.load(ordering: .relaxed) == 0
  }

  /// Notifies all listeners once at the next turn of the main actor, regardless of the number of changes until then.
  package static func post() {
    guard areHeard, !isWaiting.exchange(true, ordering: .relaxed) else { return }
    Task { @MainActor in
      isWaiting.store(false, ordering: .relaxed)
      for action in actions.withLock({ Array($0.values) }) { action() }
    }
  }

  /// Runs a closure, such as layout or drawing, without posting the changes that it makes.
  @MainActor package static func silently<Result>(_ body: () throws -> Result) rethrows -> Result {
    drawings.add(1, ordering: .relaxed)
    defer { drawings.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Calls an action after changes, on the main actor, until it's removed.
  ///
  /// - Returns: A number for removing the action.
  package static func listen(_ action: @escaping @MainActor @Sendable () -> Void) -> Int {
    let number = listeners.add(1, ordering: .relaxed).newValue
    return actions.withLock {
      let key = max(number, ($0.keys.max() ?? 0) + 1)
      $0[key] = action
      return key
    }
  }

  /// Removes an action.
  package static func stopListening(_ number: Int) {
    let wasThere = actions.withLock { $0.removeValue(forKey: number) != nil }
    if wasThere { listeners.subtract(1, ordering: .relaxed) }
  }
}

/// A namespace for whether layers follow their changes.
enum LayerChanges {
  /// A Boolean value that indicates whether changes need an animation or a notification.
  ///
  /// A layer checks only this value while they don't.
  static var areFollowed: Bool { AnimationScopes.isOpen || DisplayNews.areHeard }
}
