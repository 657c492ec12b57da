internal import Foundation
internal import TableMakerTextEditing

/// The layout of an edited text, which lays out paragraphs only when they're needed.
///
/// Other paragraphs have an estimated height based on their length, which layout replaces. An edit lays out only its
/// own paragraph again. Lines match those of a label with the same width, except that an empty line follows a final
/// separator, and that a paragraph longer than `longestBlock` is laid out in parts.
///
/// Offsets are in UTF-16 code units. Distances are in points from the upper-left corner of the first line.
@MainActor final class EditableLayout {
  /// Options that determine where lines end.
  struct Options: Equatable {
    /// The width of the lines.
    var width: CGFloat
    /// A Boolean value that indicates whether the interface is right-to-left.
    var isRightToLeft = false
    /// A Boolean value that indicates whether all text is on one line. Separators are then spaces.
    var isSingleLine = false
    /// The maximum number of lines, or 0 for no limit.
    var maximumLines = 0
    /// The truncation after the maximum number of lines.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// The maximum number of code units in a block. A longer paragraph has several parts, each of which begins with a
  /// line.
  static let longestBlock = 2048

  unowned let content: any EditableLayoutContent
  private(set) var options: Options
  var blocks = LayoutBlocks()
  /// The average number of code units on a line, from all blocks that were laid out.
  var measuredUnits = 0
  var measuredLines = 0
  /// The number of code units that were laid out since lines were dropped.
  var unitsSinceDrop = 0
  /// A closure that's called when an exact height replaces an estimate, with the block's top and the difference.
  var guessReplaced: ((_ top: CGFloat, _ change: CGFloat) -> Void)?
  /// A Boolean value that indicates whether the estimates are based on lines that were laid out.
  var areGuessesInformed = false

  /// Creates the layout of a content, which it doesn't retain.
  init(_ content: any EditableLayoutContent, options: Options) {
    self.content = content
    self.options = options
    reset()
  }

  /// The height of all lines. It's partly an estimate unless `layOutAll` was called after the last change.
  var height: CGFloat { blocks.height }

  /// Sets the options, and invalidates the layout if they changed.
  func setOptions(_ new: Options) {
    guard new != options else { return }
    options = new
    reset()
  }

  /// Discards all lines, for example because the text was replaced.
  func reset() {
    measuredUnits = 0
    measuredLines = 0
    areGuessesInformed = false
    blocks.replace(0..<blocks.count, with: cut(0..<content.buffer.count, isAtEnd: true))
  }

  /// A Boolean value that indicates whether the whole text is one block because the number of lines is limited.
  var isOneBlock: Bool { options.isSingleLine || options.maximumLines > 0 }
}
