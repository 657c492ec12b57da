@testable import TableMakerTextEditing

extension EditableText {
  /// Returns a description of the first condition that doesn't hold, or nil; checks the whole text.
  func inconsistency(_ naive: NaiveText) -> String? {
    if text.units != naive.units { return "text \(text), expected \(UTF16Text(units: naive.units))" }
    let boundaries = naive.boundaries
    if !boundaries.contains(selection.anchor) { return "anchor \(selection.anchor) inside a cluster" }
    if !boundaries.contains(selection.head.offset) { return "head \(selection.head.offset) inside a cluster" }
    guard let markedRange else { return nil }
    if markedRange.isEmpty || markedRange.lowerBound < 0 || markedRange.upperBound > length {
      return "marked \(markedRange)"
    }
    // A mark can join the letter before it, and then the caret is outside.
    let widest = naive.rounded(down: markedRange.lowerBound)..<naive.rounded(up: markedRange.upperBound)
    return widest.contains(selectedRange) ? nil : "selection \(selectedRange) outside of marked \(markedRange)"
  }
}
