import Foundation
internal import TableMakerTextEditing

/// An object that finds characters, words, lines, and paragraphs in the text of a text input.
///
/// Words follow Unicode. Lines are those of the layout, if the text input is one of UIKit's own.
@MainActor @preconcurrency open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a text input, which it holds weakly.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// Returns the unit that contains a position, or `nil` if there's none.
  ///
  /// At a boundary, the direction chooses the unit.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = place(of: position) else { return nil }
    guard let unit = place.units.unit(at: place.offset, granularity, isForward: place.isForward(direction)) else {
      return nil
    }
    return place.range(unit)
  }

  /// Returns whether a unit ends at a position in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position) else { return false }
    let isForward = place.isForward(direction)
    // Forward, the position is at the end of the unit behind it; backward, it's at the beginning of the unit before it.
    guard let unit = place.units.unit(at: place.offset, granularity, isForward: !isForward) else { return false }
    return place.offset == (isForward ? unit.upperBound : unit.lowerBound)
  }

  /// Returns the next boundary of units in a direction, or `nil` if there's none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(of: position) else { return nil }
    return place.units.border(from: place.offset, granularity, isForward: place.isForward(direction)).flatMap(
      place.position)
  }

  /// Returns whether a position is in a unit.
  ///
  /// At a boundary, the direction chooses the unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// Returns a position as an offset in the text input's whole text.
  private func place(of position: UITextPosition) -> TokenizedPlace? {
    guard let textInput else { return nil }
    if let client = textInput as? any TextEditorClient {
      guard let offset = client.editor.textPosition(position)?.offset else { return nil }
      let units = TextUnits(text: client.editor.text.buffer, geometry: client.lineGeometry(around: [offset]))
      return TokenizedPlace(input: textInput, offset: offset, units: units)
    }
    guard let all = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument) else {
      return nil
    }
    let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
    let text = TextBuffer(UTF16Text(textInput.text(in: all) ?? ""))
    return TokenizedPlace(input: textInput, offset: min(max(offset, 0), text.count), units: TextUnits(text: text))
  }
}

/// A position in a text input, and the units of its text.
@MainActor private struct TokenizedPlace {
  let input: any UIResponder & UITextInput
  let offset: Int
  let units: TextUnits

  func position(_ offset: Int) -> UITextPosition? { input.position(from: input.beginningOfDocument, offset: offset) }

  func range(_ range: Range<Int>) -> UITextRange? {
    guard let start = position(range.lowerBound), let end = position(range.upperBound) else { return nil }
    return input.textRange(from: start, to: end)
  }

  func isForward(_ direction: UITextDirection) -> Bool {
    if let storage = UITextStorageDirection(rawValue: direction.rawValue) { return storage == .forward }
    let start = position(offset) ?? input.beginningOfDocument
    let isRightToLeft = input.baseWritingDirection(for: start, in: .forward) == .rightToLeft
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .left: return isRightToLeft
    case .up: return false
    case .right: return !isRightToLeft
    case .down, nil: return true
    }
  }
}

/// The units of a text.
struct TextUnits {
  let text: TextBuffer
  var geometry: (any LineGeometry)?

  /// Returns the unit at an offset, or `nil` between words.
  func unit(at offset: Int, _ granularity: UITextGranularity, isForward: Bool) -> Range<Int>? {
    if granularity == .document { return 0..<text.count }
    // A boundary belongs to the unit in the direction.
    guard isForward ? offset < text.count : offset > 0 else { return nil }
    let inside = isForward ? offset : offset - 1
    switch granularity {
    case .character: return text.roundedToClusters(inside..<(inside + 1))
    case .word:
      let segment = text.wordSegment(at: inside)
      return segment.isWord ? segment.range : nil
    case .sentence: return sentence(at: inside)
    case .paragraph: return paragraph(at: inside)
    case .line:
      guard let geometry else { return paragraph(at: inside) }
      return geometry.range(ofLine: geometry.line(of: inside))
    case .document: return 0..<text.count
    }
  }

  /// Returns the next boundary of units beyond an offset, or `nil` at the end of the text.
  func border(from offset: Int, _ granularity: UITextGranularity, isForward: Bool) -> Int? {
    guard isForward ? offset < text.count : offset > 0 else { return nil }
    if granularity == .word {
      let segment = text.wordSegment(at: isForward ? offset : offset - 1)
      if segment.isWord { return isForward ? segment.range.upperBound : segment.range.lowerBound }
      return isForward ? text.wordEnd(after: offset) : text.wordStart(before: offset)
    }
    guard let unit = unit(at: offset, granularity, isForward: isForward) else { return nil }
    return isForward ? unit.upperBound : unit.lowerBound
  }

  private func paragraph(at offset: Int) -> Range<Int> {
    let start = text.paragraphStart(at: offset)
    let end = text.paragraphEnd(at: offset)
    return start..<(end < text.count ? text.clusterBoundary(after: end) : end)
  }

  /// Returns the sentence at an offset.
  ///
  /// A sentence ends after a period, question mark, or exclamation mark and the following spaces, or with its
  /// paragraph.
  private func sentence(at offset: Int) -> Range<Int> {
    let paragraph = paragraph(at: offset)
    var start = paragraph.lowerBound
    var index = start
    while index < paragraph.upperBound {
      let ends = Self.endsSentence(text[index])
      index += 1
      guard ends else { continue }
      let isWide = text[index - 1] >= 0x3000
      guard isWide || index == paragraph.upperBound || Self.isSpace(text[index]) else { continue }
      while index < paragraph.upperBound, Self.isSpace(text[index]) { index += 1 }
      if offset < index { return start..<index }
      start = index
    }
    return start..<paragraph.upperBound
  }

  private static func endsSentence(_ unit: UInt16) -> Bool {
    [0x2E, 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F, 0x061F].contains(unit)
  }

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 || unit == 0x3000 || unit == 0x09 }
}
