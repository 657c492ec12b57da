public import Foundation

extension Toolchain {
  /// What the modules of `Sources` were compiled to in this run, and the flags that link what our UIKit draws with.
  private func linkFlags() throws -> [String] {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: repository.appendingPathComponent("Sources").path)
    let objects = try (sources + ["_Testing_UIKit"]).flatMap { module in
      let folder = products.appendingPathComponent("\(module).build")
      guard FileManager.default.fileExists(atPath: folder.path) else { return [String]() }
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
        .map { folder.appendingPathComponent($0).path }
    }
    let pango = try run(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--libs", "pangocairo"]).output
    return objects + pango.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Compiles files to a program, with the modules of this run.
  ///
  /// What `swift build` does, but for building this repository a second time: that takes minutes.
  /// - Parameters:
  ///   - tests: Files of a test target that imports the module with `@testable`; the program then runs the tests.
  ///   - flags: In which language the files are written.
  public func build(
    _ files: [URL], as program: URL, module: String, tests: [URL] = [], flags: [String] = languageFlags
  ) throws -> Outcome {
    try Self.withTemporaryFolder { folder in
      let common = ["-parse-as-library", "-wmo", "-I", folder.path] + flags + (try importFlags())
      func object(of module: String) -> String { folder.appendingPathComponent("\(module).o").path }
      var steps = [
        common + ["-module-name", module, "-c", "-o", object(of: module), "-enable-testing"]
          + ["-emit-module", "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path]
          + files.map(\.path)
      ]
      var objects = [object(of: module)]
      if !tests.isEmpty {
        let runner = folder.appendingPathComponent("Runner.swift")
        try Self.runner.write(to: runner, atomically: true, encoding: .utf8)
        steps.append(
          common + ["-module-name", "\(module)Tests", "-c", "-o", object(of: "\(module)Tests"), runner.path]
            + tests.map(\.path))
        objects.append(object(of: "\(module)Tests"))
      }
      steps.append(try ["-o", program.path] + objects + linkFlags())
      var outcome = Outcome(status: 0, output: "")
      for arguments in steps where outcome.status == 0 {
        outcome = try run(binaries.appendingPathComponent("swiftc"), arguments)
      }
      return outcome
    }
  }

  /// What `swift test` adds to a package's tests.
  private static let runner = """
    import Testing
    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """
}
