import Testing

@testable import UIKit

/// List content as a view shows it, at 3 pixels per point, compared with metrics.md 6 and manually computed numbers.
@MainActor @Suite struct ListContentViewTests {
  /// A view in a window of 3 pixels a point, so wide, and as high as it asks to be.
  private func show(
    _ configuration: UIListContentConfiguration, width: CGFloat = 390,
    traits: (inout UITraitOverrides) -> Void = { _ in }
  ) -> (view: UIListContentView, window: UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    traits(&window.traitOverrides)
    let view = UIListContentView(configuration: configuration)
    window.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    window.layoutIfNeeded()
    return (view, window)
  }

  private func near(_ frame: CGRect?, _ expected: CGRect) -> Bool {
    guard let frame else { return false }
    return [
      frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
      frame.height - expected.height,
    ].allSatisfy { abs($0) < 0.001 }
  }

  @Test func `a row's text stands 11 points down in 42 1-3`() {
    var row = UIListContentConfiguration.cell()
    row.text = "Text"
    let (view, window) = show(row)
    // 11 + 20.3333 + 11: metrics.md 6, "cell row height". The row itself is 44 points high: see cells.
    #expect(abs(view.bounds.height - 127.0 / 3) < 0.001)
    #expect(near(view.textLabel?.frame, CGRect(x: 16, y: 11, width: 366, height: 61.0 / 3)))
    #expect(view.textLabel?.font == .preferredFont(forTextStyle: .body) && view.textLabel?.textColor == .label)
    _ = window
  }

  @Test func `a grouped header is 38 2-3 points high, in capitals 17 points down`() {
    var header = UIListContentConfiguration.groupedHeader()
    header.text = "Größe"
    let (view, window) = show(header)
    // metrics.md 6: 38.6667 = 17 + 15.6667 + 6.
    #expect(abs(view.bounds.height - 116.0 / 3) < 0.001)
    #expect(near(view.textLabel?.frame, CGRect(x: 8, y: 17, width: 374, height: 47.0 / 3)))
    #expect(view.textLabel?.text == "GRÖSSE")
    #expect(view.textLabel?.textColor == .secondaryLabel && view.textLabel?.font.pointSize == 13)
    _ = window
  }

  @Test func `a subtitle row has 3 points between its texts`() {
    var row = UIListContentConfiguration.subtitleCell()
    row.text = "Title"
    row.secondaryText = "Subtitle"
    let (view, window) = show(row)
    // 11 + 20.3333 + 3 + 14.3333 + 11.
    #expect(abs(view.bounds.height - 179.0 / 3) < 0.001)
    #expect(near(view.secondaryTextLabel?.frame, CGRect(x: 16, y: 34 + 1.0 / 3, width: 366, height: 43.0 / 3)))
    #expect(view.secondaryTextLabel?.font == .preferredFont(forTextStyle: .caption1))
    _ = window
  }

