import Foundation

/// How a program is built again when its sources change, for `LivePhone.run`.
public struct LiveBuild: Sendable {
  /// The program, which is looked for in `PATH`, and its arguments.
  let command: [String]
  /// Where it runs.
  let folder: URL
  let sources: [URL]

  /// Makes a way to build.
  ///
  /// - Parameters:
  ///   - command: The program, looked for in `PATH`, and its arguments. A status other than 0 means that it has failed; lines of its output
  ///     such as `Feed.swift:41:7: error: …` are shown.
  ///   - folder: The folder in which it runs. Errors of files in it are told by their paths from there.
  ///   - sources: Files and folders, from that folder; whatever changes in them has the program built. What is hidden, by a full
  ///     stop before its name, does not count.
  public init(_ command: [String], in folder: String = ".", sources: [String]) {
    self.command = command
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    self.sources = sources.map { [folder = self.folder] in
      URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL
    }
  }

  /// Returns how the package builds that has built this program, by `swift run` or `swift build`.
  ///
  /// - Parameters:
  ///   - sources: What is watched beside the package's own folder, a package beside it that it depends on say.
  ///   - arguments: What `swift build` was told more than the package and the configuration: build with the same, or everything
  ///     is built anew each time.
  /// - Throws: An error where this program is in no package's build folder.
  public static func package(watching sources: [String] = [], arguments: [String] = []) throws -> LiveBuild {
    try package(of: ProgramFile.current, watching: sources, arguments: arguments)
  }

  /// Returns it for a program's file: `folder/.build/x86_64-unknown-linux-gnu/debug/Name`.
  static func package(of program: URL, watching sources: [String], arguments: [String]) throws -> LiveBuild {
    let products = program.deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    var folder = scratch.deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      guard folder.pathComponents.count > 1 else {
        throw LivePhoneError(
          description:
            "\(program.path) is in no package's build folder. Say how it is built: LiveBuild(command, sources:).")
      }
      folder.deleteLastPathComponent()
    }
    return LiveBuild(
      [
        "swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path, "--configuration",
        products.lastPathComponent, "--product", program.lastPathComponent,
      ] + arguments, in: folder.path, sources: ["."] + sources)
  }
}

/// The file of this program.
enum ProgramFile {
  /// Where it was when this process asked first: a build puts another one there, and the link then says that this one is deleted.
  static let current = URL(
    fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0])
}
