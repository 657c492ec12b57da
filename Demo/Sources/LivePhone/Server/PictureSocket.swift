import Foundation
import Synchronization

/// The connection through which a watcher receives pictures, and reports the ones that it has shown.
struct PictureSocket: Sendable {
  let screen: Screen
  let lines: WatcherLines

  /// Sends pictures and receives the watcher's messages, until either end disconnects.
  func run(on connection: Connection, _ limits: ServerLimits) async {
    let output = WatcherOutput(limits)
    let line = lines.add(output)
    await withTaskGroup { group in
      group.addTask {
        await read(from: connection, output, limits)
        output.finish()
      }
      group.addTask {
        while (try? await Task.sleep(for: limits.silence)) != nil { output.ping() }
      }
      await send(output, on: connection)
      // The reader may still wait for the app.
      connection.shutDown()
      group.cancelAll()
    }
    lines.remove(line)
    await connection.linger()
  }

  private func send(_ output: WatcherOutput, on connection: Connection) async {
    for await frame in output.frames {
      guard !output.isOverfull, (try? await connection.send(output.take(frame))) != nil else { return }
    }
  }

  private func read(from connection: Connection, _ output: WatcherOutput, _ limits: ServerLimits) async {
    let number = await lines.watchingMainActor { await screen.connect(output) }
    guard let number else { return output.close(1013, "Too many watch already") }
    do {
      while true {
        let frame = try await within(limits.silence * 3) { try await connection.readFrame() }
        switch frame.kind {
        case .text:
          // A watcher can't send any other text that the server understands.
          guard let frame = UInt32(String(decoding: frame.payload, as: UTF8.self)) else { continue }
          await screen.acknowledge(frame, from: number)
        case .ping: output.pong(frame.payload)
        case .close: throw SocketFrame.Failure(code: 1000)
        case .data, .pong: break
        }
      }
    } catch let failure as SocketFrame.Failure {
      output.close(failure.code)
    } catch {
      // The watcher has disconnected.
    }
    await screen.disconnect(number)
  }
}

/// The lines to all watchers, for messages that have to be sent while the main actor is busy.
final class WatcherLines: Sendable {
  /// The time that the main actor may take before the watchers receive a message.
  private static let patience = Duration.seconds(2)

  private let restarts = Mutex(false)
  /// A Boolean value that indicates whether the program is started again when it ends.
  ///
  /// If it is, the user doesn't have to wait for a page that hangs.
  var canRestart: Bool {
    get { restarts.withLock { $0 } }
    set { restarts.withLock { $0 = newValue } }
  }

  private let outputs = Mutex<[Int: WatcherOutput]>([:])

  /// The state of the last build, which is also sent to watchers that connect later.
  private let news = Mutex<BuildNews?>(nil)

  /// Sends the state of a build to all watchers.
  func tell(_ news: BuildNews) {
    self.news.withLock { $0 = news }
    guard let message = Self.message(news) else { return }
    for output in outputs.withLock({ Array($0.values) }) { output.yield(.text(message)) }
  }

  private static func message(_ news: BuildNews) -> String? {
    (try? JSONEncoder().encode(news)).map { String(decoding: $0, as: UTF8.self) }
  }

  func add(_ output: WatcherOutput) -> Int {
    if let message = news.withLock({ $0 }).flatMap(Self.message) { output.yield(.text(message)) }
    return outputs.withLock {
      let line = ($0.keys.max() ?? 0) + 1
      $0[line] = output
      return line
    }
  }

  func remove(_ line: Int) { outputs.withLock { _ = $0.removeValue(forKey: line) } }

  /// Runs a closure on the main actor, and notifies all watchers if that takes a long time.
  ///
  /// In this case, the app's code is still running, or it hangs.
  func watchingMainActor<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result {
    // Returns whether it has notified the watchers.
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
