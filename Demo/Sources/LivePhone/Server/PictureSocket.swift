import FlyingFox
import Foundation
import Synchronization

/// The connection by which one watcher gets pictures, and says which it has shown.
struct PictureSocket: WSMessageHandler {
  let screen: Screen
  let lines: WatcherLines

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, output) = AsyncStream<Watcher.Message>.makeStream()
    let line = lines.add(output)
    return AsyncStream { continuation in
      let sending = Task {
        for await message in messages {
          switch message {
          case .text(let text): continuation.yield(.text(text))
          case .data(let bytes): continuation.yield(.data(Data(bytes)))
          }
        }
        continuation.finish()
      }
      let receiving = Task {
        let number = await lines.watchingMainActor { await screen.connect(output) }
        guard let number else {
          continuation.yield(.close(WSCloseCode(1013, reason: "Too many watch already")))
          return continuation.finish()
        }
        for await message in client {
          // Whatever else comes is nothing that this server knows.
          if case .text(let text) = message, text.utf8.count <= 10, let frame = UInt32(text) {
            await screen.acknowledge(frame, from: number)
          }
        }
        await screen.disconnect(number)
        lines.remove(line)
      }
      continuation.onTermination = { _ in
        sending.cancel()
        receiving.cancel()
        output.finish()
      }
    }
  }
}

/// The lines to all watchers, for what has to be said while the main actor is busy.
final class WatcherLines: Sendable {
  /// How long the main actor may take before the watchers are told.
  private static let patience = Duration.seconds(2)

  private let restarts = Mutex(false)
  /// Whether the program is started again when it ends: a page that hangs need not be waited for.
  var canRestart: Bool {
    get { restarts.withLock { $0 } }
    set { restarts.withLock { $0 = newValue } }
  }

  private let outputs = Mutex<[Int: AsyncStream<Watcher.Message>.Continuation]>([:])

  /// Where a build stands, which who comes later is told too.
  private let news = Mutex<BuildNews?>(nil)

  /// Tells all watchers where a build stands.
  func tell(_ news: BuildNews) {
    self.news.withLock { $0 = news }
    guard let message = Self.message(news) else { return }
    for output in outputs.withLock({ Array($0.values) }) { output.yield(.text(message)) }
  }

  private static func message(_ news: BuildNews) -> String? {
    (try? JSONEncoder().encode(news)).map { String(decoding: $0, as: UTF8.self) }
  }

  func add(_ output: AsyncStream<Watcher.Message>.Continuation) -> Int {
    if let message = news.withLock({ $0 }).flatMap(Self.message) { output.yield(.text(message)) }
    return outputs.withLock {
      let line = ($0.keys.max() ?? 0) + 1
      $0[line] = output
      return line
    }
  }

  func remove(_ line: Int) { outputs.withLock { _ = $0.removeValue(forKey: line) } }

  /// Does something on the main actor, and tells all watchers if that takes long: the app's code is at work, or hangs.
  func watchingMainActor<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result {
    // Whether it has told them.
    let alarm = Task {
      guard (try? await Task.sleep(for: Self.patience)) != nil else { return false }
      tell("busy")
      return true
    }
    let result = await body()
    alarm.cancel()
    if await alarm.value { tell("ready") }
    return result
  }

  private func tell(_ kind: String) {
    let message = "{\"kind\":\"\(kind)\",\"canRestart\":\(canRestart)}"
    for output in outputs.withLock({ Array($0.values) }) { output.yield(.text(message)) }
  }
}
