import Foundation

/// A copy of the package in which files are changed, kept for the next time with all that was built.
struct ScratchPackage {
  let original: URL
  let folder: URL
  /// The targets of tests that are built; the others are left out of the copy's manifest.
  let tests: Set<String>

  private static let copied = ["Package.swift", "Sources", "Tests"]

  /// Makes the copy like the original, but for files that are changed later.
  ///
  /// What is as it was is not written, so that it is not built anew.
  func copy(without changed: Set<String>) throws {
    let manager = FileManager.default
    try write(["Package.swift": manifest()])
    let wanted = files(below: original)
    for path in wanted where path != "Package.swift" && !changed.contains(path) {
      let (from, to) = (original.appendingPathComponent(path), folder.appendingPathComponent(path))
      if manager.contentsEqual(atPath: from.path, andPath: to.path) { continue }
      try manager.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? manager.removeItem(at: to)
      try manager.copyItem(at: from, to: to)
    }
    let kept = changed.union(wanted)
    for path in files(below: folder) where !kept.contains(path) {
      try manager.removeItem(at: folder.appendingPathComponent(path))
    }
  }

  /// Writes files, by their paths below the package, where they have another text.
  func write(_ texts: [String: String]) throws {
    for (path, text) in texts {
      let file = folder.appendingPathComponent(path)
      let data = Data(text.utf8)
      if (try? Data(contentsOf: file)) == data { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// The package's own manifest, and a line that leaves out what these tests do not need.
  private func manifest() throws -> String {
    let names = tests.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return try String(contentsOf: original.appendingPathComponent("Package.swift"), encoding: .utf8) + """

      package.targets.removeAll { $0.type == .executable || $0.isTest && ![\(names)].contains($0.name) }

      """
  }

  /// The files of a package, by their paths below it; nothing that was built.
  private func files(below package: URL) -> [String] {
    Self.copied.flatMap { name -> [String] in
      let top = package.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: top.path) else { return [] }
      guard let paths = FileManager.default.enumerator(atPath: top.path) else { return [] }
      var files = name.hasSuffix(".swift") ? [name] : []
      while let path = paths.nextObject() as? String {
        if path.split(separator: "/").last?.hasPrefix(".") == true {
          paths.skipDescendants()
        } else if paths.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
          files.append("\(name)/\(path)")
        }
      }
      return files
    }
  }

  // MARK: Building

  /// A message of the compiler.
  struct Complaint: Equatable {
    let path: String
    let line: Int
    let message: String
  }

  enum Built {
    case yes
    /// The compiler's complaints; empty if another problem occurred.
    case no([Complaint], output: String)
  }

  /// Builds the tests, debug.
  func build() async throws -> Built {
    let arguments = ["swift", "build", "--package-path", folder.path, "--build-tests"]
    let run = try await Run.finished(URL(fileURLWithPath: "/usr/bin/env"), arguments, in: folder)
    if run.end == .exited(0) { return .yes }
    return .no(Self.complaints(in: run.output, below: folder.path), output: run.output)
  }

  static func complaints(in output: String, below folder: String) -> [Complaint] {
    var found: [Complaint] = []
    for line in output.split(separator: "\n") where line.hasPrefix(folder + "/") && line.contains(": error: ") {
      let parts = line.dropFirst(folder.count + 1).split(separator: ":", maxSplits: 4)
      guard parts.count == 5, let number = Int(parts[1]) else { continue }
      let complaint = Complaint(
        path: String(parts[0]), line: number, message: parts[4].trimmingCharacters(in: .whitespaces))
      if !found.contains(complaint) { found.append(complaint) }
    }
    return found
  }

  /// The program that runs the tests.
  var program: URL { folder.appendingPathComponent(".build/debug/TableMakerPackageTests.xctest") }
}
