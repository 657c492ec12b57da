import TableMakerTesting
import Testing
import UIKit

@MainActor @Suite struct `An audit` {
  private var few: PageAudit.Settings {
    var settings = PageAudit.Settings()
    settings.textSizes = [.large]
    settings.widths = [390]
    settings.orientations = [.portrait]
    settings.layoutDirections = [.leftToRight]
    settings.styles = [.light]
    settings.contrasts = [.normal]
    settings.weights = [.regular]
    settings.states = [.initial]
    return settings
  }

  private func brokenPage(count: Int = 3) -> NotesController {
    NotesController(
      count: count,
      cell: { cell in
        cell.fixed["starHeight"]?.constant = 24
        cell.noteLabel.numberOfLines = 1
      })
  }

  @Test func `of a page without a mistake finds no issue in any setting`() async throws {
    var settings = PageAudit.Settings()
    settings.languages = ["en", "zh-Hans"]
    let report = try await PageAudit(settings: settings) { NotesController(language: $0.language) }.run()
    #expect(report.isEmpty, "\(report)")
    #expect(report.settings == settings.combinations)
    #expect(report.samples.isEmpty)
  }

  @Test func `of a form in a navigation controller finds no issue in any setting`() async throws {
    let report = try await PageAudit { TripController.inNavigation() }.run()
    #expect(report.isEmpty, "\(report)")
  }

  @Test func `reports the kind, the values, the row's item, and the view`() async throws {
    let issues = try await PageAudit(settings: few) { self.brokenPage(count: 1) }.run()
    #expect(issues.map(\.kind) == [.hitRegion, .textClipped], "\(issues)")
    let issue = try #require(issues.first)
    #expect(issue.measured == 24 && issue.required == 44)
    #expect(issue.frame.size == CGSize(width: 44, height: 24))
    #expect(issue.setting == PageAudit.Setting())
    #expect(issue.path.components.map(\.name) == ["NotesController", "UITableView", "NoteCell", "UIButton"])
    #expect(issue.path.components[2].row == IndexPath(row: 0, section: 0))
    #expect(issue.path.components[2].item?.contains("Note 1") ?? false, "\(issue.path)")
    #expect(
      issue.description.hasPrefix("[hitRegion] The touchable region is 44 × 24 points (24 of 44): NotesController › "),
      "\(issue)")
    #expect(!issue.description.contains("\n"))
  }

  @Test func `draws the page around an issue dimmed, and the place itself as it is`() async throws {
    let issues = try await PageAudit(settings: few) { self.brokenPage() }.run(for: .hitRegion)
    let issue = try #require(issues.first)
    let picture = try #require(issue.picture)
    #expect(picture.size == CGSize(width: 390, height: 844))
    // The background is white inside, and darker outside.
    #expect(color(of: picture, at: CGPoint(x: issue.frame.minX + 3, y: issue.frame.minY + 3)) == [255, 255, 255])
    let outside = color(of: picture, at: CGPoint(x: issue.frame.minX - 12, y: issue.frame.minY + 3))
    #expect(outside[0] < 230 && outside[0] > 150, "\(outside)")
  }

  @Test func `merges an issue of several rows into one, with their number`() async throws {
    let issues = try await PageAudit(settings: few) { self.brokenPage() }.run(for: .hitRegion)
    #expect(issues.map(\.count) == [3])
    #expect("\(issues)".contains("found 3 times"))
  }

  @Test func `looks only for some kinds, and leaves out the issues that a closure ignores`() async throws {
    let audit = PageAudit(settings: few) { self.brokenPage() }
    #expect(try await audit.run(for: .textClipped).map(\.kind) == [.textClipped])
    #expect(try await audit.run(for: [.contrast, .obscured]).isEmpty)
    let others = try await audit.run { issue in issue.kind == .hitRegion && issue.measured == 24 }
    #expect(others.map(\.kind) == [.textClipped])
  }

  @Test func `passes on the error of that closure`() async throws {
    struct Refused: Error {}
    await #expect(throws: Refused.self) {
      _ = try await PageAudit(settings: few) { self.brokenPage() }.run { _ in throw Refused() }
    }
  }

  @Test func `doesn't show the page in settings that a closure leaves out, nor compare it there`() async throws {
    var settings = few
    settings.textSizes = [.large, .extraLarge]
    settings.styles = [.light, .dark]
    var (asked, shown) = ([PageAudit.Setting](), [PageAudit.Setting]())
    var audit = PageAudit(settings: settings) { setting in
      shown.append(setting)
      return self.brokenPage()
    }
    audit.shouldLook = { setting in
      asked.append(setting)
      return setting.style == .light
    }
    let report = try await audit.run()
    #expect(report.settings == settings.combinations.filter { $0.style == .light } && !report.isEmpty)
    #expect(shown == asked.filter { $0.style == .light })
    #expect(asked.contains { $0.style == .dark })
  }

  @Test func `combines every pair of values`() {
    let combinations = PageAudit.Settings().combinations
    #expect(combinations.first == PageAudit.Setting())
    #expect(Set(combinations).count == combinations.count)
    for size in PageAudit.Settings().textSizes {
      #expect(Set(combinations.filter { $0.textSize == size }.map(\.width)).count == 6)
      #expect(Set(combinations.filter { $0.textSize == size }.map(\.state)).count == 5)
    }
  }

  @Test func `finds an issue below the first screen, and says when it has sampled a long table`() async throws {
    var settings = few
    settings.states = [.scrolled]
    let report = try await PageAudit(settings: settings) {
      let page = NotesController(count: 2_000)
      page.notes[1_999].title = String(repeating: "Unbreakable", count: 8)
      return page
    }.run(for: .textClipped)
    #expect(report.samples == ["UITableView with 2000 rows was sampled: its first 12 screens, its middle, and its end"])
    #expect(report.isEmpty, "\(report)")
    settings.states = [.initial, .scrolled]
    let broken = try await PageAudit(settings: settings) {
      NotesController(count: 40, cell: { $0.starsLast = true })
    }.run(for: .hitRegion)
    #expect(broken.map(\.path.components[2].row) == [IndexPath(row: 39, section: 0)], "\(broken)")
    #expect(broken.first?.setting.state == .scrolled)
  }

  /// The red, green, and blue of a picture at a point, from 0 to 255.
  private func color(of picture: UIImage, at point: CGPoint) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
      picture.draw(at: CGPoint(x: -point.x, y: -point.y))
    }
    return pixel.colorOfFirstPixel
  }
}
