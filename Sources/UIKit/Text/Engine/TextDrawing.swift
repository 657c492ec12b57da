internal import Foundation

/// The drawing of all text, for tests that look at what is below it.
@_spi(Testing) public enum TextDrawing {
  /// A Boolean value that indicates whether views draw everything except their text.
  @TaskLocal static var isSkipped = false

  /// Runs a closure in which views draw everything except their text.
  ///
  /// Views that have drawn their text before draw again only after `setNeedsDisplay()`.
  public static func skip<Result>(during body: () throws -> Result) rethrows -> Result {
    try $isSkipped.withValue(true, operation: body)
  }

  /// Returns the characters of a text that no installed font has, in their order.
  public static func missingCharacters(in text: String) -> [Character] {
    var missing: [Character] = []
    for character in text where !character.isWhitespace && !missing.contains(character) {
      let styled = StyledText(String(character), attributes: TextAttributes(font: .systemFont(ofSize: 17)))
      let shaped = TextLayout(
        styled,
        options: TextLayout.Options(width: .infinity, maximumHeight: .infinity, maximumLines: 1, isRightToLeft: false))
      let isMissing = shaped.lines.flatMap(\.runs).flatMap(\.glyphs).contains {
        $0.id & TextEngine.unknownGlyph != 0 && $0.id != TextEngine.emptyGlyph
      }
      if isMissing { missing.append(character) }
    }
    return missing
  }
}
