import Foundation
import LivePhone
import Pages
import UIKit

/// The pages on a phone in a browser: `Demo/run --live`.
@MainActor enum Live {
  /// Shows a page, and lets the user choose any other, until the program ends.
  static func show(_ name: String, in language: Language, port: UInt16, host: String, isWatching: Bool) async throws {
    let pages = Page.all.map { page in
      LivePage(
        page.name, titles: [.english: page.title(in: .english), .chinese: page.title(in: .chinese)],
        source: source(of: page), isShown: page.isShown(by:)
      ) { language in
        page.viewController(in: language == .chinese ? .chinese : .english, isWaiting: true, isFresh: true)
      }
    }
    try await LivePhone.run(
      pages, start: name, language: language == .chinese ? .chinese : .english, port: port, host: host,
      rebuilding: isWatching ? try build() : nil)
  }

  /// Returns the files of a page's view controller, or `nil` if this program's sources are gone.
  ///
  /// - Parameter folder: The folder with the pages' sources.
  static func source(
    of page: Page, in folder: URL = URL(fileURLWithPath: "\(#filePath)/../../Pages").standardized
  ) -> LiveSource? {
    let name = page.controllerName
    let all =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let files = all.filter { file in
      let file = file.lastPathComponent
      // Without the updates that `Demo/run` performs for its pictures.
      return file == "\(name).swift" || file.hasPrefix("\(name)+") && file != "\(name)+Updates.swift"
    }
    // The shortest name, which is the class's, is first.
    let sorted = files.sorted { ($0.lastPathComponent.count, $0.path) < ($1.lastPathComponent.count, $1.path) }
    return sorted.isEmpty ? nil : LiveSource(sorted)
  }

  /// Returns the command that `Demo/run` uses to build this program.
  ///
  /// The command is in the environment. Any other command would build everything from scratch.
  private static func build() throws -> LiveBuild {
    let environment = ProcessInfo.processInfo.environment
    guard let root = environment["DEMO_ROOT"], let command = environment["DEMO_BUILD"] else {
      throw LivePhoneError(description: "--watch needs Demo/run, which says how this program is built.")
    }
    return LiveBuild(
      command.split(separator: "\n").map(String.init), in: root,
      sources: ["Package.swift", "Sources", "Demo/Package.swift", "Demo/Sources"])
  }
}
