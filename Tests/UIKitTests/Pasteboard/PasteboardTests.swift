import Foundation
import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite(.serialized) struct `A pasteboard` {
  private let pasteboard = UIPasteboard.withUniqueName()

  @Test func `is empty at first, and there is one general one`() {
    UIPasteboard.makeGeneralFresh()
    let general = UIPasteboard.general
    #expect(general === UIPasteboard.general && general.name == .general && general.changeCount == 0)
    #expect(!general.hasStrings && general.string == nil && general.items.isEmpty && general.types == [])
    general.string = "A"
    #expect(UIPasteboard.general.string == "A" && general.changeCount == 1)
    UIPasteboard.makeGeneralFresh()
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `gives back what was set last, alone`() throws {
    pasteboard.string = "你好 \u{0} e\u{301}"
    #expect(pasteboard.string == "你好 \u{0} e\u{301}" && pasteboard.hasStrings && !pasteboard.hasURLs)
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    pasteboard.url = url
    // Assumed: a URL can be pasted as text, as from Safari's bar.
    #expect(pasteboard.url == url && pasteboard.string == url.absoluteString && pasteboard.numberOfItems == 1)
    pasteboard.color = .systemRed
    #expect(pasteboard.color == .systemRed && !pasteboard.hasStrings && pasteboard.hasColors)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    pasteboard.image = image
    #expect(pasteboard.image === image && pasteboard.hasImages && pasteboard.color == nil)
    #expect(pasteboard.data(forPasteboardType: "public.png") == image.pngData())
    pasteboard.image = nil
    #expect(pasteboard.items.isEmpty && pasteboard.changeCount == 5)
  }

  @Test func `holds several items in several representations`() {
    pasteboard.items = [["public.utf8-plain-text": "A", "public.url": "https://a.org"], ["my.type": Data([1, 2])]]
    pasteboard.addItems([["public.utf8-plain-text": Data("B".utf8)]])
    #expect(pasteboard.strings == ["A", "B"] && pasteboard.urls?.map(\.absoluteString) == ["https://a.org"])
    #expect(pasteboard.numberOfItems == 3 && pasteboard.types == ["public.url", "public.utf8-plain-text"])
    #expect(pasteboard.contains(pasteboardTypes: ["public.url"]) && !pasteboard.contains(pasteboardTypes: ["my.type"]))
    #expect(pasteboard.value(forPasteboardType: "public.url") as? String == "https://a.org")
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("A".utf8))
    pasteboard.setData(Data([255]), forPasteboardType: "public.utf8-plain-text")
    #expect(pasteboard.string == nil && !pasteboard.hasStrings)
    pasteboard.setValue("C", forPasteboardType: "public.utf8-plain-text")
    #expect(pasteboard.string == "C")
    pasteboard.strings = []
    #expect(pasteboard.strings == nil && pasteboard.numberOfItems == 0)
  }

  @Test func `forgets items that have expired`() {
    pasteboard.setItems([["public.utf8-plain-text": "A"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(pasteboard.string == nil && pasteboard.items.isEmpty)
    pasteboard.setItems([["public.utf8-plain-text": "A"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    #expect(pasteboard.string == "A")
  }

  @Test func `is found by its name until it is removed`() {
    let name = UIPasteboard.Name("tests.\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let one = UIPasteboard(name: name, create: true)
    one?.string = "A"
    let other = UIPasteboard(name: name, create: false)
    #expect(other?.string == "A" && other?.name == name && other?.changeCount == 1)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard.remove(withName: .general)
  }

  @Test func `posts what came and went`() {
    var posts: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
    ) { note in
      let info = note.userInfo as? [String: [String]]
      let text =
        "+\(info?[UIPasteboard.changedTypesAddedUserInfoKey] ?? []) -\(info?[UIPasteboard.changedTypesRemovedUserInfoKey] ?? [])"
      MainActor.assumeIsolated { posts.append(info == nil ? "none" : text) }
    }
    pasteboard.string = "A"
    pasteboard.string = "B"
    pasteboard.color = .red
    NotificationCenter.default.removeObserver(token)
    #expect(
      posts == [
        "+[\"public.utf8-plain-text\"] -[]", "none", "+[\"com.apple.uikit.color\"] -[\"public.utf8-plain-text\"]",
      ])
  }
}
