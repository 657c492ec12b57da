import Foundation
import LivePhone
import Pages
import Testing
import UIKit

@testable import Demo

/// The drawn pictures, and their names.
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

  @Test func `an update is drawn before, at three instants, and after, in each language`() throws {
    let films = Film.standard(of: .jobs)
    #expect(films.count == Page.jobs.updates.count * 2)
    #expect(
      try #require(films.first).shots.map(\.name) == [
        "jobs-en-light-add-before", "jobs-en-light-add-1", "jobs-en-light-add-2", "jobs-en-light-add-3",
        "jobs-en-light-add-after",
      ])
    #expect(Film.instants == Film.instants.sorted() && Film.instants.allSatisfy { $0 > 0 && $0 < 0.3 })
    #expect(Film.standard(of: .notebook).isEmpty)
  }

  @Test func `updates are drawn as a variant says, and only where it asks for them`() {
    var variant = Options.Variant()
    variant.pages = ["jobs"]
    variant.isDark = true
    #expect(Film.all(of: variant).isEmpty && Shot.all(of: variant).count == 1)
    variant.showsUpdates = true
    #expect(Shot.all(of: variant).isEmpty)
    #expect(
      Film.all(of: variant).map { $0.shots[0].name } == Page.jobs.updates.map { "jobs-en-dark-\($0.name)-before" })
  }

  @Test func `every standard picture has a name of its own`() {
    let names = Page.all.flatMap { page in
      (Shot.standard(of: page, scrolls: true) + Film.standard(of: page).flatMap(\.shots)).map(\.name)
    }
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
