import Browsing
import Foundation
import Testing

@testable import LivePhone

extension LivePhoneTests {
  /// The package that the chapter "Your own pages in the browser" shows, in both languages.
  @MainActor @Suite(.serialized) struct ChapterTests {
    nonisolated private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// Where the products of this test run are.
    private let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Returns the file that the chapter shows under a name.
    private func file(_ name: String, in chapter: String) throws -> String {
      let page = Self.repository.appendingPathComponent("Sources/TableMaker/TableMaker.docc/\(chapter).md")
      let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "`\(name)`\n\n```swift\n")
      try #require(parts.count == 2, "\(chapter) shows \(name) once")
      return try #require(parts[1].components(separatedBy: "```").first)
    }

    private func run(_ tool: String, _ arguments: [String], in folder: URL) async throws -> (
      status: Int32, text: String
    ) {
      let record = folder.appendingPathComponent("output")
      try Data().write(to: record)
      let handle = try FileHandle(forWritingTo: record)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          process.waitUntilExit()
          continuation.resume()
        }
      }
      return (process.terminationStatus, String(decoding: try Data(contentsOf: record), as: UTF8.self))
    }

    @Test(arguments: ["LivePhone", "Chinese/LivePhone-zh"])
    func `has a manifest whose packages and products are there, and builds into a program that shows its page`(
      chapter: String
    ) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let manifest = try file("Package.swift", in: chapter)
      try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
      let dump = try await run("swift", ["package", "--package-path", folder.path, "dump-package"], in: folder)
      #expect(dump.status == 0, "\(dump.text)")
      // By path, next to a clone; the products are those that the two manifests name.
      for package in ["", "Demo/"] {
        let path = "../TableMaker/\(package)".trimmingCharacters(in: ["/"])
        #expect(manifest.contains(".package(path: \"\(path)\")") || manifest.contains("path: \"\(path)\")"), "\(path)")
      }
      let own = try ["Package.swift", "Demo/Package.swift"].map {
        try String(contentsOf: Self.repository.appendingPathComponent($0), encoding: .utf8)
      }
      let products = manifest.matches(of: /\.product\(name: "(\w+)", package: "(\w+)"\)/)
      #expect(products.count == 3)
      for product in products {
        #expect(own[product.2 == "Demo" ? 1 : 0].contains("name: \"\(product.1)\""), "\(product.1)")
      }

      let source = folder.appendingPathComponent("Reading.swift")
      try Data(try file("Sources/Reading/Reading.swift", in: chapter).utf8).write(to: source)
      let program = folder.appendingPathComponent("Reading")
      let built = try await run("swiftc", try arguments(for: source, program, in: folder), in: folder)
      try #require(built.status == 0, "\(built.text)")
      #expect(!built.text.contains("Reading.swift:"), "\(built.text)")
      let reading = try await TrialProgram(at: program)
      defer { reading.end() }
      let watcher = try await reading.watch()
      _ = try await reading.wait(for: "a picture") { watcher.kinds.contains("frame") ? true : nil }
      _ = try await reading.wait(for: "the books") { watcher.labels.contains("Book 1") ? true : nil }
    }

    /// Returns the arguments that build the program.
    ///
    /// The program links the same files as `PhoneTrial`, which is of the same kind, except the source.
    private func arguments(for source: URL, _ program: URL, in folder: URL) throws -> [String] {
      let trial = try String(
        contentsOf: products.appendingPathComponent("PhoneTrial.product/Objects.LinkFileList"), encoding: .utf8)
      let list = folder.appendingPathComponent("objects")
      let objects = trial.split(separator: "\n").filter { !$0.contains("PhoneTrial.build") }
      try Data((objects.joined(separator: "\n") + "\n").utf8).write(to: list)
      let maps = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
        .map { $0.appendingPathComponent("module.modulemap").path }
        .filter { FileManager.default.fileExists(atPath: $0) }
      return [
        "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-module-name", "Reading", source.path, "-o",
        program.path, "@\(list.path)", "-I", products.appendingPathComponent("Modules").path, "-I",
        Self.repository.appendingPathComponent("Sources/CPangoCairo").path,
        // SwiftPM has the sources of the server's library next to the products of all configurations.
        "-I", products.appendingPathComponent("../../checkouts/FlyingFox/CSystemLinux/include").standardized.path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + pango("--cflags").flatMap { ["-Xcc", $0] }
        + pango("--libs")
    }

    private func pango(_ flags: String) -> [String] {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["pkg-config", flags, "pangocairo"]
      process.standardOutput = output
      guard (try? process.run()) != nil else { return [] }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }
}
