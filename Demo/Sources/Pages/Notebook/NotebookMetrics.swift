import UIKit

/// The notebook's fonts and heights at one text size.
struct NotebookMetrics {
  let title, text, heading, detail: UIFont
  /// The heights of a sighting's row, with a note and without.
  let sightingHeight, shortSightingHeight: CGFloat
  /// The height of a section's header view.
  let headerHeight: CGFloat
  /// The additional height that the picture at the top needs for its words.
  let landscapeGrowth: CGFloat
  /// A Boolean value that indicates whether the text is so large that a name needs two lines for itself, the date goes
  /// to the note, and values appear below their titles.
  let isLarge: Bool
  /// The picture's width and height, at every text size.
  static let pictureSide: CGFloat = 44
  /// An icon's width and height.
  static let iconSide: CGFloat = 29

  init(_ traits: UITraitCollection) {
    // The longest word of a row's title has to fit next to its icon.
    text = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 40, compatibleWith: traits)
    title = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    detail = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    isLarge = traits.preferredContentSizeCategory >= .extraExtraExtraLarge
    let size = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: traits).pointSize
    heading = .systemFont(ofSize: size, weight: .bold)
    let pictureHeight = Self.pictureSide + 16
    let titleHeight = title.lineHeight * (isLarge ? 2 : 1)
    let lines: CGFloat = isLarge ? 3 : 2
    sightingHeight = max(pictureHeight, (titleHeight + 2 + lines * detail.lineHeight + 22).rounded(.up))
    shortSightingHeight = max(pictureHeight, (titleHeight + 2 + (lines - 1) * detail.lineHeight + 22).rounded(.up))
    landscapeGrowth = max(0, (title.lineHeight + 2 * detail.lineHeight - 52).rounded(.up))
    headerHeight = (18 + heading.lineHeight + (isLarge ? 2 : 1) * detail.lineHeight + 10).rounded(.up)
  }
}
