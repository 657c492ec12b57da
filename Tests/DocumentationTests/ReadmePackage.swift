import CompilerSupport
import Foundation

/// The package that the page about testing shows how to write, file by file.
struct ReadmePackage {
  /// Its name, as the manifest and its folders have it.
  let name: String
  let files: [(path: String, text: String)]

  /// - Parameter other: A page that has other versions of some of the files.
  init(with other: Page? = nil) throws {
    let page = try Pages.article("Testing")
    let others = other?.blocks ?? []
    files = page.blocks.compactMap { block in
      block.file.map { file in (file, (others.first { $0.file == file } ?? block).code + "\n") }
    }
    let folders = files.map(\.path).filter { $0.hasPrefix("Sources/") }.map { $0.split(separator: "/")[1] }
    name = folders.first.map(String.init) ?? ""
  }

  /// Writes it into a folder, next to a clone of this repository as the page says, and returns its location.
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
