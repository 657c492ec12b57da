import UIKit

/// Marks the main queue, since on some systems another thread than the main one may serve it.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the caller runs on the main actor.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true }

/// Does something on the main actor: at once where this is it, else in one of its next turns.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
