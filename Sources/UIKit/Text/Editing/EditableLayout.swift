internal import Foundation
internal import TableMakerTextEditing

/// A text that is edited, in lines: laid out paragraph by paragraph, and only where somebody looks.
///
/// Paragraphs that nobody has looked at have a height that is guessed from their lengths; a look replaces it by the exact one.
/// An edit lays out again the paragraph that it is in. Lines stand as those of a label of the same width, but that a separator at the
/// text's end is followed by one more line, and that a paragraph longer than `longestBlock` is laid out in parts.
///
/// Offsets count code units of UTF-16, distances points from the top left corner of the first line.
@MainActor final class EditableLayout {
  /// What decides where lines end.
  struct Options: Equatable {
    /// The width of the lines.
    var width: CGFloat
    /// Whether the interface runs from right to left.
    var isRightToLeft = false
    /// Whether everything stands in one line, whatever the width; separators are spaces then.
    var isSingleLine = false
    /// The greatest number of lines; 0 for any.
    var maximumLines = 0
    /// How the text is cut after the greatest number of lines.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// How many code units are laid out at once, at most; a longer paragraph in several parts, each from the start of a line.
  static let longestBlock = 2048

  unowned let content: any EditableLayoutContent
  private(set) var options: Options
  var blocks = LayoutBlocks()
  /// What is known of how many code units stand in a line: from all blocks that were laid out.
  var measuredUnits = 0
  var measuredLines = 0
  /// How many code units were laid out since lines were last dropped.
  var unitsSinceDrop = 0
  /// Called where a guessed height becomes exact: with the block's top, and by how much it becomes higher.
  var guessReplaced: ((_ top: CGFloat, _ change: CGFloat) -> Void)?
  /// Whether the guessed heights know of a line that was laid out.
  var areGuessesInformed = false

  /// Makes the layout of a content, which it does not keep.
  init(_ content: any EditableLayoutContent, options: Options) {
    self.content = content
    self.options = options
    reset()
  }

  /// The height of all lines, some of it a guess unless `layOutAll` was called since the last change.
  var height: CGFloat { blocks.height }

  /// Sets what decides where lines end; lays everything out again if it is something else.
  func setOptions(_ new: Options) {
    guard new != options else { return }
    options = new
    reset()
  }

  /// Forgets all lines, as when the whole text is another or looks different.
  func reset() {
    measuredUnits = 0
    measuredLines = 0
    areGuessesInformed = false
    blocks.replace(0..<blocks.count, with: cut(0..<content.buffer.count, isAtEnd: true))
  }

  /// Whether the text is one block, whatever its paragraphs: where one line, or a number of lines, is all that there may be.
  var isOneBlock: Bool { options.isSingleLine || options.maximumLines > 0 }
}
