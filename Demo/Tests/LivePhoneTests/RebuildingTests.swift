import Browsing
import Foundation
import Testing

@testable import LivePhone

extension LivePhoneTests {
  /// Programs that are built again while they run, by a script in place of a compiler.
  @MainActor @Suite(.serialized) final class RebuildingTests {
    private let folder: URL
    private var program: TrialProgram?

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("rebuilding-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("sources"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: try TrialProgram.file, to: folder.appendingPathComponent("program"))
      try write("First", to: "title.txt")
      try write("First", to: "built.txt")
      // As a linker does, it puts another file where the program is.
      try write(
        """
        echo built >> log.txt
        if grep -q wrong title.txt; then
          echo "Compiling …"
          echo "$PWD/title.txt:2:7: error: cannot find 'wrong' in scope"
          echo "$PWD/title.txt:2:7: error: cannot find 'wrong' in scope"
          exit 1
        fi
        head -n 1 title.txt | tr -d '\\n' > built.txt
        cp program other && mv other program
        """, to: "build.sh")
    }

    isolated deinit {
      program?.end()
      try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to file: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(file))
    }

    private func start(_ page: String) async throws -> TrialProgram {
      let program = try await TrialProgram(
        at: folder.appendingPathComponent("program"), [page], environment: ["TRIAL_FOLDER": folder.path])
      self.program = program
      return program
    }

    @Test func `what a build has made is shown where the program before it was`() async throws {
      let program = try await start("good")
      let watcher = try await program.watch()
      var settings = try await program.wait(for: "settings") { watcher.settings }
      (settings.page, settings.isDark, settings.width, settings.textSize) = ("books", true, 320, .xLarge)
      let number = try #require(watcher.number)
      let body = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
      #expect(try await program.request("POST /settings?watcher=\(number)", body: body).status == 204)
      _ = try await program.wait(for: "the first title") { watcher.labels.contains("First") ? true : nil }
      _ = try await program.request(
        "POST /input?watcher=\(number)",
        body: #"{"now":0,"events":[{"kind":"wheel","x":100,"y":400,"dx":0,"dy":2345}]}"#)
      let books = try await program.wait(for: "other books") {
        let books = watcher.labels.filter { $0.hasPrefix("Book ") }
        return books.isEmpty || books[0].hasPrefix("Book 1,") || books[0] == "Book 1" ? nil : books
      }
      try write("Second", to: "title.txt")
      _ = try await program.wait(for: "the first one's end") { watcher.hasEnded ? true : nil }
      #expect(watcher.builds.map(\.state) == [.building, .starting])
      #expect(watcher.builds.first?.changed == ["title.txt"])
      let next = try await program.watch()
      _ = try await program.wait(for: "the second title") { next.labels.contains("Second") ? true : nil }
      #expect(next.settings == settings)
      _ = try await program.wait(for: "the same books") {
        next.labels.filter { $0.hasPrefix("Book ") } == books ? true : nil
      }
      #expect(next.builds.map(\.state) == [.built])
      #expect(next.builds.first?.seconds ?? 0 > 0)
    }

    @Test func `a build that fails is told with its lines, and the program runs on until one succeeds`() async throws {
      let program = try await start("books")
      let watcher = try await program.watch()
      _ = try await program.wait(for: "books") { watcher.labels.contains("First") ? true : nil }
      try write("Second\n  say(wrong)\n", to: "title.txt")
      let news = try await program.wait(for: "errors") { watcher.builds.first { $0.state == .failed } }
      #expect(
        news.problems == [
          BuildProblem(file: "title.txt", line: 2, message: "cannot find 'wrong' in scope", code: "say(wrong)")
        ])
      #expect(news.output.isEmpty)
      // The old program still runs, and a watcher that joins now also receives the errors.
      #expect(!watcher.hasEnded)
      let other = try await program.watch()
      _ = try await program.wait(for: "the errors") { other.builds.first?.state == .failed ? true : nil }
      _ = try await program.wait(for: "the old title") { other.labels.contains("First") ? true : nil }
      try write("Third", to: "title.txt")
      _ = try await program.wait(for: "its end") { other.hasEnded ? true : nil }
      let next = try await program.watch()
      _ = try await program.wait(for: "the third title") { next.labels.contains("Third") ? true : nil }
    }

