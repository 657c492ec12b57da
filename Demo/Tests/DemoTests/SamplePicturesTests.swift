import Foundation
import Pages
import Testing
import UIKit

@testable import Demo

/// The pictures of the samples, for the pages of the steps.
@MainActor struct SamplePicturesTests {
  private func data(_ name: String, _ language: Language = .english, isDark: Bool = false) async throws -> Data {
    let image = try #require(await SamplePictures.picture(of: name, in: language, isDark: isDark))
    #expect(image.scale == 2 && image.size.width == 320)
    #expect((80...440).contains(image.size.height), "\(name): \(image.size.height)")
    return try #require(image.pngData())
  }

  @Test func `there is one of every sample, in each language, by day and by night`() async throws {
    for name in SampleController.names {
      let pictures = [
        try await data(name), try await data(name, isDark: true), try await data(name, .chinese),
        try await data(name, .chinese, isDark: true),
      ]
      #expect(Set(pictures).count == 4, "\(name)")
      // Small enough for a page of a web site.
      for picture in pictures { #expect(picture.count < 65_000, "\(name): \(picture.count) bytes") }
    }
    #expect(await SamplePictures.picture(of: "no such step", in: .english, isDark: false) == nil)
  }

  @Test func `the same picture comes out twice the same`() async throws {
    for name in ["cell", "onSelect", "trailingActions", "placeholder"] {
      #expect(try await data(name) == data(name), "\(name)")
    }
  }

  @Test(arguments: [
    "onSelect", "addItemRow", "onExpand", "placeholder", "onDelete", "willSelect", "onAccessoryTap", "onControl",
    "menu",
    "draggable",
    "refreshable",
  ])
  func `a finger brings out what is not seen at rest`(name: String) throws {
    let sample = try #require(SampleController(name, in: .english))
    sample.loadViewIfNeeded()
    #expect(!sample.touches().isEmpty)
  }

  @Test(arguments: [
    ("onDeselect", "No longer chosen: Tieguanyin"), ("multipleSelection", "2 teas"),
    ("onHighlight", "The finger has left Tieguanyin"),
    ("leadingActions", "Swiped open: Tieguanyin"), ("onDrop", "Longjing → 1"), ("onScroll", "y = 52"),
    ("onEndDragging", "0 → 52"), ("onUpdate", "+0 −1"), ("onError", "There is no Lapsang today."),
    ("onEndDisplayHeader", "Gone: Longjing · Tieguanyin · Lapsang"),
    ("onEndDisplayFooter", "Gone: Longjing · Tieguanyin · Lapsang"),
  ])
  func `a finger has a sample say what its step is told`(name: String, words: String) async throws {
    Studio.speak(.english)
    let sample = try #require(SampleController(name, in: .english))
    _ = await SamplePictures.show(sample)
    #expect(sample.said == words)
  }
}
