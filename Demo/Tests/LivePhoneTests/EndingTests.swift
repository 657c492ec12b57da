import Browsing
import Foundation
import Testing

@testable import LivePhone

extension LivePhoneTests {
  /// Programs that trap, end and hang: real ones, each with the process that keeps it.
  @MainActor @Suite(.serialized) struct EndingTests {
    /// Taps a button of the trial's first page.
    private func tap(_ y: Int, in program: TrialProgram) async throws {
      let watcher = try await program.watch()
      let number = try await program.wait(for: "a number") { watcher.number }
      let touches = ["began", "ended"].map { phase in
        #"{"kind":"touches","time":0,"touches":[{"id":1,"phase":"\#(phase)","x":140,"y":\#(y)}]}"#
      }
      // One that ends does not answer.
      _ = try? await program.request(
        "POST /input?watcher=\(number)", body: #"{"now":0,"events":[\#(touches.joined(separator: ","))]}"#)
    }

    @Test func `a trap is told with its message, and the program is started again`() async throws {
      let program = try await TrialProgram(page: "good")
      defer { program.end() }
      try await tap(142, in: program)
      let ending = try await program.wait(for: "an ending") { try await program.ending() }
      #expect((ending["signal"] as? Int).map { [SIGILL, SIGTRAP].contains(Int32($0)) } == true, "\(ending)")
      let lines = try #require(ending["lines"] as? [String])
      #expect(lines.first?.contains("Fatal error: The trial has trapped, as asked for") == true, "\(lines)")
      // The page itself is there too, and nobody else may start anything.
      #expect(try await program.request("GET /").status == 200)
      #expect(try await program.request("GET /main.js").status == 200)
      let foreign = try RawConnection(port: program.port)
      #expect(
        try await foreign.exchange(
          "POST /restart?key=\(program.key) HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\n"
            + "Origin: http://evil.example\r\nContent-Length: 0\r\n\r\n"
        ).status == 403)
      #expect(try await program.request("POST /restart").status == 204)
      let watcher = try await program.watch()
      _ = try await program.wait(for: "a picture") { watcher.kinds.contains("frame") ? true : nil }
      #expect(try await program.ending() == nil)
    }

    @Test func `a page that traps while it is loaded is told too`() async throws {
      let program = try await TrialProgram(page: "trap")
      defer { program.end() }
      let ending = try await program.wait(for: "an ending") { try await program.ending() }
      #expect((ending["lines"] as? [String])?.first?.contains("This page cannot be loaded") == true, "\(ending)")
    }

    @Test func `a port that another program takes at the last moment is passed over`() async throws {
      let mark = FileManager.default.temporaryDirectory.appendingPathComponent("thief-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: mark) }
      let program = try await TrialProgram(at: TrialProgram.file, ["good"], environment: ["TRIAL_THIEF": mark.path])
      defer { program.end() }
      #expect(FileManager.default.fileExists(atPath: mark.path), "the port was taken")
      let watcher = try await program.watch()
      _ = try await program.wait(for: "a picture") { watcher.kinds.contains("frame") ? true : nil }
    }

    @Test func `a program that ends itself says with which status`() async throws {
      let program = try await TrialProgram(page: "good")
      defer { program.end() }
      try await tap(202, in: program)
      let ending = try await program.wait(for: "an ending") { try await program.ending() }
      #expect(ending["status"] as? Int == 3)
      #expect(ending["signal"] == nil)
    }

    @Test func `a page that never returns is told after two seconds, and can be ended`() async throws {
      let program = try await TrialProgram(page: "hang")
      defer { program.end() }
      let watcher = try await program.watch()
      _ = try await program.wait(for: "a notice") { watcher.kinds.contains("busy") ? true : nil }
      #expect(watcher.canRestart)
      _ = try? await program.request("POST /restart")
      _ = try await program.wait(for: "the child's end") { watcher.hasEnded ? true : nil }
      // Another one, which hangs as well.
      let next = try await program.watch()
      _ = try await program.wait(for: "a notice") { next.kinds.contains("busy") ? true : nil }
    }

    @Test func `the child goes when its parent goes`() async throws {
      let program = try await TrialProgram(page: "good")
      _ = try await program.watch()
      kill(program.number, SIGKILL)
      _ = try await program.wait(for: "a free port") {
        (try? RawConnection(port: program.port)) == nil ? true : nil
      }
    }

    @Test func `a thousand connections that say nothing keep nobody out`() async throws {
      let program = try await TrialProgram(page: "good")
      defer { program.end() }
      var idle: [RawConnection] = []
      for _ in 0..<1000 { idle.append(try RawConnection(port: program.port)) }
      let watcher = try await program.watch()
      _ = try await program.wait(for: "a picture") { watcher.kinds.contains("frame") ? true : nil }
      for connection in idle { try connection.send(Array("GET / HT".utf8)) }
      #expect(try await program.request("GET /").status == 200)
      for connection in idle { connection.end() }
      #expect(try await program.request("GET /").status == 200)
    }

    @Test
    func `more silent connections than files may be open end the oldest of them, and neither a watcher nor a page`()
      async throws
    {
      // The program may open 128 files.
      let shell = "ulimit -n 128; exec '\(try TrialProgram.file.path)' good"
      let program = try await TrialProgram(at: URL(fileURLWithPath: "/bin/sh"), ["-c", shell])
      defer { program.end() }
      let watcher = try await program.watch()
      _ = try await program.wait(for: "a picture") { watcher.kinds.contains("frame") ? true : nil }
      var idle: [RawConnection] = []
      for _ in 0..<500 {
        let connection = try RawConnection(port: program.port)
        try? connection.send(Array("GET / HT".utf8))
        idle.append(connection)
      }
      #expect(try await program.request("GET /").status == 200)
      #expect(await idle[0].readToEnd() == [])
      // The watcher touches, and is shown what comes of it.
      let number = try await program.wait(for: "a number") { watcher.number }
      let answer = try await program.request("POST /drive?watcher=\(number)")
      #expect(answer.status == 204)
      #expect(!watcher.hasEnded)
    }
  }

  /// The report of a program's end.
  @Suite struct EndingLineTests {
    @Test func `an ending tells what was written last, from the fatal error on`() {
      let text = "one\ntwo\n\nMain.swift:3: Fatal error: No room:\n 7 of 7\n\n*** Signal 4: Backtracing\n 0 main\n"
      #expect(
        Ending(signal: 5, errors: Array(text.utf8)).lines == [
          "Main.swift:3: Fatal error: No room:", " 7 of 7",
        ])
      // The record of the stack may say it again.
      let again =
        "A.swift:1: Fatal error: Gone\n*** Signal 4: Backtracing from 0x1... done ***\nThread 1: Fatal error\n"
      #expect(Ending(signal: 4, errors: Array(again.utf8)).lines == ["A.swift:1: Fatal error: Gone"])
      let many = (1...50).map { "line \($0)" }.joined(separator: "\n")
      #expect(Ending(status: 1, errors: Array(many.utf8)).lines == (37...50).map { "line \($0)" })
      #expect(Ending(status: 0, errors: [0xFF, 0x0A, 0xC3]).lines.count == 2)
      #expect(Ending(status: 0, errors: []).lines.isEmpty)
    }
  }
}
