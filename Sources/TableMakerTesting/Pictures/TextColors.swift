import UIKit

/// The colors of a text and of what is below it, as they were drawn.
@MainActor struct TextColors {
  /// The color of the text where it differs most from what is below it.
  let text: Pixels.Color
  /// The color below the text at that pixel.
  let background: Pixels.Color
  /// The smallest contrast of all parts of the text.
  let contrast: Double

  /// Compares the pixels with and without text in the visible part of a view, or returns `nil` if they're the same.
  ///
  /// The edges of letters are mixed with what is below them. In each part as wide as the view is high, the pixel with
  /// the greatest difference therefore counts.
  init?(of view: PageView, on screen: ScreenPicture) {
    guard let below = screen.pixelsWithoutText else { return nil }
    let (columns, rows) = screen.range(view.textFrame?.intersection(view.visible) ?? view.visible)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let length = max(min(rows.count, 48), 16)
    var parts: [(distance: Int, text: Pixels.Color, background: Pixels.Color)] = []
    for start in stride(from: columns.lowerBound, to: columns.upperBound, by: length) {
      let part = start..<min(start + length, columns.upperBound)
      if let best = screen.pixels.greatestDifference(from: below, columns: part, rows: rows, over: 2) {
        parts.append((best.distance, best.color, best.other))
      }
    }
    guard let strongest = parts.max(by: { $0.distance < $1.distance }) else { return nil }
    (text, background) = (strongest.text, strongest.background)
    // A part with only a dot or an edge of a letter has no pixel with the whole color: it has the text's color nowhere.
    let contrasts = parts.compactMap { part -> Double? in
      if part.text.distance(to: strongest.text) <= 24 { return part.text.contrast(to: part.background) }
      guard part.background.distance(to: strongest.background) > 24 else { return nil }
      let isMixed = part.text.isBetween(part.background, and: strongest.text)
      return (isMixed ? strongest.text : part.text).contrast(to: part.background)
    }
    contrast = contrasts.min() ?? strongest.text.contrast(to: strongest.background)
  }
}
