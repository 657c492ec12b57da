import Foundation
import Synchronization

/// What a child writes to its standard error: passed on at once, and its end kept.
final class ErrorOutput: Sendable {
  /// The most bytes that are kept: Swift's record of the stacks of many threads comes after what is wanted.
  private static let most = 262_144

  let pipe = Pipe()
  private let kept = Mutex<[UInt8]>([])
  private let isAtEnd = DispatchSemaphore(value: 0)

  init() {
    let file = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while true {
        // Until the child, and whatever has its output too, is gone.
        let data = file.availableData
        if data.isEmpty { break }
        try? FileHandle.standardError.write(contentsOf: data)
        kept.withLock { kept in
          kept += data
          if kept.count > 2 * Self.most { kept.removeFirst(kept.count - Self.most) }
        }
      }
      isAtEnd.signal()
    }
  }

  /// The end of what was written, once the child has gone: what is still on its way is waited for, but not for long.
  func end() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = self.isAtEnd.wait(timeout: .now() + 0.5)
        continuation.resume(returning: self.kept.withLock { $0 })
      }
    }
  }
}
