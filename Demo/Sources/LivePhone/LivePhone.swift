import Foundation
public import UIKit

/// A phone in a web page of this machine, that shows running view controllers and can be touched.
///
/// ```swift
/// @main struct App {
///   static func main() async throws {
///     try await LivePhone.run { UINavigationController(rootViewController: BooksController()) }
///   }
/// }
/// ```
///
/// The main function has to be `async`, as here: all of UIKit runs on the main actor, which must be free.
@MainActor public enum LivePhone {
  /// Shows a controller until the program is ended, by Control-C say.
  ///
  /// - Parameters:
  ///   - port: The port; the next one that is free where it is taken, any free one for 0.
  ///   - host: The IPv4 address of this machine at which the phone is; 127.0.0.1, which no other machine reaches, or one that
  ///     others do, 0.0.0.0 for all. Whoever reaches it and has the key sees and touches the phone, and nothing is encrypted.
  ///   - survivesTraps: Whether the web page outlives a trap, as below.
  ///   - build: How the program is built again when its sources change, to go on where it was; nil to leave it as it is.
  ///   - controller: Makes the controller, each time that the page is loaded anew.
  /// - Throws: An error that says why nothing can be shown: no port is free, or the address is no address of this machine.
  public static func run(
    port: UInt16 = 8080, host: String = "127.0.0.1", survivesTraps: Bool = true, rebuilding build: LiveBuild? = nil,
    _ controller: @escaping @MainActor () -> UIViewController
  ) async throws {
    try await run(
      [LivePage("page") { _ in controller() }], port: port, host: host, survivesTraps: survivesTraps, rebuilding: build)
  }

  /// Shows one of several pages, which can be chosen above the phone, until the program is ended.
  ///
  /// The pages run in a child process: this program, started once more with the same arguments. When that traps or ends, the
  /// web page shows what it wrote last and starts it again. What stands before this call is therefore done in both.
  ///
  /// - Parameters:
  ///   - pages: The pages, at least one, each with another name.
  ///   - start: The name of the page that is shown first; nil for the first one.
  ///   - language: The language of the first page.
  ///   - port: The port, as above.
  ///   - host: The address of this machine, as above.
  ///   - survivesTraps: Whether the pages run in a child process; false to have one process alone, for a debugger say.
  ///   - build: How the program is built again when its sources change. The new one takes the place of the old one in the web
  ///     page, with its page, its settings and how far it was scrolled; errors are shown there.
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
      // It was free when the parent looked. Nobody knows the address yet, so it can be another one.
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

  /// Not by `print`, which keeps what goes to a file or a pipe until there is more of it.
  private static func say(_ message: String) { FileHandle.standardOutput.write(Data((message + "\n").utf8)) }
}

/// A page that a phone can show.
@MainActor public struct LivePage {
  /// The name by which the page is asked for.
  public let name: String
  let titles: [LiveLanguage: String]
  let source: LiveSource?
  let isShown: @MainActor (UIViewController) -> Bool
  let make: @MainActor (LiveLanguage) -> UIViewController

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - name: The name by which it is asked for.
  ///   - titles: What it is called above the phone; its name where a language has no title.
  ///   - source: The source files that the web page links to.
  ///   - isShown: A closure that returns whether a view controller is this page's. If another page pushes it, the web page's
  ///     title and address become this page's.
  ///   - controller: Makes the root controller of the window, each time that the page is loaded.
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

/// Why a phone cannot be shown.
public struct LivePhoneError: Error, CustomStringConvertible, Sendable {
  /// One line that says what is wrong and what helps.
  public let description: String

  /// Makes an error of that line.
  public init(description: String) { self.description = description }
}
