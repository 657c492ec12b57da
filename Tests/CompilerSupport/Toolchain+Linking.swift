public import Foundation

extension Toolchain {
  /// The objects of the modules of `Sources` in this run, and the flags that link what our UIKit draws with.
  private func linkFlags() throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: repository.appendingPathComponent("Sources").path)
    let objects = try (folders.map { "Sources/\($0)" } + ["Tests/_Testing_UIKit"]).flatMap(objects)
    let pango = try run(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--libs", "pangocairo"]).output
    return objects + pango.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The objects of the target in a folder, which has its name, with or without the package's before it.
  ///
  /// A build leaves the objects of sources that have gone: those are left out.
  private func objects(ofTargetIn folder: String) throws -> [String] {
    let sources = try Set(
      FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
        .map { URL(fileURLWithPath: $0).lastPathComponent })
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let built = ["\(name).build", "TableMaker\(name).build"].map(products.appendingPathComponent)
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return try built.flatMap { products in
      try FileManager.default.subpathsOfDirectory(atPath: products.path)
        .filter {
          $0.hasSuffix(".o") && sources.contains(URL(fileURLWithPath: String($0.dropLast(2))).lastPathComponent)
        }
        .map { products.appendingPathComponent($0).path }
    }
  }

  /// Compiles files to a program, with the modules of this run.
  ///
  /// Does what `swift build` does, except that it doesn't build this repository a second time, which takes minutes.
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

  /// The code that `swift test` adds to a package's tests.
  private static let runner = """
    import Testing
    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """
}
