import Foundation

/// The program Demo, run in a process of its own.
enum DemoProgram {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The result of a run.
  struct Result {
    let status: Int32
    let output, errors: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The executable file, which SwiftPM builds into the folder of the tests.
  private static var file: URL {
    get throws {
      let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
      let files = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }.map { $0.appendingPathComponent("Demo") }
      // Not a folder, because that of the package has the same name.
      let program = files.first {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && !isFolder.boolValue
      }
      guard let program else { throw Failure(description: "Demo isn't in \(bundles)") }
      return program
    }
  }

  /// Runs the program to its end.
  static func run(_ arguments: [String]) async throws -> Result {
    try await withTemporaryFolder { folder in
      let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
      // Files have room for everything, whenever it's read.
      for file in [output, errors] { try Data().write(to: file) }
      let process = Process()
      process.executableURL = try file
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      let ending = AsyncStream.makeStream(of: Void.self)
      process.terminationHandler = { _ in ending.continuation.finish() }
      try process.run()
      for await _ in ending.stream {}
      guard process.terminationReason == .exit else {
        throw Failure(description: "Demo ended because of signal \(process.terminationStatus)")
      }
      return Result(
        status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  /// Creates a folder for as long as a closure runs.
  static func withTemporaryFolder<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  /// Returns the contents of the pictures in a folder, by their names.
  static func pictures(in folder: URL) throws -> [String: Data] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return Dictionary(
      uniqueKeysWithValues: try files.filter { $0.pathExtension == "png" }.map {
        ($0.deletingPathExtension().lastPathComponent, try Data(contentsOf: $0))
      })
  }
}
