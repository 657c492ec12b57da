import Foundation
import Pages
import Testing
import UIKit

@testable import Demo

/// What is drawn, and how it is called.
struct ShotTests {
  @Test func `a page is drawn from top to end, light and dark, in each language, and at the limits`() {
    #expect(
      Shot.standard(of: .notebook, scrolls: true).map(\.name) == [
        "notebook-en-light-top", "notebook-en-light-middle", "notebook-en-light-end",
        "notebook-en-dark-top", "notebook-en-dark-middle", "notebook-en-dark-end",
        "notebook-zh-light-top", "notebook-zh-light-middle", "notebook-zh-light-end",
        "notebook-zh-dark-top", "notebook-zh-dark-middle", "notebook-zh-dark-end",
        "notebook-en-light-top-320x844", "notebook-en-light-top-ax5", "notebook-en-light-top-rtl",
      ])
  }

  @Test func `a page that fits the screen is drawn once in each`() {
    #expect(
      Shot.strips(of: .notebook, scrolls: false).flatMap(\.shots).map(\.name) == [
        "notebook-en-light-top", "notebook-en-dark-top", "notebook-zh-light-top", "notebook-zh-dark-top",
      ])
  }

  @Test func `a page with rows that grow is drawn once with them grown`() {
    #expect(Shot.extremes(of: .trailLog).last?.name == "trail-log-en-light-top-grown")
  }

  @Test func `a page whose content arrives later is drawn once without it`() {
    #expect(Shot.extremes(of: .market).last?.name == "market-en-light-top-waiting")
  }

  @Test func `every standard picture has a name of its own`() {
    let names = Page.all.flatMap { Shot.standard(of: $0, scrolls: true) }.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `a name has what differs from a new phone`() {
    var variant = Options.Variant()
    variant.size.width = 320
    variant.textSize = .xxxLarge
    variant.isRightToLeft = true
    variant.scroll = .points(100)
    #expect(
      Shot.all(of: variant).map(\.name) == Page.all.map { "\($0.name)-en-light-at-100-320x844-xxxLarge-rtl" })
  }

  @Test func `a report's columns stand under each other`() {
    var report = Report("picture", "ms")
    report.add("a.png", "1.5")
    report.add("longer.png", "120.0")
    #expect(report.lines == ["picture        ms", "a.png         1.5", "longer.png  120.0"])
  }
}
