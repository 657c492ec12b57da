import UIKit

/// Marks the main queue, because on some systems a thread other than the main thread can serve it.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// A Boolean value that indicates whether the caller runs on the main actor.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true }

/// Performs work on the main actor: immediately if the caller runs there, and otherwise in a later turn.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