  @Test func `a value row falls back to two lines where both texts do not fit`() throws {
    var row = UIListContentConfiguration.valueCell()
    row.text = "Name"
    row.secondaryText = "Value"
    let (view, window) = show(row)
    let name = try #require(view.textLabel)
    let value = try #require(view.secondaryTextLabel)
    #expect(name.frame.minY == value.frame.minY && value.frame.maxX == 382)
    #expect(value.textColor == .secondaryLabel && value.font == name.font)
    let needed = 16 + name.frame.width + 12 + value.frame.width + 8
    for (width, isBeside) in [(needed, true), (needed - 1, false)] {
      view.frame.size = CGSize(width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
      view.layoutIfNeeded()
      #expect((name.frame.minY == value.frame.minY) == isBeside)
      #expect(abs(view.bounds.height - (isBeside ? 127.0 / 3 : 127.0 / 3 + 3 + 61.0 / 3)) < 0.001)
    }
    _ = window
  }

  @Test func `at accessibility sizes a value stands below`() throws {
    var row = UIListContentConfiguration.valueCell()
    row.text = "A"
    row.secondaryText = "B"
    // Assumed: Apple says "if there is sufficient space", and a device would settle whether there can be at these sizes.
    let (view, window) = show(row) { $0.preferredContentSizeCategory = .accessibilityMedium }
    #expect(try #require(view.secondaryTextLabel).frame.minX == 16)
    #expect(view.textLabel?.font.pointSize == 28)
    _ = window
  }

  @Test func `right to left the same frames stand mirrored`() throws {
    let image = draw(20, 20) { _ in }
    for make in [UIListContentConfiguration.cell, UIListContentConfiguration.valueCell] {
      var row = make()
      row.text = "Name"
      row.secondaryText = "Value"
      row.image = image
      let (left, first) = show(row)
      let (right, second) = show(row) { $0.layoutDirection = .rightToLeft }
      let pairs: [(UIView?, UIView?)] = [
        (left.textLabel, right.textLabel), (left.secondaryTextLabel, right.secondaryTextLabel),
        (left.imageView, right.imageView),
      ]
      for (one, other) in pairs {
        let (one, other) = try (#require(one).frame, #require(other).frame)
        #expect(near(other, CGRect(x: 390 - one.maxX, y: one.minY, width: one.width, height: one.height)))
      }
      _ = (first, second)
    }
  }

  @Test func `texts grow with the text size, unless the app gave a font`() {
    var row = UIListContentConfiguration.cell()
    row.text = "Text"
    row.secondaryText = "More"
    row.secondaryTextProperties.font = .systemFont(ofSize: 11)
    let (view, window) = show(row)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(view.textLabel?.font.pointSize == 23)
    #expect(view.secondaryTextLabel?.font.pointSize == 11)
    row.textProperties.adjustsFontForContentSizeCategory = false
    let fixed = show(row) { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    #expect(fixed.view.textLabel?.font.pointSize == 17)
  }

  @Test func `an image is as large as it is, at most its maximum size, in the room reserved`() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "Text"
    row.image = draw(80, 40) { _ in }
    #expect(show(row).view.imageView?.frame.size == CGSize(width: 80, height: 40))
    row.imageProperties.maximumSize = CGSize(width: 0, height: 20)
    #expect(show(row).view.imageView?.frame.size == CGSize(width: 40, height: 20))
    row.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    row.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let view = show(row).view
    // (42.3333 - 10) / 2 is half a pixel below 16; halves go up.
    #expect(near(view.imageView?.frame, CGRect(x: 36, y: 49.0 / 3, width: 20, height: 10)))
    #expect(abs(try #require(view.textLabel).frame.minX - (16 + 60 + 16)) < 0.001)
    row.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    #expect(abs(try #require(show(row).view.textLabel).frame.minX - (16 + 24 + 16)) < 0.001)
    row.imageProperties.cornerRadius = 4
    let round = try #require(show(row).view.imageView)
    #expect(round.layer.cornerRadius == 4 && round.clipsToBounds)
  }

  @Test func `symbols of rows stand in a column of 24 points, which grows with the text`() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "Text"
    for name in ["star", "heart", "trash"] {
      row.image = UIImage(systemName: name)
      let view = show(row).view
      #expect(abs(try #require(view.textLabel).frame.minX - 56) < 0.001)
      #expect(abs(try #require(view.imageView).frame.midX - 28) < 0.34)
      #expect(abs(view.bounds.height - 127.0 / 3) < 0.001)
    }
    let large = show(row) { $0.preferredContentSizeCategory = .accessibilityLarge }.view
    #expect(try #require(large.textLabel).frame.minX > 70)
  }

  @Test func `the superview's margins count on the axes that preserve them`() {
    var row = UIListContentConfiguration.cell()
    row.text = "Text"
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 50)
    let view = UIListContentView(configuration: row)
    view.frame = parent.bounds
    parent.addSubview(view)
    func text() -> CGRect {
      view.layoutIfNeeded()
      return view.textLabel?.frame ?? .zero
    }
    #expect(text().minX == 40 && text().maxX == 250)
    row.axesPreservingSuperviewLayoutMargins = []
    view.configuration = row
    #expect(text().minX == 16 && text().maxX == 292)
    row.axesPreservingSuperviewLayoutMargins = .vertical
    view.configuration = row
    #expect(text().minX == 16)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 80)
  }

  @Test func `what a text lacks is as the properties say, and its own attributes stay`() throws {
    var row = UIListContentConfiguration.cell()
    let text = NSMutableAttributedString(string: "Red and plain")
    text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
    row.attributedText = text
    row.textProperties.color = .systemGreen
    row.textProperties.transform = .uppercase
    let shown = try #require(show(row).view.textLabel?.attributedText)
    #expect(shown.string == "RED AND PLAIN")
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemGreen)
    #expect(shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == row.textProperties.font)
    row.text = "Other"
    #expect(row.attributedText == nil && row.text == "Other")
  }

  @Test func `the image takes the view's tint, the configuration's, or what a transformer makes of it`() throws {
    var row = UIListContentConfiguration.cell()
    row.image = UIImage(systemName: "star")
    let (view, window) = show(row)
    view.tintColor = .systemPink
    #expect(view.imageView?.tintColor == .systemPink)
    row.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    view.configuration = row
    #expect(view.imageView?.tintColor == UIColor.systemPink.withAlphaComponent(0.5))
    view.tintColor = .systemTeal
    #expect(view.imageView?.tintColor == UIColor.systemTeal.withAlphaComponent(0.5))
    row.imageProperties.tintColor = .systemGreen
    row.imageProperties.tintColorTransformer = nil
    view.configuration = row
    #expect(view.imageView?.tintColor == .systemGreen)
    _ = window
  }

  @Test func `a configuration without a text or an image leaves none`() {
    var row = UIListContentConfiguration.cell()
    row.text = "Text"
    row.secondaryText = "More"
    row.image = UIImage(systemName: "star")
    let view = show(row).view
    #expect(view.subviews.count == 3)
    view.configuration = UIListContentConfiguration.cell()
    #expect(view.subviews.isEmpty && view.textLabel == nil)
  }

  @Test func `a configuration that is no list content ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIListContentView(configuration: .cell()).configuration = OtherConfiguration()
      }
    }
    let text = result.flatMap { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("NSInvalidArgumentException") && text.contains("Unsupported configuration"))
  }
}

private struct OtherConfiguration: UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
  func updated(for state: any UIConfigurationState) -> OtherConfiguration { self }
}
