import Foundation
import Synchronization

/// Says when something may have changed in some folders: the kernel tells, so that nothing is done while nothing changes.
///
/// Where it cannot be asked to, everything is looked at each second.
final class SourceWatch: Sendable {
  /// An element after something may have changed; several that come together are one.
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

  /// Watches folders, beside those that it watches already.
  func add(_ folders: Set<String>) {
    let mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
    // A user has so many watches and no more. A folder that has gone meanwhile needs none.
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
