import Foundation
import Pages
import Testing
import UIKit

@testable import Demo
@testable import TableMakerTesting

/// Pages that twelve operators break, each at five places of the Demo's pages that a seed chooses. An audit finds most.
///
/// They take minutes: `BROKEN_PAGES=5 Tests/run --only DemoTests --filter BrokenPageTests` breaks all sixty places.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["BROKEN_PAGES"] != nil, "BROKEN_PAGES=5 breaks five places an operator"))
struct BrokenPageTests {
  private static let seed: UInt64 = 56

  @Test func `finds at least nine of ten broken places`() async throws {
    let count = ProcessInfo.processInfo.environment["BROKEN_PAGES"].flatMap { Int($0) } ?? 1
    var (found, all) = (0, 0)
    var lines: [String] = []
    for (operation, places) in try await chosenPlaces(count) {
      var missed: [BreakingPlace] = []
      for place in places {
        let kinds = try await kinds(of: place)
        if kinds.isDisjoint(with: operation.kinds) { missed.append(place) }
      }
      found += places.count - missed.count
      all += places.count
      lines.append("\(operation.rawValue): \(places.count - missed.count) of \(places.count)")
      lines += missed.map { "  missed on \($0.page): \($0.key) \($0.text)" }
    }
    lines.append("found \(found) of \(all) with seed \(Self.seed)")
    print(lines.joined(separator: "\n"))
    #expect(all == count * BreakingOperator.allCases.count, "\(lines.joined(separator: "\n"))")
    #expect(found * 10 >= all * 9, "\(lines.joined(separator: "\n"))")
  }

  /// Returns the places for each operator.
  private func chosenPlaces(_ count: Int) async throws -> [(BreakingOperator, [BreakingPlace])] {
    var places: Set<BreakingPlace> = []
    for page in Pages.Page.all { places.formUnion(try await self.places(of: page)) }
    var random = SplitMix(state: Self.seed)
    return BreakingOperator.allCases.map { operation in
      let own = places.filter { $0.operation == operation }
        .sorted { ($0.page, $0.key, $0.text) < ($1.page, $1.key, $1.text) }
      return (operation, Array(own.shuffled(using: &random).prefix(count)))
    }
  }

  /// Returns all places of a page's first screen.
  private func places(of page: Pages.Page) async throws -> Set<BreakingPlace> {
    let audit = DemoAudit.audit(of: page)
    var other = PageAudit.Setting()
    other.language = "zh-Hans"
    other.textSize = .accessibilityLarge
    await AuditClock.take()
    let wasHeld = AuditClock.hold()
    defer {
      AuditClock.restore(wasHeld)
      AuditClock.pass()
    }
    let pages = [PageAudit.Setting(), other].map { TableMakerTesting.Page($0, audit.makeController) }
    for page in pages { await page.rest() }
    let places = BreakingPlace.all(in: pages[0], pages[1], name: page.name)
    for page in pages { page.close() }
    return places
  }

  /// Returns the kinds of the issues of a page with a broken place.
  private func kinds(of place: BreakingPlace) async throws -> PageAudit.Kinds {
    let page = try #require(Pages.Page.all.first { $0.name == place.page })
    var settings = DemoAudit.fewSettings
    settings.states = [.initial, .scrolled]
    var audit = DemoAudit.audit(of: page, settings: settings)
    audit.changePage = { place.apply(to: $0) }
    let report = try await audit.run(for: place.operation.kinds) { issue in
      ExcusedView.all.contains { $0.excuses(issue, on: page) }
    }
    return PageAudit.Kinds(report.map(\.kind))
  }
}

/// The random numbers of SplitMix64, which follow from its seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
