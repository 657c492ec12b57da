import Foundation

extension SystemColor {
  /// The components from metrics.md 8. If its sources differ, they are those of iOS 17.
  var shades: Shades {
    switch self {
    case .red: Shades(Shade(255, 59, 48), Shade(255, 69, 58), high: Shade(215, 0, 21), Shade(255, 105, 97))
    case .orange: Shades(Shade(255, 149, 0), Shade(255, 159, 10), high: Shade(201, 52, 0), Shade(255, 179, 64))
    case .yellow: Shades(Shade(255, 204, 0), Shade(255, 214, 10), high: Shade(160, 90, 0), Shade(255, 212, 38))
    case .green: Shades(Shade(52, 199, 89), Shade(48, 209, 88), high: Shade(36, 138, 61), Shade(48, 219, 91))
    case .mint: Shades(Shade(0, 199, 190), Shade(99, 230, 226), high: Shade(12, 129, 123), Shade(102, 212, 207))
    case .teal: Shades(Shade(48, 176, 199), Shade(64, 200, 224), high: Shade(0, 130, 153), Shade(93, 230, 255))
    case .cyan: Shades(Shade(50, 173, 230), Shade(100, 210, 255), high: Shade(0, 113, 164), Shade(112, 215, 255))
    case .blue: Shades(Shade(0, 122, 255), Shade(10, 132, 255), high: Shade(0, 64, 221), Shade(64, 156, 255))
    case .indigo: Shades(Shade(88, 86, 214), Shade(94, 92, 230), high: Shade(54, 52, 163), Shade(125, 122, 255))
    case .purple: Shades(Shade(175, 82, 222), Shade(191, 90, 242), high: Shade(137, 68, 171), Shade(218, 143, 255))
    case .pink: Shades(Shade(255, 45, 85), Shade(255, 55, 95), high: Shade(211, 15, 69), Shade(255, 100, 130))
    case .brown: Shades(Shade(162, 132, 94), Shade(172, 142, 104), high: Shade(127, 101, 69), Shade(181, 148, 105))
    case .gray: Shades(Shade(142, 142, 147), Shade(142, 142, 147), high: Shade(108, 108, 112), Shade(174, 174, 178))
    case .gray2: Shades(Shade(174, 174, 178), Shade(99, 99, 102), high: Shade(142, 142, 147), Shade(124, 124, 128))
    case .gray3: Shades(Shade(199, 199, 204), Shade(72, 72, 74), high: Shade(174, 174, 178), Shade(84, 84, 86))
    case .gray4: Shades(Shade(209, 209, 214), Shade(58, 58, 60), high: Shade(188, 188, 192), Shade(68, 68, 70))
    case .gray5: Shades(Shade(229, 229, 234), Shade(44, 44, 46), high: Shade(216, 216, 220), Shade(54, 54, 56))
    case .gray6: Shades(Shade(242, 242, 247), Shade(28, 28, 30), high: Shade(235, 235, 240), Shade(36, 36, 38))
    case .label: Shades(Shade(0), Shade(255))
    case .secondaryLabel: Shades(Shade(60, 60, 67, 0.6), Shade(235, 235, 245, 0.6), highAlpha: 0.68, 0.68)
    case .tertiaryLabel, .placeholderText:
      Shades(Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3), highAlpha: 0.38, 0.38)
    case .quaternaryLabel: Shades(Shade(60, 60, 67, 0.18), Shade(235, 235, 245, 0.16), highAlpha: 0.26, 0.24)
    case .link: Shades(Shade(0, 122, 255), Shade(10, 132, 255))
    case .separator: Shades(Shade(60, 60, 67, 0.29), Shade(84, 84, 88, 0.6), highAlpha: 0.37, 0.68)
    case .opaqueSeparator: Shades(Shade(198, 198, 200), Shade(56, 56, 58))
    case .fill: Shades(Shade(120, 120, 128, 0.2), Shade(120, 120, 128, 0.36), highAlpha: 0.28, 0.44)
    case .secondaryFill: Shades(Shade(120, 120, 128, 0.16), Shade(120, 120, 128, 0.32), highAlpha: 0.24, 0.4)
    case .tertiaryFill: Shades(Shade(118, 118, 128, 0.12), Shade(118, 118, 128, 0.24), highAlpha: 0.2, 0.32)
    case .quaternaryFill: Shades(Shade(116, 116, 128, 0.08), Shade(118, 118, 128, 0.18), highAlpha: 0.16, 0.26)
    case .background:
      Shades(Shade(255), Shade(0)).elevated(Shade(28, 28, 30), high: Shade(36, 36, 38))
    case .groupedBackground:
      Shades(Shade(242, 242, 247), Shade(0), high: Shade(235, 235, 240), Shade(0))
        .elevated(Shade(28, 28, 30), high: Shade(36, 36, 38))
    case .secondaryBackground:
      Shades(Shade(242, 242, 247), Shade(28, 28, 30), high: Shade(235, 235, 240), Shade(36, 36, 38))
        .elevated(Shade(44, 44, 46), high: Shade(54, 54, 56))
    case .secondaryGroupedBackground:
      Shades(Shade(255), Shade(28, 28, 30), high: Shade(255), Shade(36, 36, 38))
        .elevated(Shade(44, 44, 46), high: Shade(54, 54, 56))
    case .tertiaryBackground:
      Shades(Shade(255), Shade(44, 44, 46), high: Shade(255), Shade(54, 54, 56))
        .elevated(Shade(58, 58, 60), high: Shade(68, 68, 70))
    case .tertiaryGroupedBackground:
      Shades(Shade(242, 242, 247), Shade(44, 44, 46), high: Shade(235, 235, 240), Shade(54, 54, 56))
        .elevated(Shade(58, 58, 60), high: Shade(68, 68, 70))
    }
  }
}
