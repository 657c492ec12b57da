internal import TableMakerTextEditing

/// The text that an editable layout shows: its code units, and how each of them looks.
@MainActor protocol EditableLayoutContent: AnyObject {
  /// The code units.
  var buffer: TextBuffer { get }

  /// The stretches of one look in a range, which is in the text: where each ends, and its look.
  func looks(in range: Range<Int>) -> [(end: Int, attributes: TextAttributes)]

  /// The look at an offset; at the text's end, that of what would be typed there.
  func look(at offset: Int) -> TextAttributes
}
