import Foundation
import Synchronization

/// An object that ends the animations on a screen at their time, such as UIKit's clock.
@MainActor package protocol AnimationFollower: AnyObject, Sendable {
  /// Examines the animations that were added or removed since the last call.
  func lookAtAnimations()

  /// Calls a closure when all animations of a record have ended, or at the next turn if there are none.
  func whenOver(_ record: AnimationRecord, _ completion: @escaping (Bool) -> Void)
}

/// A channel that notifies the follower of added and removed animations.
package enum AnimationNews {
  private static let isWaiting = Mutex(false)
  private static let toldFollower = Mutex<(any AnimationFollower)?>(nil)
  private static let animatingTrees = Mutex<Set<Int>>([])

  /// The follower to notify, or `nil` as long as there is no screen.
  @MainActor package static var follower: (any AnimationFollower)? {
    get { toldFollower.withLock { $0 } }
    set {
      toldFollower.withLock { $0 = newValue }
      // The new follower receives earlier notifications now.
      if take() { post() }
    }
  }

  /// Notifies the follower of a change. Any thread can call this method.
  package static func post() {
    DisplayNews.post()
    let isFirst = isWaiting.withLock {
      let wasWaiting = $0
      $0 = true
      return !wasWaiting
    }
    if isFirst, !MediaTime.isHeld { Task { @MainActor in follower?.lookAtAnimations() } }
  }

  /// Returns whether there are changes to report, and resets the flag.
  package static func take() -> Bool {
    isWaiting.withLock {
      let wasWaiting = $0
      $0 = false
      return wasWaiting
    }
  }

  /// Records that a numbered tree of layers has an animation. Any thread can call this method.
  package static func note(tree number: Int) { animatingTrees.withLock { _ = $0.insert(number) } }

  /// Returns the numbers of the recorded trees in ascending order, and removes them.
  ///
  /// Record a tree again if it still has an animation.
  package static func takeTrees() -> [Int] {
    animatingTrees.withLock {
      let numbers = $0.sorted()
      $0.removeAll()
      return numbers
    }
  }

  /// Calls a closure when all animations of a record have ended.
  ///
  /// Without a follower no animation runs, so the method calls the closure at the next turn.
  @MainActor static func whenOver(_ record: AnimationRecord, _ completion: @escaping (Bool) -> Void) {
    if let follower { return follower.whenOver(record, completion) }
    Task { @MainActor in completion(record.result ?? true) }
  }
}
