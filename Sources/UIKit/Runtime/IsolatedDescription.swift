import Dispatch
import Foundation

/// A mark on the main queue that lets code find out whether it runs there without waiting.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Returns a main-actor description, or a plain one elsewhere, because Foundation can request it from any thread.
///
/// - Parameters:
///   - plain: The description for other threads.
///   - describe: A closure that returns the description on the main actor.
func description(elsewhere plain: String, _ describe: @MainActor () -> String) -> String {
  // On Linux, the main thread doesn't necessarily serve the main queue.
  guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true else { return plain }
  return MainActor.assumeIsolated(describe)
}
