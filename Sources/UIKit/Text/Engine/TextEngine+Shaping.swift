internal import TableMakerPangoCairo
internal import Foundation

extension TextEngine {
  /// Chooses faces for a paragraph, shapes its letters, and finds where lines can begin.
  ///
  /// - Parameters:
  ///   - range: The place of the paragraph, or of its part between line separators.
  ///   - text: The whole text.
  ///   - start: The first byte of the whole paragraph.
  ///   - isRightToLeft: The direction of a paragraph without a directional letter or style.
  /// - Complexity: O(n) in the length of the paragraph.
  func shape(
    _ range: ParagraphRange, of text: StyledText, directionFrom start: Int, isRightToLeft: Bool
  ) -> ShapedParagraph {
    var draft = ShapingDraft(
      range: range, baseLevel: Self.baseLevel(of: text, from: start, to: range.end, isRightToLeft: isRightToLeft))
    if range.start < range.end {
      var string = text.text
      string.withUTF8 { bytes in
        bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) { pointer in
          shape(pointer + range.start, length: Int32(range.end - range.start), of: text, into: &draft)
        }
      }
    }
    return ShapedParagraph(range: range, items: draft.items, clusters: draft.clusters, baseLevel: draft.baseLevel)
  }

  /// A paragraph that's being shaped.
  private struct ShapingDraft {
    let range: ParagraphRange
    let baseLevel: UInt8
    var items: [ShapedItem] = []
    var clusters: [TextCluster] = []
  }

  /// Returns the base level from the paragraph's style, its first letter, or else the interface.
  private static func baseLevel(of text: StyledText, from start: Int, to end: Int, isRightToLeft: Bool) -> UInt8 {
    let direction = text.attributes(at: start).paragraph.baseWritingDirection
    if direction != .natural { return direction == .rightToLeft ? 1 : 0 }
    let utf8 = text.text.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: start)
    let last = utf8.index(first, offsetBy: end - start)
    let found = BaseDirection.isRightToLeft(text.text.unicodeScalars[first..<last])
    return found ?? isRightToLeft ? 1 : 0
  }

  private func shape(
    _ start: UnsafePointer<CChar>, length: Int32, of text: StyledText, into draft: inout ShapingDraft
  ) {
    let first = text.run(at: draft.range.start)
    let isUniform = text.runs[first].end >= draft.range.end
    let look = text.runs[first].attributes
    let attributes =
      isUniform ? style(of: look.font.specification, usesLigatures: look.usesLigatures).wholeText : nil
    let list = attributes ?? attributeList(for: text, in: draft.range)
    defer { if attributes == nil { pango_attr_list_unref(list) } }
    let direction = draft.baseLevel == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let items = pango_itemize_with_base_dir(context, direction, start, 0, length, list, nil)
    let logical = lineBreaks(start, length: length)
    draft.clusters.reserveCapacity(logical.count)
    var character = CharacterCursor(start: start)
    var node = items
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
      let clusters = appendItem(item, start: start, length: length, of: text, to: &draft)
      for index in clusters {
        let byte = draft.clusters[index].range.lowerBound - draft.range.start
        let place = logical[character.advance(to: byte)]
        draft.clusters[index].startsLine = place.is_line_break != 0
        draft.clusters[index].isWhite = place.is_white != 0
        if place.is_cursor_position == 0 { hideUnknown(index, in: &draft) }
        if draft.clusters[index].startsLine, isHangul(at: start + byte), index > 0 {
          let before = draft.clusters[index - 1].range.lowerBound - draft.range.start
          draft.clusters[index].continuesHangul = isHangul(at: start + before)
        }
      }
      pango_item_free(item)
      node = current.pointee.next
    }
    g_list_free(items)
    QuotationBreaks.allow(in: &draft.clusters, of: text.text)
  }

  /// Returns whether a Korean syllable begins at a byte: U+AC00 to U+D7A3, which are three bytes in UTF-8.
  private func isHangul(at byte: UnsafePointer<CChar>) -> Bool {
    let first = UInt8(bitPattern: byte[0])
    guard first >= 0xEA && first <= 0xED else { return false }
    let value =
      UInt32(first & 0x0F) << 12 | UInt32(UInt8(bitPattern: byte[1]) & 0x3F) << 6
      | UInt32(UInt8(bitPattern: byte[2]) & 0x3F)
    return (0xAC00...0xD7A3).contains(value)
  }

  /// Shows one box instead of several for a sequence that no font has, such as a family emoji.
  private func hideUnknown(_ index: Int, in draft: inout ShapingDraft) {
    let cluster = draft.clusters[index]
    let glyphs = draft.items[cluster.item].glyphs[cluster.glyphs]
    guard glyphs.contains(where: { $0.id & Self.unknownGlyph != 0 }) else { return }
    for glyph in cluster.glyphs {
      draft.items[cluster.item].glyphs[glyph].id = Self.emptyGlyph
      draft.items[cluster.item].glyphs[glyph].advance = 0
    }
    draft.clusters[index].width = 0
  }

  /// Shapes one item and appends it with its clusters.
  private func appendItem(
    _ item: UnsafeMutablePointer<PangoItem>, start: UnsafePointer<CChar>, length: Int32, of text: StyledText,
    to draft: inout ShapingDraft
  ) -> Range<Int> {
    let offset = Int(item.pointee.offset)
    let base = draft.range.start + offset
    let firstCluster = draft.clusters.count
    guard let font = item.pointee.analysis.font, let glyphs = pango_glyph_string_new() else {
      return firstCluster..<firstCluster
    }
    defer { pango_glyph_string_free(glyphs) }
    raiseColons(in: item, of: start)
    pango_shape_full(start + offset, item.pointee.length, start, length, &item.pointee.analysis, glyphs)
    let specification = text.attributes(at: base).font.specification
    let faceNumber = self.number(of: font)
    let face = faces[faceNumber]
    let size = specification.pointSize * face.scale(for: specification.design)
    let factor = size / CGFloat(Self.referenceSize) / CGFloat(PANGO_SCALE)
    var shaped = ShapedItem(face: faceNumber, size: size, level: item.pointee.analysis.level, glyphs: [])
    shaped.isIdeographic = face.kind == .ideographic
    let count = Int(glyphs.pointee.num_glyphs)
    guard let infos = glyphs.pointee.glyphs, let starts = glyphs.pointee.log_clusters else {
      return firstCluster..<firstCluster
    }
    shaped.glyphs.reserveCapacity(count)
    for index in 0..<count {
      let info = infos[index]
      if info.attr.is_color != 0 { shaped.hasColor = true }
      let isUnknown = info.glyph & Self.unknownGlyph != 0 && info.glyph != Self.emptyGlyph
      shaped.glyphs.append(
        Glyph(
          id: info.glyph,
          advance: isUnknown ? size * Self.unknownWidth : CGFloat(info.geometry.width) * factor,
          offset: CGPoint(x: CGFloat(info.geometry.x_offset) * factor, y: CGFloat(info.geometry.y_offset) * factor)))
    }
    appendClusters(
      of: &shaped, starts: UnsafeBufferPointer(start: starts, count: count), base: base,
      end: base + Int(item.pointee.length), first: start + offset,
      spacing: face.spacing(for: specification.design, size: specification.pointSize), text: text, to: &draft)
    draft.items.append(shaped)
    return firstCluster..<draft.clusters.count
  }

  /// The width of the box for a missing character, relative to the font size.
  private static let unknownWidth: CGFloat = 0.8

  /// Raises colons between digits to the digits' middle, as SF Pro does in times.
  private func raiseColons(in item: UnsafeMutablePointer<PangoItem>, of start: UnsafePointer<CChar>) {
    let first = Int(item.pointee.offset)
    let end = first + Int(item.pointee.length)
    let digits = CChar(0x30)...CChar(0x39)
    guard end - first > 2 else { return }
    for index in first + 1..<end - 1
    where start[index] == 0x3A && digits ~= start[index - 1] && digits ~= start[index + 1] {
      let feature = pango_attr_font_features_new("calt=1")
      feature?.pointee.start_index = UInt32(index)
      feature?.pointee.end_index = UInt32(index + 1)
      item.pointee.analysis.extra_attrs = g_slist_append(item.pointee.analysis.extra_attrs, feature)
    }
  }

  /// Divides an item into clusters, adds the space between letters, and appends them in text order.
  private func appendClusters(
    of item: inout ShapedItem, starts: UnsafeBufferPointer<Int32>, base: Int, end: Int, first: UnsafePointer<CChar>,
    spacing: CGFloat, text: StyledText, to draft: inout ShapingDraft
  ) {
    let isRightToLeft = item.level % 2 == 1
    let count = item.glyphs.count
    var run = text.run(at: base)
    var (runEnd, look) = (text.runs[run].end, text.runs[run].attributes)
    // Glyphs are ordered from left to right, which is the text order or its reverse.
    var glyph = isRightToLeft ? count : 0
    while isRightToLeft ? glyph > 0 : glyph < count {
      let edge = glyph
      let byte = starts[isRightToLeft ? glyph - 1 : glyph]
      if isRightToLeft {
        repeat { glyph -= 1 } while glyph > 0 && starts[glyph - 1] == byte
      } else {
        repeat { glyph += 1 } while glyph < count && starts[glyph] == byte
      }
      let glyphs = min(edge, glyph)..<max(edge, glyph)
      let hasNext = isRightToLeft ? glyph > 0 : glyph < count
      let next = hasNext ? base + Int(starts[isRightToLeft ? glyph - 1 : glyph]) : end
      let bytes = (base + Int(byte))..<next
      while run < text.runs.count - 1 && runEnd <= bytes.lowerBound {
        run += 1
        (runEnd, look) = (text.runs[run].end, text.runs[run].attributes)
      }
      var cluster = TextCluster(
        range: bytes, width: 0, item: draft.items.count, glyphs: glyphs, run: run, isWhite: false,
        isTabulator: first[Int(byte)] == 0x09, startsLine: false)
      setWidth(of: &cluster, in: &item, first: first + Int(byte), spacing: spacing, look: look)
      draft.clusters.append(cluster)
    }
  }

  /// Sets the width of a cluster: that of its glyphs and the following space, or that of an attachment.
  private func setWidth(
    of cluster: inout TextCluster, in item: inout ShapedItem, first: UnsafePointer<CChar>, spacing: CGFloat,
    look: TextAttributes
  ) {
    let glyphs = cluster.glyphs
    let lead = UInt8(bitPattern: first[0])
    let second = lead < 0x80 ? 0 : UInt8(bitPattern: first[1])
    cluster.isSoftHyphen = lead == 0xC2 && second == 0xAD
    let isControl = lead < 0x20 && lead != 0x09 || lead == 0x7F || lead == 0xC2 && second < 0xA0
    let isObject = lead == 0xEF && second == 0xBF && UInt8(bitPattern: first[2]) == 0xBC
    if cluster.isSoftHyphen || isControl || isObject && look.attachment != nil {
      for glyph in glyphs { item.glyphs[glyph] = Glyph(id: Self.emptyGlyph, advance: 0, offset: .zero) }
      cluster.width = isObject ? look.attachment?.bounds(in: look.font).width ?? 0 : 0
      item.glyphs[glyphs.upperBound - 1].advance = cluster.width
      return
    }
    cluster.width = glyphs.reduce(0) { $0 + item.glyphs[$1].advance }
    guard cluster.width > 0 else { return }
    let space = spacing + look.kern
    item.glyphs[glyphs.upperBound - 1].advance += space
    cluster.width += space
  }

  private func attributeList(for text: StyledText, in range: ParagraphRange) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = range.start
    for index in text.run(at: range.start)..<text.runs.count where start < range.end {
      let end = min(text.runs[index].end, range.end)
      let look = text.runs[index].attributes
      let style = style(of: look.font.specification, usesLigatures: look.usesLigatures)
      for attribute in [pango_attr_font_desc_new(style.description), pango_attr_font_features_new(style.features)] {
        attribute?.pointee.start_index = UInt32(start - range.start)
        attribute?.pointee.end_index = UInt32(end - range.start)
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
    return list
  }

  private func lineBreaks(_ start: UnsafePointer<CChar>, length: Int32) -> [PangoLogAttr] {
    let count = g_utf8_strlen(start, Int(length)) + 1
    return [PangoLogAttr](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: PangoLogAttr())
      pango_get_log_attrs(start, length, -1, pango_language_get_default(), buffer.baseAddress, Int32(count))
      initialized = count
    }
  }
}

/// A cursor that counts characters along a text's bytes.
private struct CharacterCursor {
  let start: UnsafePointer<CChar>
  private var byte = 0
  private var character = 0

  init(start: UnsafePointer<CChar>) { self.start = start }

  /// Returns the number of characters before a byte. Bytes must be ascending.
  mutating func advance(to target: Int) -> Int {
    while byte < target {
      byte += 1
      if UInt8(bitPattern: start[byte]) & 0xC0 != 0x80 { character += 1 }
    }
    return character
  }
}
