import Dispatch
import Foundation

/// Marks the main queue, so that code which must not wait can ask whether it runs there.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Returns a description that only the main actor can give, or a plain one elsewhere: Foundation asks for it anywhere.
///
/// - Parameters:
///   - plain: What can be said of the object anywhere.
///   - describe: What the main actor says.
func description(elsewhere plain: String, _ describe: @MainActor () -> String) -> String {
  // On Linux the main queue need not be served by the main thread.
  guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true else { return plain }
  return MainActor.assumeIsolated(describe)
}
