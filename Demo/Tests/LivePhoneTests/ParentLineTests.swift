import Browsing
import Foundation
import Synchronization
import Testing

@testable import LivePhone

extension LivePhoneTests {
  /// The messages that a program receives from the program that keeps it.
  @Suite struct ParentLineTests {
    /// The state of the reading thread.
    private struct State {
      var thread: pthread_t?
      var heard: [String] = []
      var isAtEnd = false
    }

    private final class Reader: Sendable {
      let state = Mutex(State())

      /// Reads in a thread of its own.
      init(_ file: Int32) {
        Thread.detachNewThread {
          self.state.withLock { $0.thread = pthread_self() }
          ParentLine.read(file) { message in
            if case .leave(let path) = message { self.state.withLock { $0.heard.append(path) } }
          }
          self.state.withLock { $0.isAtEnd = true }
        }
      }
    }

    private func wait(_ reader: Reader, until holds: (borrowing State) -> Bool) async throws {
      try await firstValue(of: "a state of the reader") { reader.state.withLock { holds($0) } ? () : nil }
    }

    @Test func `a signal that interrupts the reading is no end, and the parent's going is one`() async throws {
      // As the signal by which Swift stops all threads while it writes their stacks: without SA_RESTART.
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in }
      sigaction(SIGUSR2, &action, nil)
      var line = ParentLine()
      let input = try #require(line?.input)
      let reader = Reader(input.fileDescriptor)
      try await wait(reader) { $0.thread != nil }
      for number in 0..<20 {
        try await Task.sleep(for: .milliseconds(5))
        let thread = try #require(reader.state.withLock { $0.thread })
        #expect(pthread_kill(thread, SIGUSR2) == 0)
        line?.tell(.leave(stateFile: "\(number)"))
      }
      try await wait(reader) { $0.heard == (0..<20).map { "\($0)" } }
      #expect(!reader.state.withLock { $0.isAtEnd })
      line = nil
      try await wait(reader) { $0.isAtEnd }
    }
  }
}
