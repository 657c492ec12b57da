public import Foundation

/// The compiler on this machine, and the modules that this very test run was built from.
///
/// A test runs the tools directly: `swift build` or `swift package` would wait for the lock that `swift test` holds.
public struct Toolchain: Sendable {
  /// The folder of `swiftc` and its companions.
  public let binaries: URL

  /// The folder of this run's products, such as `.build/debug`.
  public let products: URL

  /// The top of the repository.
  public let repository: URL

  /// The output of a tool, standard output and standard error in one, and its exit status.
  public struct Outcome: Sendable {
    public let status: Int32
    public let output: String

    /// The lines that carry an error or a warning, without the excerpts of source below them.
    public var diagnostics: [String] {
      output.split(separator: "\n").map(String.init)
        .filter { $0.first != " " && ($0.contains(" error: ") || $0.contains(" warning: ")) }
    }
  }

  /// Finds the toolchain by the search path, and the products by the running executable.
  public init() throws {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    products = executable.deletingLastPathComponent()
    repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let compiler else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "swiftc"]) }
    binaries = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The flags that let a tool import the modules of this run, those of C included.
  public func importFlags() throws -> [String] {
    var flags = ["-I", products.appendingPathComponent("Modules").path]
    flags += ["-I", repository.appendingPathComponent("Sources/CPangoCairo").path]
    // SwiftPM writes a module map next to the objects of each C target.
    let folders = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
    for folder in folders where folder.pathExtension == "build" {
      let map = folder.appendingPathComponent("module.modulemap").path
      if FileManager.default.fileExists(atPath: map) { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
    }
    let pango = try run(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--cflags", "pangocairo"]).output
    return flags + pango.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }

  /// The target triple that the compiler builds for.
  public func target() throws -> String {
    let about = try run(binaries.appendingPathComponent("swiftc"), ["--version"]).output
    let line = about.split(separator: "\n").first { $0.hasPrefix("Target: ") }
    return String((line ?? "").dropFirst("Target: ".count))
  }

  /// The flags that say in which language the package is written; the same as in `Package.swift`.
  public static let languageFlags =
    ["-swift-version", "6"]
    + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .flatMap { ["-enable-upcoming-feature", $0] }

  /// Type-checks files together as one module, as an app that depends on this package would compile them.
  public func typecheck(_ files: [URL], flags: [String] = []) throws -> Outcome {
    let arguments = ["-typecheck", "-parse-as-library"] + Self.languageFlags
    return try run(
      binaries.appendingPathComponent("swiftc"), arguments + importFlags() + flags + files.map(\.path))
  }

  /// Runs a tool to its end. What it prints goes through a file, so that no pipe can fill up and hold it.
  public func run(_ tool: URL, _ arguments: [String]) throws -> Outcome {
    try Self.withTemporaryFolder { folder in
      let record = folder.appendingPathComponent("output")
      _ = FileManager.default.createFile(atPath: record.path, contents: nil)
      let handle = try FileHandle(forWritingTo: record)
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      try handle.close()
      let output = try String(decoding: Data(contentsOf: record), as: UTF8.self)
      return Outcome(status: process.terminationStatus, output: output)
    }
  }

  /// Calls `body` with a folder of its own, which is removed afterwards.
  public static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tablemaker-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
