import Foundation
import Synchronization

/// An object that reports when something may have changed in a set of folders.
///
/// The kernel sends the notifications, so the watch does no work while nothing changes. If the kernel can't send them, the
/// watch reports a possible change every second.
final class SourceWatch: Sendable {
  /// A sequence with an element after each possible change; several changes at the same time produce one element.
  let events: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let file: Int32
  private let looksEachSecond = Mutex(false)

  init() {
    (events, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    file = inotify_init1(Int32(IN_CLOEXEC))
    guard file >= 0 else {
      lookEachSecond()
      return
    }
    Thread.detachNewThread { [file, continuation] in
      var bytes = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = read(file, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        continuation.yield()
      }
    }
  }

  /// Watches folders in addition to the ones that it already watches.
  func add(_ folders: Set<String>) {
    let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
    // The number of watches per user is limited. A folder that no longer exists doesn't need one.
    for folder in folders where inotify_add_watch(file, folder, UInt32(mask)) < 0 && errno == ENOSPC {
      return lookEachSecond()
    }
  }

  private func lookEachSecond() {
    let looked = looksEachSecond.withLock { looks in
      defer { looks = true }
      return looks
    }
    guard !looked else { return }
    Thread.detachNewThread { [continuation] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        continuation.yield()
      }
    }
  }
}
