import CompilerSupport
import Foundation

/// The package that a README tells how to write, file by file.
struct ReadmePackage {
  /// Its name, as the manifest and its folders have it.
  let name: String
  let files: [(path: String, text: String)]

  init(of page: Page) throws {
    files = page.blocks.compactMap { block in block.file.map { ($0, block.code + "\n") } }
    let folders = files.map(\.path).filter { $0.hasPrefix("Sources/") }.map { $0.split(separator: "/")[1] }
    name = folders.first.map(String.init) ?? ""
  }

  /// Writes it into a folder, beside a clone of this repository as the README says, and returns where it lies.
  func write(into folder: URL) throws -> URL {
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("TableMaker"), withDestinationURL: Pages.repository)
    let package = folder.appendingPathComponent(name)
    for (path, text) in files {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return package
  }

  /// Builds the package that was written with the modules of this run, and runs its tests.
  ///
  /// What `swift test` does, but for building this repository a second time: that takes minutes.
  func test(in package: URL, with tools: Toolchain) throws -> Toolchain.Outcome {
    let products = package.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    let runner = products.appendingPathComponent("Runner.swift")
    try Self.runner.write(to: runner, atomically: true, encoding: .utf8)
    let compiler = tools.binaries.appendingPathComponent("swiftc")
    let common =
      ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-wmo", "-I", products.path]
      + (try tools.importFlags())
    let module = products.appendingPathComponent("\(name).swiftmodule").path
    let objects = ["\(name).o", "\(name)Tests.o"].map { products.appendingPathComponent($0).path }
    let executable = products.appendingPathComponent("test")
    let steps = [
      common + ["-module-name", name, "-enable-testing", "-emit-module", "-emit-module-path", module]
        + ["-c", "-o", objects[0]] + sources(of: "Sources/\(name)/", in: package),
      common + ["-module-name", "\(name)Tests", "-c", "-o", objects[1], runner.path]
        + sources(of: "Tests/\(name)Tests/", in: package),
      ["-o", executable.path] + objects + (try tools.objects()) + (try tools.linkFlags()),
    ]
    for arguments in steps {
      let outcome = try tools.run(compiler, arguments)
      guard outcome.status == 0 else { return outcome }
    }
    return try tools.run(executable, [])
  }

  /// What `swift test` adds to a package's tests.
  private static let runner = """
    import Testing
    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """

  private func sources(of folder: String, in package: URL) -> [String] {
    files.map(\.path).filter { $0.hasPrefix(folder) }.map { package.appendingPathComponent($0).path }
  }
}

extension Toolchain {
  /// What this run's modules were compiled to, but for tests.
  fileprivate func objects() throws -> [String] {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: repository.appendingPathComponent("Sources").path)
    return try (sources + ["_Testing_UIKit"]).flatMap { module in
      let folder = products.appendingPathComponent("\(module).build")
      guard FileManager.default.fileExists(atPath: folder.path) else { return [String]() }
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
      return files.map { folder.appendingPathComponent($0).path }
    }
  }

  /// The flags that link what our UIKit draws with.
  fileprivate func linkFlags() throws -> [String] {
    let pango = try run(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--libs", "pangocairo"]).output
    return pango.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
