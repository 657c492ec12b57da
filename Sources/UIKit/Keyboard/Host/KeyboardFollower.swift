import Foundation

/// What makes room for the keyboard.
@MainActor protocol KeyboardFollower: AnyObject {
  /// The window whose keyboard it follows.
  var followedWindow: UIWindow? { get }
  /// Called in the animation in which the keyboard moves.
  func keyboardMoved(in window: UIWindow)
}

/// Everything that follows a keyboard, held weakly.
@MainActor enum KeyboardFollowers {
  private struct Entry { weak var follower: (any KeyboardFollower)? }
  private static var entries: [Entry] = []

  static func add(_ follower: any KeyboardFollower) {
    entries.removeAll { $0.follower == nil }
    entries.append(Entry(follower: follower))
  }

  static func tell(_ window: UIWindow) {
    for follower in entries.compactMap(\.follower) where follower.followedWindow === window {
      follower.keyboardMoved(in: window)
    }
  }
}
