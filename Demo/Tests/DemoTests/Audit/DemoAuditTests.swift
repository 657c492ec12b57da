import Pages
import TableMakerTesting
import Testing
import UIKit

@testable import Demo

/// Every page of the Demo in fewer settings than `Demo/run --audit` has: two text sizes, two widths, and ordinary contrast and
/// weight.
@MainActor @Suite(.serialized) struct DemoAuditTests {
  @Test(arguments: Page.all.map(\.name))
  func `has no issue except those of excused views, which it still has`(name: String) async throws {
    let page = try #require(Page.all.first { $0.name == name })
    let excused = ExcusedView.all.filter { $0.page == name }
    var found = Set<String>()
    let report = try await DemoAudit.audit(of: page, settings: DemoAudit.fewSettings).run { issue in
      let excuses = excused.filter { $0.excuses(issue, on: page) }
      found.formUnion(excuses.map(\.path))
      return !excuses.isEmpty
    }
    #expect(report.isEmpty, "\(report)")
    #expect(found == Set(excused.map(\.path)))
  }

  @Test func `excuses ten views at most, each for a reason`() {
    #expect(ExcusedView.all.count <= 10)
    for view in ExcusedView.all {
      #expect(view.reason.split(separator: " ").count >= 4, "\(view.path)")
      #expect(!view.path.isEmpty && !view.kinds.isEmpty)
    }
  }

  @Test func `prints a line for each issue, and replaces the pictures of an earlier audit`() async throws {
    var settings = DemoAudit.fewSettings
    settings.states = [.initial]
    let report = try await PageAudit(settings: settings) { SmallButtonController() }.run()
    #expect(report.map(\.kind) == [.hitRegion])
    try await DemoProgram.withTemporaryFolder { url in
      let folder = PictureFolder(url: url)
      for old in ["post-1-contrast", "post-12-trait", "post-en-light-top", "market-1-contrast"] {
        try Data().write(to: folder.file(old))
      }
      let lines = try DemoAudit.lines(of: report, on: .post, into: folder)
      #expect(lines.count == 1)
      #expect(lines[0].hasPrefix("post: [hitRegion] The touchable region is 24 × 24 points (24 of 44): "))
      let pictures = try DemoProgram.pictures(in: url)
      #expect(pictures.keys.sorted() == ["market-1-contrast", "post-1-hitRegion", "post-en-light-top"])
      #expect(pictures["post-1-hitRegion"]?.isEmpty == false)
    }
  }

  @Test func `a page without issues ends the program with status 0, and names the settings among the figures`()
    async throws
  {
    try await DemoProgram.withTemporaryFolder { folder in
      let result = try await DemoProgram.run(["--audit", "--page", "home", "--figures", "--output", folder.path])
      #expect(result.errors == "" && result.status == 0)
      #expect(result.lines.count == 3 && result.lines.last == "No issue on home")
      #expect(result.lines.first?.hasPrefix("page  settings  issues  seconds") == true)
      #expect(result.lines.dropFirst().first?.firstMatch(of: /^home +7\d +0 +\d+\.\d$/) != nil, "\(result.lines)")
      #expect(try DemoProgram.pictures(in: folder).isEmpty)
    }
  }

  @Test func `a page that doesn't exist ends the program with status 2, and the nearest names`() async throws {
    let result = try await DemoProgram.run(["--audit", "--page", "markte"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("There's no page markte. Did you mean market? The pages are: home, market,"))
  }
}

extension DemoAudit {
  /// The values of the settings in tests.
  static var fewSettings: PageAudit.Settings {
    var settings = DemoAudit.settings
    settings.textSizes = [.large, .accessibilityExtraExtraExtraLarge]
    settings.widths = [390, 320]
    settings.contrasts = [.normal]
    settings.weights = [.regular]
    return settings
  }
}

/// A page with a control that's too small.
private final class SmallButtonController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.accessibilityLabel = "Favorite"
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 24), button.heightAnchor.constraint(equalToConstant: 24),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
