import CompilerSupport
import Foundation
import Testing

/// The forms of `Tests/UIKitTests/Conformance`, which run in Swift 6 there, compile in each language in which apps are written, and for
/// Apple's UIKit as well.
@Suite struct ConformanceTests {
  private static let files = Result { () throws -> [URL] in
    let folder = try Toolchain().repository.appendingPathComponent("Tests/UIKitTests/Conformance/Usage")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  @Test(arguments: ["5", "6"]) func `usual forms compile as an app's, without a warning`(version: String) throws {
    let toolchain = try Toolchain()
    let outcome = try toolchain.run(
      toolchain.binaries.appendingPathComponent("swiftc"),
      ["-typecheck", "-warnings-as-errors", "-swift-version", version, "-module-name", "Forms"]
        + toolchain.importFlags() + Self.files.get().map(\.path))
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(try Self.files.get().count >= 5)
  }

  @Test func `usual forms compile for Apple's`() throws {
    let toolchain = try Toolchain()
    let outcome = try toolchain.run(
      toolchain.repository.appendingPathComponent("Tests/AppleTypeCheck/check.sh"), Self.files.get().map(\.path))
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
