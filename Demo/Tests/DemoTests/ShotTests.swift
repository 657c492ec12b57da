import Foundation
import Pages
import Testing
import UIKit

@testable import Demo

/// What is drawn, and how it is called.
struct ShotTests {
  @Test
  func
    `the standard shots are every page, top and scrolled, light and dark, in each language, and one with rows grown`()
  {
    #expect(
      Shot.standard.map(\.name) == [
        "notebook-en-light-top", "notebook-en-light-middle", "notebook-en-dark-top", "notebook-en-dark-middle",
        "notebook-zh-light-top", "notebook-zh-light-middle", "notebook-zh-dark-top", "notebook-zh-dark-middle",
        "controls-en-light-top", "controls-en-light-middle", "controls-en-dark-top", "controls-en-dark-middle",
        "controls-zh-light-top", "controls-zh-light-middle", "controls-zh-dark-top", "controls-zh-dark-middle",
        "trail-log-en-light-top", "trail-log-en-light-middle", "trail-log-en-dark-top", "trail-log-en-dark-middle",
        "trail-log-zh-light-top", "trail-log-zh-light-middle", "trail-log-zh-dark-top", "trail-log-zh-dark-middle",
        "trail-log-en-light-top-grown",
      ])
  }

  @Test func `a name has what differs from a new phone`() {
    var variant = Options.Variant()
    variant.size.width = 320
    variant.textSize = .xxxLarge
    variant.isRightToLeft = true
    variant.scroll = .points(100)
    #expect(
      Shot.all(of: variant).map(\.name) == [
        "notebook-en-light-at-100-320x844-xxxLarge-rtl", "controls-en-light-at-100-320x844-xxxLarge-rtl",
        "trail-log-en-light-at-100-320x844-xxxLarge-rtl",
      ])
  }

  @Test func `a report's columns stand under each other`() {
    var report = Report("picture", "ms")
    report.add("a.png", "1.5")
    report.add("longer.png", "120.0")
    #expect(report.lines == ["picture        ms", "a.png         1.5", "longer.png  120.0"])
  }
}
