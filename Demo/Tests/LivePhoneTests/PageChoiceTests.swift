import Browsing
import Foundation
import Testing
import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// Pages that push each other, and their sources.
  @MainActor @Suite(.serialized) struct PageChoiceTests {
    @Test func `the settings follow a pushed page and the way back`() async throws {
      let phone = try await TestPhone(Self.pages())
      let watcher = try await TestWatcher(phone)
      _ = try await watcher.waitForPicture(of: phone)
      let navigation = try #require(try phone.window.rootViewController as? UINavigationController)
      navigation.pushViewController(Desk(), animated: false)
      try await phone.wait("the pushed page") { watcher.page == "desk" }
      // A controller of no page belongs to the page below it.
      navigation.pushViewController(UIViewController(), animated: false)
      _ = try await watcher.waitForPicture(of: phone)
      #expect(watcher.page == "desk")
      // A setting keeps the controllers.
      #expect(try await phone.set(watcher) { $0.isDark = true } == 204)
      #expect(try phone.window.rootViewController === navigation)
      #expect(phone.program.phone.state.settings.page == "desk")
      navigation.popToRootViewController(animated: false)
      try await phone.wait("the first page") { watcher.page == "rows" }
      // The list of pages loads another page.
      #expect(try await phone.set(watcher) { $0.page = "desk" } == 204)
      #expect(try phone.window.rootViewController is Desk)
      await phone.close()
    }

    @Test func `the source of a page is there for who has the key`() async throws {
      try await withTemporaryFile { file in
        try Data("let chain = 1\n".utf8).write(to: file)
        let missing = file.appendingPathExtension("missing")
        let phone = try await TestPhone(Self.pages(source: LiveSource([file, missing])))
        let answer = try await phone.request("GET /source?page=rows", origin: nil)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
        #expect(
          String(decoding: answer.body, as: UTF8.self) == "// \(file.lastPathComponent)\n\nlet chain = 1\n")
        #expect(try await phone.request("GET /source?page=desk", origin: nil).status == 404)
        #expect(try await phone.request("GET /source?page=../rows", origin: nil).status == 404)
        #expect(try await phone.request("GET /source?page=rows", key: "", origin: nil).status == 403)
        await phone.close()
      }
    }

    /// Rows, and a desk that they can push.
    static func pages(source: LiveSource? = nil) -> [LivePage] {
      [
        LivePage("rows", titles: [.english: "All Rows"], source: source, isShown: { $0 is Rows }) { _ in
          UINavigationController(rootViewController: Rows())
        }, LivePage("desk", titles: [.english: "One Desk"], isShown: { $0 is Desk }) { _ in Desk() },
      ]
    }

    private func withTemporaryFile(_ body: (URL) async throws -> Void) async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      try await body(file)
    }
  }
}
