import Foundation
import Synchronization

/// An object that ends the animations on a screen when their time has come: UIKit's clock.
@MainActor package protocol AnimationFollower: AnyObject, Sendable {
  /// Looks after animations that have come or gone since the last look.
  func lookAtAnimations()

  /// Calls a block when all animations of a record have ended; at the next turn if there are none.
  func whenOver(_ record: AnimationRecord, _ completion: @escaping (Bool) -> Void)
}

/// The channel that notifies the follower of added and removed animations.
package enum AnimationNews {
  private static let isWaiting = Mutex(false)
  private static let toldFollower = Mutex<(any AnimationFollower)?>(nil)
  private static let animatingTrees = Mutex<Set<Int>>([])

  /// The follower to notify; nil as long as there is no screen.
  @MainActor package static var follower: (any AnimationFollower)? {
    get { toldFollower.withLock { $0 } }
    set {
      toldFollower.withLock { $0 = newValue }
      // Earlier news are delivered now.
      if take() { post() }
    }
  }

  /// Safe to call from anywhere.
  package static func post() {
    DisplayNews.post()
    let isFirst = isWaiting.withLock {
      let wasWaiting = $0
      $0 = true
      return !wasWaiting
    }
    if isFirst, !MediaTime.isHeld { Task { @MainActor in follower?.lookAtAnimations() } }
  }

  /// Returns whether there are news, and clears them.
  package static func take() -> Bool {
    isWaiting.withLock {
      let wasWaiting = $0
      $0 = false
      return wasWaiting
    }
  }

  /// Notes that something animates in a numbered tree of layers. Safe to call from anywhere.
  package static func note(tree number: Int) { animatingTrees.withLock { _ = $0.insert(number) } }

  /// Returns the numbers of the trees that were noted, ascending, and forgets them: one in which something still animates is to
  /// be noted again.
  package static func takeTrees() -> [Int] {
    animatingTrees.withLock {
      let numbers = $0.sorted()
      $0.removeAll()
      return numbers
    }
  }

  /// Calls a block when all animations of a record have ended. Without a follower nothing runs: then at the next turn.
  @MainActor static func whenOver(_ record: AnimationRecord, _ completion: @escaping (Bool) -> Void) {
    if let follower { return follower.whenOver(record, completion) }
    Task { @MainActor in completion(record.result ?? true) }
  }
}
