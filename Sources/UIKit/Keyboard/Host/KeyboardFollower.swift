import Foundation

/// An object that adjusts its layout for the keyboard.
@MainActor protocol KeyboardFollower: AnyObject {
  /// The window with the keyboard to follow.
  var followedWindow: UIWindow? { get }
  /// Called inside the animation of the keyboard.
  func keyboardMoved(in window: UIWindow)
}

/// The objects that follow a keyboard, held weakly.
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
