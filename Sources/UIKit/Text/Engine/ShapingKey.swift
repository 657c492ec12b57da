internal import Foundation

/// The key of a text's glyphs. Texts with equal keys have the same glyphs, whatever their colors and alignment.
struct ShapingKey: Sendable {
  /// The part of a run's attributes that affects its glyphs.
  struct Run: Equatable, Sendable {
    var end: Int
    var font: FontSpecification
    var kern: CGFloat
    var usesLigatures: Bool
    var attachmentWidth: CGFloat?
    var direction: NSWritingDirection

    init(_ run: StyledText.Run) {
      end = run.end
      font = run.attributes.font.specification
      kern = run.attributes.kern
      usesLigatures = run.attributes.usesLigatures
      attachmentWidth = run.attributes.attachment?.bounds(in: run.attributes.font).width
      direction = run.attributes.paragraph.baseWritingDirection
    }
  }

  let text: String
  let runs: [Run]
  let isRightToLeft: Bool

  init(_ text: StyledText, isRightToLeft: Bool) {
    self.text = text.text
    runs = text.runs.map(Run.init)
    self.isRightToLeft = isRightToLeft
  }
}

extension ShapingKey: Hashable {
  /// Returns whether the keys are equal.
  ///
  /// It compares strings by bytes because Swift considers an é of one scalar and one of two scalars equal.
  static func == (left: ShapingKey, right: ShapingKey) -> Bool {
    left.isRightToLeft == right.isRightToLeft && left.text.utf8.count == right.text.utf8.count
      && left.runs == right.runs && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil { hasher.combine(text.utf8.count) }
    hasher.combine(runs.first?.font.pointSize)
  }
}