    @Test func `a program that has crashed, or hangs, gives way to a new one`() async throws {
      let program = try await start("trap")
      _ = try await program.wait(for: "an ending") { try await program.ending() }
      try write("Wrong wrong", to: "title.txt")
      _ = try await program.wait(for: "a build that has failed") {
        ((try await program.ending())?["build"] as? [String: Any])?["state"] as? String == "failed" ? true : nil
      }
      try write("Right", to: "title.txt")
      // This program also traps, and the keeper reports the ending again.
      _ = try await program.wait(for: "another ending") {
        ((try? await program.ending())??["build"] as? [String: Any])?["state"] as? String == "built" ? true : nil
      }
      self.program?.end()
      let hanging = try await start("hang")
      let watcher = try await hanging.watch()
      _ = try await hanging.wait(for: "a notice") { watcher.kinds.contains("busy") ? true : nil }
      try write("Right again", to: "title.txt")
      _ = try await hanging.wait(for: "its end") { watcher.hasEnded ? true : nil }
    }

    // MARK: The parts

    @Test func `what changes while it is built is built once more, and then told`() async throws {
      try write("sleep 0.4; echo built >> log.txt; exit 0", to: "slow.sh")
      let build = LiveBuild(["bash", "slow.sh"], in: folder.path, sources: ["sources"])
      let (news, continuation) = AsyncStream<BuildNews.State>.makeStream()
      let builder = Builder(build: build) { continuation.yield($0.state) }
      let running = Task { await builder.run() }
      // In a folder that was not there before.
      let inner = folder.appendingPathComponent("sources/Inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("1".utf8).write(to: inner.appendingPathComponent("A.swift"))
      var states: [BuildNews.State] = []
      for await state in news {
        states.append(state)
        if states.count == 1 { try Data("22".utf8).write(to: inner.appendingPathComponent("A.swift")) }
        if state == .built { break }
      }
      running.cancel()
      #expect(states == [.building, .building, .built])
      let log = try String(contentsOf: folder.appendingPathComponent("log.txt"), encoding: .utf8)
      #expect(log == "built\nbuilt\n")
    }

    @Test func `files that come, go and change count, hidden ones and an editor's do not`() throws {
      let sources = [folder.appendingPathComponent("sources"), folder.appendingPathComponent("title.txt")]
      try write("1", to: "sources/A.swift")
      let first = SourceState(of: sources)
      for hidden in ["sources/.A.swift.swp", "sources/A.swift~", "sources/#A.swift#", "log.txt"] {
        try write("x", to: hidden)
      }
      #expect(SourceState(of: sources).changes(since: first).isEmpty)
      try write("22", to: "sources/A.swift")
      try write("x", to: "sources/B.swift")
      try FileManager.default.removeItem(at: sources[1])
      let names = SourceState(of: sources).changes(since: first).map { URL(fileURLWithPath: $0).lastPathComponent }
      #expect(names == ["A.swift", "B.swift", "title.txt"])
      // A link that leads back has an end.
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("sources/back"), withDestinationURL: folder)
      #expect(SourceState(of: sources).folders.count == 2)
    }

    @Test func `errors are found in what a compiler says; without any, its last lines are told`() async throws {
      let text = """
        [3/7] Compiling Feed
        \(folder.path)/sources/Feed.swift:3:9: error: cannot find 'x' in scope
        1 | a
        3 |   x
          |   `- error: cannot find 'x' in scope
        /usr/include/other.h:12: fatal error: no such file: why
        \(folder.path)/sources/Feed.swift:4:1: warning: unused
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        """
      try write("a\n\n  x\n", to: "sources/Feed.swift")
      #expect(
        BuildProblem.all(in: text, from: folder) == [
          BuildProblem(file: "sources/Feed.swift", line: 3, message: "cannot find 'x' in scope", code: "x"),
          BuildProblem(file: "/usr/include/other.h", line: 12, message: "no such file: why"),
        ])
      try write("echo one; echo; echo two >&2; exit 3", to: "silent.sh")
      let build = LiveBuild(["bash", "silent.sh"], in: folder.path, sources: ["title.txt"])
      let (news, continuation) = AsyncStream<BuildNews>.makeStream()
      let builder = Builder(build: build) { continuation.yield($0) }
      let running = Task { await builder.run() }
      try write("changed", to: "title.txt")
      for await one in news where one.state == .failed {
        #expect(one.output == ["one", "two"] && one.problems.isEmpty)
        break
      }
      running.cancel()
    }

    @Test func `a package is built as it was, for its own product`() throws {
      let products = folder.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug")
      let program = products.appendingPathComponent("Reading")
      #expect(throws: LivePhoneError.self) { try LiveBuild.package(of: program, watching: [], arguments: []) }
      try write("", to: "Package.swift")
      let build = try LiveBuild.package(of: program, watching: ["../Other"], arguments: ["-Xswiftc", "-O"])
      #expect(
        build.command == [
          "swift", "build", "--package-path", folder.path, "--scratch-path", folder.path + "/.build", "--configuration",
          "debug", "--product", "Reading", "-Xswiftc", "-O",
        ])
      #expect(build.sources.map(\.standardizedFileURL.lastPathComponent) == [folder.lastPathComponent, "Other"])
    }
  }
}
