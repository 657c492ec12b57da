public import UIKit

extension PageAudit {
  /// The values that an audit combines, so that each pair of values of different properties occurs in a setting.
  public struct Settings: Sendable {
    /// The text sizes. The default is all twelve.
    public var textSizes: [UIContentSizeCategory] = [
      .large, .accessibilityExtraExtraExtraLarge, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge,
    ]
    /// The widths of the screen in portrait orientation, in points.
    public var widths: [CGFloat] = [390, 320, 375, 430, 768, 1024]
    /// The orientations of the screen.
    public var orientations = Orientation.allCases
    /// The layout directions.
    public var layoutDirections: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]
    /// The styles.
    public var styles: [UIUserInterfaceStyle] = [.light, .dark]
    /// The contrasts.
    public var contrasts: [UIAccessibilityContrast] = [.normal, .high]
    /// The font weights.
    public var weights: [UILegibilityWeight] = [.regular, .bold]
    /// The languages, as identifiers. With several, the audit also compares them.
    public var languages = ["en"]
    /// The states of the page.
    public var states = State.allCases

    /// Creates the default settings.
    public init() {}

    /// The settings that the audit looks at. The first one has the first value of each property.
    ///
    /// An empty list has the ordinary value.
    public var combinations: [Setting] {
      let counts = [
        textSizes.count, widths.count, orientations.count, layoutDirections.count, styles.count, contrasts.count,
        weights.count, languages.count, states.count,
      ].map { max(1, $0) }
      return CoveringArray.rows(counts).map { row in
        var setting = Setting()
        func set<Value>(_ path: WritableKeyPath<Setting, Value>, _ values: [Value], _ column: Int) {
          if values.indices.contains(row[column]) { setting[keyPath: path] = values[row[column]] }
        }
        set(\.textSize, textSizes, 0)
        set(\.width, widths, 1)
        set(\.orientation, orientations, 2)
        set(\.layoutDirection, layoutDirections, 3)
        set(\.style, styles, 4)
        set(\.contrast, contrasts, 5)
        set(\.weight, weights, 6)
        set(\.language, languages, 7)
        set(\.state, states, 8)
        return setting
      }
    }
  }
}
