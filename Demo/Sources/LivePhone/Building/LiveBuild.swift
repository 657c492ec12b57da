import Foundation

/// A description of how `LivePhone.run` rebuilds a program when its sources change.
public struct LiveBuild: Sendable {
  /// The build program, which the system looks up in `PATH`, and its arguments.
  let command: [String]
  /// The folder in which the command runs.
  let folder: URL
  let sources: [URL]

  /// Creates a description of a build.
  ///
  /// - Parameters:
  ///   - command: The build program, which the system looks up in `PATH`, and its arguments. If it ends with a status
  ///     other than 0, the build has failed. The web page shows lines of its output such as `Feed.swift:41:7: error: …`.
  ///   - folder: The folder in which the command runs. Errors show the files in it by their paths relative to the folder.
  ///   - sources: Files and folders, relative to `folder`. A change to any of their contents starts a build. Hidden files
  ///     and folders, which have a period before their name, don't count.
  public init(_ command: [String], in folder: String = ".", sources: [String]) {
    self.command = command
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    self.sources = sources.map { [folder = self.folder] in
      URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL
    }
  }

  /// Returns a build of the package that contains this program, if `swift run` or `swift build` built the program.
  ///
  /// - Parameters:
  ///   - sources: Files and folders to watch in addition to the package's own folder, such as a package next to it that
  ///     it depends on.
  ///   - arguments: The arguments that you passed to `swift build`, except the package and the configuration. If they
  ///     differ, each build starts from scratch.
  /// - Throws: An error if this program isn't in a package's build folder.
  public static func package(watching sources: [String] = [], arguments: [String] = []) throws -> LiveBuild {
    try package(of: ProgramFile.current, watching: sources, arguments: arguments)
  }

  /// Returns the build for a program's file: `folder/.build/x86_64-unknown-linux-gnu/debug/Name`.
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
  /// The location of the file when this process first uses this property.
  ///
  /// A build replaces the file, and the link then marks this one as deleted.
  static let current = URL(
    fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0])
}
