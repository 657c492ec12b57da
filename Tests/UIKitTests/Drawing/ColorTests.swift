import Foundation
import Testing
import UIKit

struct ColorTests {
  private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, _ level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
  }

  /// Red, green and blue from 0 to 255, and alpha in hundredths.
  private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
  }

  /// The rows of metrics.md 8, in its order: light, dark, increased contrast light, dark.
  private static let table: [(String, UIColor, [Int], [Int], [Int], [Int])] = [
    ("red", .systemRed, [255, 59, 48, 100], [255, 69, 58, 100], [215, 0, 21, 100], [255, 105, 97, 100]),
    ("orange", .systemOrange, [255, 149, 0, 100], [255, 159, 10, 100], [201, 52, 0, 100], [255, 179, 64, 100]),
    ("yellow", .systemYellow, [255, 204, 0, 100], [255, 214, 10, 100], [160, 90, 0, 100], [255, 212, 38, 100]),
    ("green", .systemGreen, [52, 199, 89, 100], [48, 209, 88, 100], [36, 138, 61, 100], [48, 219, 91, 100]),
    ("mint", .systemMint, [0, 199, 190, 100], [99, 230, 226, 100], [12, 129, 123, 100], [102, 212, 207, 100]),
    ("teal", .systemTeal, [48, 176, 199, 100], [64, 200, 224, 100], [0, 130, 153, 100], [93, 230, 255, 100]),
    ("cyan", .systemCyan, [50, 173, 230, 100], [100, 210, 255, 100], [0, 113, 164, 100], [112, 215, 255, 100]),
    ("blue", .systemBlue, [0, 122, 255, 100], [10, 132, 255, 100], [0, 64, 221, 100], [64, 156, 255, 100]),
    ("indigo", .systemIndigo, [88, 86, 214, 100], [94, 92, 230, 100], [54, 52, 163, 100], [125, 122, 255, 100]),
    ("purple", .systemPurple, [175, 82, 222, 100], [191, 90, 242, 100], [137, 68, 171, 100], [218, 143, 255, 100]),
    ("pink", .systemPink, [255, 45, 85, 100], [255, 55, 95, 100], [211, 15, 69, 100], [255, 100, 130, 100]),
    ("brown", .systemBrown, [162, 132, 94, 100], [172, 142, 104, 100], [127, 101, 69, 100], [181, 148, 105, 100]),
    ("gray", .systemGray, [142, 142, 147, 100], [142, 142, 147, 100], [108, 108, 112, 100], [174, 174, 178, 100]),
    ("gray2", .systemGray2, [174, 174, 178, 100], [99, 99, 102, 100], [142, 142, 147, 100], [124, 124, 128, 100]),
    ("gray3", .systemGray3, [199, 199, 204, 100], [72, 72, 74, 100], [174, 174, 178, 100], [84, 84, 86, 100]),
    ("gray4", .systemGray4, [209, 209, 214, 100], [58, 58, 60, 100], [188, 188, 192, 100], [68, 68, 70, 100]),
    ("gray5", .systemGray5, [229, 229, 234, 100], [44, 44, 46, 100], [216, 216, 220, 100], [54, 54, 56, 100]),
    ("gray6", .systemGray6, [242, 242, 247, 100], [28, 28, 30, 100], [235, 235, 240, 100], [36, 36, 38, 100]),
    ("label", .label, [0, 0, 0, 100], [255, 255, 255, 100], [0, 0, 0, 100], [255, 255, 255, 100]),
    ("label2", .secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60], [60, 60, 67, 68], [235, 235, 245, 68]),
    ("label3", .tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30], [60, 60, 67, 38], [235, 235, 245, 38]),
    ("label4", .quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16], [60, 60, 67, 26], [235, 235, 245, 24]),
    ("placeholder", .placeholderText, [60, 60, 67, 30], [235, 235, 245, 30], [60, 60, 67, 38], [235, 235, 245, 38]),
    ("separator", .separator, [60, 60, 67, 29], [84, 84, 88, 60], [60, 60, 67, 37], [84, 84, 88, 68]),
    ("opaque", .opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100], [198, 198, 200, 100], [56, 56, 58, 100]),
    ("link", .link, [0, 122, 255, 100], [10, 132, 255, 100], [0, 122, 255, 100], [10, 132, 255, 100]),
    ("fill", .systemFill, [120, 120, 128, 20], [120, 120, 128, 36], [120, 120, 128, 28], [120, 120, 128, 44]),
    (
      "fill2", .secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32], [120, 120, 128, 24], [120, 120, 128, 40]
    ),
    (
      "fill3", .tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24], [118, 118, 128, 20], [118, 118, 128, 32]
    ),
    (
      "fill4", .quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18], [116, 116, 128, 16], [118, 118, 128, 26]
    ),
  ]

  @Test(arguments: table.indices)
  func `a system color is that of metrics 8 in all four settings`(_ index: Int) {
    let (name, color, light, dark, lightHigh, darkHigh) = Self.table[index]
    #expect(parts(color, traits(.light, .normal)) == light, "\(name)")
    #expect(parts(color, traits(.dark, .normal)) == dark, "\(name)")
    #expect(parts(color, traits(.light, .high)) == lightHigh, "\(name)")
    #expect(parts(color, traits(.dark, .high)) == darkHigh, "\(name)")
    #expect(parts(color, UITraitCollection()) == light, "what traits do not say is light")
  }

  @Test func `backgrounds are lighter in front of others in the dark`() {
    let rows: [(UIColor, light: Int, dark: Int, elevated: Int, darkHigh: Int, elevatedHigh: Int?)] = [
      (.systemBackground, 255, 0, 28, 0, 36), (.secondarySystemBackground, 242, 28, 44, 36, nil),
      (.tertiarySystemBackground, 255, 44, 58, 54, nil), (.systemGroupedBackground, 242, 0, 28, 0, nil),
      (.secondarySystemGroupedBackground, 255, 28, 44, 36, nil),
      (.tertiarySystemGroupedBackground, 242, 44, 58, 54, nil),
    ]
    for row in rows {
      #expect(parts(row.0, traits(.light, .normal))[0] == row.light)
      #expect(parts(row.0, traits(.light, .normal, .elevated))[0] == row.light)
      #expect(parts(row.0, traits(.dark, .normal))[0] == row.dark)
      #expect(parts(row.0, traits(.dark, .normal, .elevated))[0] == row.elevated)
      #expect(parts(row.0, traits(.dark, .high))[0] == row.darkHigh)
      if let high = row.elevatedHigh { #expect(parts(row.0, traits(.dark, .high, .elevated))[0] == high) }
    }
  }

  @Test func `a provider is asked for each set of traits, and at last for the current ones`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor.secondaryLabel : .red }
    #expect(parts(color, traits(.dark, .normal)) == [235, 235, 245, 60])
    #expect(color.resolvedColor(with: traits(.light, .normal)) == .red)
    traits(.dark, .normal).performAsCurrent { #expect(color.cgColor.alpha == 0.6) }
    #expect(color.cgColor == UIColor.red.cgColor)
    #expect(parts(color.withAlphaComponent(0.25), traits(.dark, .normal)) == [235, 235, 245, 25])
    #expect(parts(UIColor.label.withAlphaComponent(0.5), traits(.dark, .normal)) == [255, 255, 255, 50])
  }

  @Test func `equal colors are equal, and hash alike`() {
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed.hash == UIColor.systemRed.hash)
    #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: traits(.light, .normal)))
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .label, .label]).count == 2)
  }

  @Test func `hue, saturation and brightness are what they were made of`() {
    for hue in stride(from: 0 as CGFloat, to: 1, by: 1 / 24) {
      for saturation in [0.25 as CGFloat, 0.5, 1] {
        for brightness in [0.25 as CGFloat, 0.75, 1] {
          let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
          var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
          #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9 && abs(b - brightness) < 1e-9 && a == 0.5)
        }
      }
    }
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == UIColor.green)
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == UIColor.red)
  }

  @Test func `only a shade of gray has a white part`() {
    var white: CGFloat = -1
    #expect(UIColor.darkGray.getWhite(&white, alpha: nil) && white == 1 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(UIColor.gray.cgColor.components == [0.5, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor(white: 0, alpha: 7).cgColor.alpha == 1)
  }
}
