internal import TableMakerTextEditing

/// The content of an editable layout: its code units and their attributes.
@MainActor protocol EditableLayoutContent: AnyObject {
  /// The code units.
  var buffer: TextBuffer { get }

  /// Returns the runs of attributes in a valid range, with the end and attributes of each.
  func looks(in range: Range<Int>) -> [(end: Int, attributes: TextAttributes)]

  /// Returns the attributes at an offset, or at the text's end those of typed text.
  func look(at offset: Int) -> TextAttributes
}
