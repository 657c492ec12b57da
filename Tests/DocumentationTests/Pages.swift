import CompilerSupport
import Foundation

/// The pages that readers see: both READMEs, the DocC catalog, and what contributors read.
enum Pages {
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func all() throws -> [Page] { try readmes() + catalogue() + contributing() }

  static func readmes() throws -> [Page] {
    try ["README.md", "README.zh-CN.md"].map { try Page($0, in: repository) }
  }

  /// The pages for contributors: CONTRIBUTING and the changelog, and the guides below `.github/contributing`.
  static func contributing() throws -> [Page] {
    try [".github", guides].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix(".md") }.sorted().map { try Page("\(folder)/\($0)", in: repository) }
    }
  }

  /// The folder of the guides that CONTRIBUTING links to.
  static let guides = ".github/contributing"

  /// Returns a page of the catalog, by its name without the file extension.
  static func article(_ name: String) throws -> Page {
    try Page("Sources/TableMaker/TableMaker.docc/\(name).md", in: repository)
  }

  static func catalogue() throws -> [Page] {
    let folder = "Sources/TableMaker/TableMaker.docc"
    let files = try FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
    return try files.filter { $0.hasSuffix(".md") }.sorted().map { try Page("\(folder)/\($0)", in: repository) }
  }

  /// Code that stands for itself; blocks that are files of a package are built together. Chinese articles show the code of the
  /// English ones, which `TwinTests` compares.
  static func swiftBlocks() throws -> [Page.Block] {
    let twins = Set(try Twin.all().map(\.chinese))
    return try all().filter { !twins.contains($0.path) }.flatMap(\.blocks).filter {
      $0.language == "swift" && $0.file == nil && $0.sample == nil
    }
  }
}
