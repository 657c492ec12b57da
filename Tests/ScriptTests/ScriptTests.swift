import CompilerSupport
import Foundation
import Testing

/// The scripts' answers to options that they don't have. They answer before they install or build anything.
@Suite struct ScriptTests {
  private let tools: Toolchain

  init() throws { tools = try Toolchain() }

  /// Runs a script of the repository with the environment's variables, and more.
  private func run(_ script: String, _ arguments: [String], environment: [String] = []) throws -> Toolchain.Outcome {
    let file = tools.repository.appendingPathComponent(script).path
    return try tools.run(URL(fileURLWithPath: "/usr/bin/env"), environment + ["bash", file] + arguments)
  }

  @Test(arguments: [
    ("Tests/run", "--olny", "--only"), ("Tests/run", "--dmeo", "--demo"),
    ("Demo/run", "--pgae", "--page"), ("Demo/run", "--lvie", "--live"), (".ci/run", "--relase", "--release"),
    (".ci/run", "tetss", "tests"), (".ci/setup", "--browsers", "--browser"), (".ci/api", "--acept", "--accept"),
    (".ci/documentation", "--picture", "--pictures"), (".ci/words", "--lsit", "--list"),
    (".ci/figures", "--pritn", "--print"),
  ])
  func `an unknown option prints the nearest and all options, and ends with status 2`(
    script: String, option: String, nearest: String
  ) throws {
    let outcome = try run(script, [option])
    #expect(outcome.status == 2, "\(outcome.output)")
    let first = outcome.output.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("\(script): unknown") && first.contains(option) && first.contains(nearest))
    // The script's own list, a line each.
    #expect(outcome.output.contains("  \(script)"), "\(outcome.output)")
  }

  @Test(arguments: [
    (["--only", "UIKitTest"], "no test target is named UIKitTest. The nearest: UIKitTests"),
    (["--only", "PageTests"], "The nearest: PagesTests"),
    (["--only", "UIKitTests/Kyeboard"], "UIKitTests has no folder Kyeboard. The nearest: Keyboard"),
    (["--only"], "--only needs a value"), (["--filter", "Rows"], "Tests/run --only TARGET --filter 'Rows'"),
  ])
  func `a target that doesn't exist prints the nearest names`(arguments: [String], message: String) throws {
    let outcome = try run("Tests/run", arguments)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.output.contains(message), "\(outcome.output)")
  }

  @Test func `the tests of a folder are filtered by their names`() throws {
    let folder = ["--only", "ScriptTests/Words", "--skip-build"]
    let outcome = try run("Tests/run", folder + ["--filter", "numbers that are n.ne"])
    #expect(outcome.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(outcome.output)")
    let none = try run("Tests/run", folder + ["--filter", "a step that doesn't exist"])
    #expect(none.status == 1 && none.output.contains("No test matches."), "\(none.output)")
  }

  @Test func `a step that doesn't exist prints the nearest names`() throws {
    let outcome = try run("Tests/run", ["--only", "ChainTests"], environment: ["ONLY_STEP=onSelct"])
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.output.contains("no step is named onSelct. The nearest: onSelect,"), "\(outcome.output)")
  }

  @Test(arguments: [
    "Tests/run", "Demo/run", ".ci/run", ".ci/setup", ".ci/api", ".ci/documentation", ".ci/words", ".ci/figures",
  ])
  func `the options that a script prints are those in its comment`(script: String) throws {
    let outcome = try run(script, ["--there-is-none"])
    let text = try String(contentsOf: tools.repository.appendingPathComponent(script), encoding: .utf8)
    let comment = text.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("#") }.map { $0.dropFirst(2) }
    #expect(!comment.isEmpty && outcome.output.contains(comment.joined(separator: "\n")), "\(outcome.output)")
  }

  /// A folder with an `apt-get` that finds the lock taken a number of times.
  private func withAptGet(locked times: Int, _ body: (URL) throws -> Void) throws {
    try Toolchain.withTemporaryFolder { folder in
      let script = """
        #!/usr/bin/env bash
        count=$(cat "\(folder.path)/count" 2> /dev/null || echo 0)
        echo $((count + 1)) > "\(folder.path)/count"
        echo "$*" >> "\(folder.path)/calls"
        if [ "$count" -lt \(times) ]; then
          echo "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4711 (unattended-upgr)" >&2
          exit 100
        fi
        """
      let missing = "#!/bin/sh\nexit 1"
      for (name, text) in [("apt-get", script), ("dpkg-query", missing), ("pkg-config", missing)] {
        let source = folder.appendingPathComponent(name + ".text")
        try text.write(to: source, atomically: true, encoding: .utf8)
        // Another process writes the program. If this one did, a process that another test starts could inherit the
        // open file, and a program that's open for writing can't run ("Text file busy").
        let program = folder.appendingPathComponent(name).path
        let copy = ["install", "-m", "755", source.path, program]
        let copied = try tools.run(URL(fileURLWithPath: "/usr/bin/env"), copy)
        #expect(copied.status == 0, "\(copied.output)")
      }
      try body(folder)
    }
  }

  private func setUp(_ folder: URL, waiting seconds: Int) throws -> Toolchain.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try run(
      ".ci/setup", [], environment: ["PATH=\(folder.path):\(path)", "APT_WAIT=\(seconds)", "APT_PAUSE=0"])
  }

  @Test func `setup waits for another program that holds apt's lock, and says so once`() throws {
    try withAptGet(locked: 3) { folder in
      let outcome = try setUp(folder, waiting: 300)
      #expect(outcome.status == 0, "\(outcome.output)")
      let told = outcome.output.split(separator: "\n").filter { $0.contains("Waiting") }
      #expect(told.count == 1 && told[0].contains("process 4711 (unattended-upgr)"), "\(outcome.output)")
      #expect(outcome.output.contains("Installed"))
      let calls = try String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8).split(separator: "\n")
      #expect(calls.filter { $0.contains("update") }.count == 4 && calls.filter { $0.contains("install") }.count == 1)
    }
  }

  @Test func `setup gives up when the time is over, and names the program that holds the lock`() throws {
    try withAptGet(locked: 1_000_000) { folder in
      let outcome = try setUp(folder, waiting: 0)
      #expect(outcome.status != 0)
      #expect(outcome.output.contains("process 4711 (unattended-upgr)"), "\(outcome.output)")
    }
  }
}
