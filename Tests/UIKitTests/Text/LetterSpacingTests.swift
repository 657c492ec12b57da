import Testing
import UIKit

@testable import UIKit

/// Widths of an iPhone's labels, against ours.
@MainActor struct LetterSpacingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var size: CGFloat
    var weight: UIFont.Weight
    var scale: CGFloat
    var width: CGFloat

    init(_ text: String, _ size: CGFloat, _ scale: CGFloat, _ width: CGFloat, _ weight: UIFont.Weight = .regular) {
      self.text = text
      self.size = size
      self.scale = scale
      self.width = width
      self.weight = weight
    }

    var testDescription: String { "\(text) \(size)" }
  }

  /// label_widths.csv: frames in storyboards.
  nonisolated static let storyboards = [
    Sample("Detail", 17, 2, 44), Sample("Title", 14, 2, 28.5), Sample("Title", 17, 2, 33), Sample("Title", 12, 2, 25),
    Sample("API wrappers Example", 11, 2, 117), Sample("Basic", 11, 2, 28.5), Sample("Bindings", 11, 2, 45.5),
    Sample("Complex async, activity indicator", 11, 2, 173.5),
    Sample("Model editing using observable sequences, master/detail", 11, 2, 298.5),
    Sample("Observers, service and Drive example", 11, 2, 198.5), Sample("Paging, activity indicator", 11, 2, 130),
    Sample("Simple MVVM example ", 11, 2, 123), Sample("Stateless calculator example", 11, 2, 150.5),
    Sample("Subtitle", 11, 2, 40.5), Sample("Table and Collection view with partial updates", 11, 2, 240.5),
    Sample("UIImagePickerController example", 11, 2, 174.5), Sample("UIPickerView example", 11, 2, 116),
    Sample("API wrappers", 16, 2, 96.5), Sample("Adding numbers", 16, 2, 119.5), Sample("Calculator", 16, 2, 74),
    Sample("Geolocation Subscription", 16, 2, 182.5), Sample("GitHub Search Repositories", 16, 2, 200),
    Sample("GitHub Signup - Using Driver", 16, 2, 210.5), Sample("GitHub Signup - Vanilla Observables", 16, 2, 263.5),
    Sample("ImagePicker", 16, 2, 89.5), Sample("Search Wikipedia", 16, 2, 125.5),
    Sample("Simple validation", 16, 2, 123), Sample("Simplest table view example", 16, 2, 205),
    Sample("Simplest table view example with sections", 16, 2, 305),
    Sample("Table/CollectionView partial updates", 16, 2, 263), Sample("TableView with editing", 16, 2, 161.5),
    Sample("Title", 16, 2, 31.5), Sample("UIPickerView", 16, 2, 95.5),
    Sample("Refreshing Layout on the fly", 16, 2, 208, .medium), Sample("Safe Area", 16, 2, 72, .medium),
  ]

  /// metrics.md 1, and frames in public logs of iPhones.
  nonisolated static let logs = [
    Sample("the", 17, 3, 25), Sample("point", 17, 3, 39), Sample("the", 16, 3, 23.6667), Sample("point", 16, 3, 37),
    Sample("?", 15, 3, 7.6667), Sample("?", 14, 3, 7.3333), Sample("Item 1", 17, 3, 45.3333),
    Sample("Item 2", 17, 3, 47.6667), Sample("SECTION 1", 13, 3, 65.6667), Sample("Subtitle", 12, 2, 44),
    Sample("Mounted at /", 12, 3, 71.6667), Sample("Status", 17, 2, 49), Sample("Updated", 17, 2, 66),
    Sample("Date", 17, 2, 36), Sample("Device", 17, 2, 52), Sample("Name", 17, 2, 45), Sample("Version", 17, 2, 57),
    Sample("Source", 17, 2, 54), Sample("Google Drive", 17, 2, 98.5), Sample("Service", 17, 2, 57),
    Sample("Developer", 17, 2, 78), Sample("October 7, 1995", 17, 2, 122), Sample("Super Nintendo", 17, 2, 119),
    Sample("Developer", 17, 2, 81, .semibold), Sample("error", 17, 3, 37), Sample("CENTER", 17, 3, 64.3333),
    Sample("Hello, world!", 17, 3, 94.6667), Sample("Author: Aldous huxley", 13, 3, 132.6667),
    Sample("Fox Business", 15, 2, 89.5), Sample("The Detroit News", 15, 2, 119), Sample("WSB Atlanta", 15, 3, 85.3333),
    Sample("Log in", 17, 3, 47.3333, .semibold), Sample("Brave New World", 17, 3, 136, .semibold),
    Sample("Books", 34, 3, 98.3333, .bold), Sample("Settings", 34, 3, 133, .bold),
  ]

  /// Chinese characters in public logs of iPhones.
  nonisolated static let chinese = [
    Sample("工作圈", 17, 3, 52), Sample("下一步", 17, 2, 52), Sample("登录", 17, 3, 34.6667, .semibold),
    Sample("登录", 15, 3, 30.6667), Sample("数据说明", 14, 2, 57.5), Sample("重设密码", 14, 2, 57.5),
  ]

  private func width(_ sample: Sample) -> CGFloat {
    let font = UIFont.systemFont(ofSize: sample.size, weight: sample.weight)
    return TextLayout(StyledText(sample.text, attributes: TextAttributes(font: font))).size(scale: sample.scale).width
  }

  @Test(arguments: storyboards + logs)
  func `a word is as wide as on an iPhone, within 1.7 percent or half a point`(sample: Sample) {
    #expect(abs(width(sample) - sample.width) <= max(0.501, sample.width * 0.017))
  }

  @Test func `half of the widths are an iPhone's within a pixel, 9 of 10 within 1.3 percent or half a point`() {
    let samples = Self.storyboards + Self.logs
    let exact = samples.filter { abs(width($0) - $0.width) < 1 / $0.scale + 0.01 }
    let near = samples.filter { abs(width($0) - $0.width) <= max(0.501, $0.width * 0.013) }
    #expect(exact.count * 2 >= samples.count)
    #expect(near.count * 10 >= samples.count * 9)
  }

  @Test(arguments: chinese)
  func `Chinese is as wide as on an iPhone, to the pixel`(sample: Sample) {
    #expect(abs(width(sample) - sample.width) < 1 / sample.scale + 0.01)
  }

  @Test func `capitals are as high as SF Pro's`() {
    // Inter's capital is 0.7273 em high, the scale makes it SF Pro's published 0.7046 within a two-hundredth of an em.
    #expect(abs(LetterSpacing.scale * 0.7273 - UIFont.systemFont(ofSize: 1).capHeight) < 0.005)
  }

  @Test func `a text grows with its font at every size`() {
    for tenth in 60..<900 {
      let narrow = Sample("Field notebook 2026", CGFloat(tenth) / 10, 1000, 0)
      let wide = Sample("Field notebook 2026", CGFloat(tenth + 1) / 10, 1000, 0)
      #expect(width(narrow) < width(wide), "at \(tenth) tenths of a point")
    }
  }
}
