import Foundation
import Synchronization

/// An object that immediately passes on a child's standard error output, and keeps the end of it.
final class ErrorOutput: Sendable {
  /// The number of bytes to keep.
  ///
  /// Swift's backtraces of many threads come after the part that's needed.
  private static let most = 262_144

  let pipe = Pipe()
  private let kept = Mutex<[UInt8]>([])
  private let isAtEnd = DispatchSemaphore(value: 0)

  init() {
    let file = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while true {
        // Reads until the child, and every other process that shares its output, has ended.
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

  /// Returns the end of the output after the child has ended.
  ///
  /// The method waits for output that hasn't arrived yet, but at most half a second.
  func end() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = self.isAtEnd.wait(timeout: .now() + 0.5)
        continuation.resume(returning: self.kept.withLock { $0 })
      }
    }
  }
}
