import Foundation
public import UIKit

/// A phone on a web page of this machine that shows running view controllers and responds to touches.
///
/// ```swift
/// @main struct App {
///   static func main() async throws {
///     try await LivePhone.run { UINavigationController(rootViewController: BooksController()) }
///   }
/// }
/// ```
///
/// The main function has to be `async`, as in this example, because all of UIKit runs on the main actor, which must be
/// free.
@MainActor public enum LivePhone {
  /// Shows a view controller until you end the program, for example with Control-C.
  ///
  /// - Parameters:
  ///   - port: The port. If it's taken, the phone uses the next free port. With 0, it uses any free port.
  ///   - host: The IPv4 address of this machine at which the phone is available. Other machines can't reach 127.0.0.1,
  ///     but they can reach this machine's other addresses; 0.0.0.0 means all addresses. Everyone who can reach the phone
  ///     and has the key can see and touch it, and nothing is encrypted.
  ///   - survivesTraps: A Boolean value that indicates whether the web page outlives a trap, as described below.
  ///   - build: A description of how to rebuild the program when its sources change. The new program continues where the
  ///     old one was. Use `nil` to leave the program as it is.
  ///   - controller: A closure that creates the view controller each time the page loads.
  /// - Throws: An error that explains why the phone can't be shown: no port is free, or `host` isn't an address of this
  ///   machine.
  public static func run(
    port: UInt16 = 8080, host: String = "127.0.0.1", survivesTraps: Bool = true, rebuilding build: LiveBuild? = nil,
    _ controller: @escaping @MainActor () -> UIViewController
  ) async throws {
    try await run(
      [LivePage("page") { _ in controller() }], port: port, host: host, survivesTraps: survivesTraps, rebuilding: build)
  }

  /// Shows one of several pages, which the user can choose above the phone, until you end the program.
  ///
  /// The pages run in a child process, which is this program, started again with the same arguments. If the child traps or
  /// ends, the web page shows the last lines that it wrote, and can start it again. The code before this call therefore
  /// runs in both processes.
  ///
  /// - Parameters:
  ///   - pages: The pages. There has to be at least one, and each needs a different name.
  ///   - start: The name of the page to show first, or `nil` for the first page.
  ///   - language: The language of the first page.
  ///   - port: The port, as above.
  ///   - host: The address of this machine, as above.
  ///   - survivesTraps: A Boolean value that indicates whether the pages run in a child process. Use `false` for a single
  ///     process, for example if you use a debugger.
  ///   - build: A description of how to rebuild the program when its sources change. The new program replaces the old one
  ///     in the web page, and keeps its page, settings, and scroll positions. The web page shows build errors.
  public static func run(
    _ pages: [LivePage], start: String? = nil, language: LiveLanguage = .english, port: UInt16 = 8080,
    host: String = "127.0.0.1", survivesTraps: Bool = true, rebuilding build: LiveBuild? = nil
  ) async throws {
    guard survivesTraps || build == nil else {
      throw LivePhoneError(
        description: "A program that is built again runs in a child process: survivesTraps has to be true.")
    }
    let child = ChildProcess.current
    let host = try HostAddress(host)
    let program = try LiveProgram(pages, start: start, language: language, host: host, child: child)
    guard child != nil || !survivesTraps else { try await Keeper(port: port, host: host, build: build).run() }
    let lines = program.lines
    child?.followParent { message in
      switch message {
      case .build(let news): lines.tell(news)
      case .leave(let file): Task { await program.leave(file) }
      }
    }
    OpenFiles.allowAsManyAsTheSystemDoes()
    do {
      try await program.open(port: child?.port ?? port, isExact: child != nil) { address in
        if child?.isFirst != false { greet(address, askedFor: child?.askedPort ?? port) }
      }
    } catch is LivePhoneError where child?.isFirst == true {
      // The port was free when the parent checked. Nobody knows the address yet, so the port can still change.
      ChildProcess.endAsPortIsTaken()
    }
    await program.wait()
  }

  private static func greet(_ address: LiveProgram.Address, askedFor port: UInt16) {
    if port != 0, address.port != port { say("Port \(port) is taken; this is the next one that is free.") }
    let reach = address.host.isOwn ? ", for this machine alone" : ""
    say("A phone to touch\(reach): \(address.urls.joined(separator: "\n  or "))\nControl-C ends it.")
    if let warning = address.host.warning { say(warning) }
  }

  /// Writes a message to the standard output immediately.
  ///
  /// The function doesn't use `print` because `print` buffers the output to a file or a pipe.
  private static func say(_ message: String) { FileHandle.standardOutput.write(Data((message + "\n").utf8)) }
}

/// A page that a phone can show.
@MainActor public struct LivePage {
  /// The name that identifies the page.
  public let name: String
  let titles: [LiveLanguage: String]
  let source: LiveSource?
  let isShown: @MainActor (UIViewController) -> Bool
  let make: @MainActor (LiveLanguage) -> UIViewController

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name that identifies the page.
  ///   - titles: The titles of the page above the phone. A language without a title uses the name.
  ///   - source: The source files that the web page links to.
  ///   - isShown: A closure that returns whether a view controller belongs to this page. If another page pushes it, the
  ///     web page's title and address become this page's.
  ///   - controller: A closure that creates the window's root view controller each time the page loads.
  public init(
    _ name: String, titles: [LiveLanguage: String] = [:], source: LiveSource? = nil,
    isShown: @escaping @MainActor (UIViewController) -> Bool = { _ in false },
    controller: @escaping @MainActor (LiveLanguage) -> UIViewController
  ) {
    self.name = name
    self.titles = titles
    self.source = source
    self.isShown = isShown
    make = controller
  }
}

/// The source files of a page.
public struct LiveSource: Sendable {
  let files: [URL]

  /// Creates the source from Swift files, in the order in which to read them.
  public init(_ files: [URL]) { self.files = files }

  /// The text of the files, each below its name, or `nil` if none can be read.
  var text: String? {
    let texts = files.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { "// \(file.lastPathComponent)\n\n\($0)" }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }
}

/// A language that a phone can be set to.
public enum LiveLanguage: String, Codable, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Chinese in simplified characters.
  case chinese = "zh"
}

/// An error that explains why a phone can't be shown.
public struct LivePhoneError: Error, CustomStringConvertible, Sendable {
  /// A line that describes the problem and its solution.
  public let description: String

  /// Creates an error with a line that describes it.
  public init(description: String) { self.description = description }
}
