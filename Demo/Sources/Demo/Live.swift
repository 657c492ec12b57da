import LivePhone
import Pages
import UIKit

/// The pages on a phone in a browser: `Demo/run --live`.
@MainActor enum Live {
  /// Shows a page, with all others to choose from, until the program is ended.
  static func show(_ name: String, in language: Language, port: UInt16, host: String) async throws {
    let pages = Page.all.map { page in
      LivePage(
        page.name, titles: [.english: page.title(in: .english), .chinese: page.title(in: .chinese)]
      ) { language in
        page.viewController(in: language == .chinese ? .chinese : .english, isWaiting: true, isFresh: true)
      }
    }
    try await LivePhone.run(
      pages, start: name, language: language == .chinese ? .chinese : .english, port: port, host: host)
  }
}
