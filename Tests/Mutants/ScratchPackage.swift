import Foundation

/// A copy of the package in which the tool changes files. The copy and its build products are kept for the next run.
struct ScratchPackage {
  let original: URL
  let folder: URL
  /// The names of the test targets to build. The copy's manifest omits the others.
  let tests: Set<String>

  private static let copied = ["Package.swift", "Sources", "Tests"]

  /// Makes the copy equal to the original, except for files that are changed later.
  ///
  /// This method doesn't write files that are already equal, so that they aren't built again.
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

  /// Writes the files that have a different text, by their paths below the package's folder.
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

  /// Returns the package's manifest, with an additional line that removes the targets that these tests don't need.
  private func manifest() throws -> String {
    let names = tests.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return try String(contentsOf: original.appendingPathComponent("Package.swift"), encoding: .utf8) + """

      package.targets.removeAll { $0.type == .executable || $0.isTest && ![\(names)].contains($0.name) }

      """
  }

  /// Returns the files of a package as paths below its folder, without build products.
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

  /// Builds the tests in the debug configuration.
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
