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

  /// Builds the package that was written, and runs its tests.
  func test(in package: URL, with tools: Toolchain) throws -> Toolchain.Outcome {
    func sources(of folder: String) -> [URL] {
      files.map(\.path).filter { $0.hasPrefix(folder) }.map { package.appendingPathComponent($0) }
    }
    return try Toolchain.withTemporaryFolder { folder in
      let program = folder.appendingPathComponent("test")
      let built = try tools.build(
        sources(of: "Sources/\(name)/"), as: program, module: name, tests: sources(of: "Tests/\(name)Tests/"),
        flags: ["-swift-version", "6", "-warnings-as-errors"])
      return built.status == 0 ? try tools.run(program, []) : built
    }
  }
}
