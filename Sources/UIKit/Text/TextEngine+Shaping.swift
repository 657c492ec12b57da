internal import CPangoCairo
internal import Foundation

extension TextEngine {
  /// Chooses faces for a paragraph, shapes its letters, and finds where lines may begin.
  ///
  /// - Parameters:
  ///   - range: The paragraph's place in the text.
  ///   - text: The whole text.
  ///   - isRightToLeft: The direction of a paragraph in which no letter and no style decides one.
  /// - Complexity: O(n) in the length of the paragraph.
  func shape(_ range: ParagraphRange, of text: StyledText, isRightToLeft: Bool) -> ShapedParagraph {
    let writingDirection = text.attributes(at: range.start).paragraph.baseWritingDirection
    var result = ShapedParagraph(range: range, items: [], clusters: [], baseLevel: isRightToLeft ? 1 : 0)
    if writingDirection != .natural { result.baseLevel = writingDirection == .rightToLeft ? 1 : 0 }
    guard range.start < range.end else { return result }
    var string = text.text
    if writingDirection == .natural {
      let utf8 = string.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.start)
      let end = utf8.index(start, offsetBy: range.end - range.start)
      if let found = BaseDirection.isRightToLeft(string.unicodeScalars[start..<end]) {
        result.baseLevel = found ? 1 : 0
      }
    }
    string.withUTF8 { bytes in
      bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) { pointer in
        let start = pointer + range.start
        let length = Int32(range.end - range.start)
        shape(start, length: length, of: text, into: &result)
      }
    }
    return result
  }

  private func shape(
    _ start: UnsafePointer<CChar>, length: Int32, of text: StyledText, into result: inout ShapedParagraph
  ) {
    let first = text.run(at: result.range.start)
    let isUniform = text.runs[first].end >= result.range.end
    let attributes = isUniform ? style(of: text.runs[first].attributes.font.specification).wholeText : nil
    let list = attributes ?? attributeList(for: text, in: result.range)
    defer { if attributes == nil { pango_attr_list_unref(list) } }
    let direction = result.baseLevel == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let items = pango_itemize_with_base_dir(context, direction, start, 0, length, list, nil)
    let logical = lineBreaks(start, length: length)
    var character = CharacterCursor(start: start)
    var node = items
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
      let count = appendItem(item, start: start, length: length, of: text, to: &result)
      for index in count.clusters {
        let place = character.advance(to: result.clusters[index].range.lowerBound - result.range.start)
        result.clusters[index].startsLine = logical[place].is_line_break != 0
        result.clusters[index].isWhite = logical[place].is_white != 0
      }
      pango_item_free(item)
      node = current.pointee.next
    }
    g_list_free(items)
  }

  /// Shapes one item and appends it with its clusters.
  private func appendItem(
    _ item: UnsafeMutablePointer<PangoItem>, start: UnsafePointer<CChar>, length: Int32, of text: StyledText,
    to result: inout ShapedParagraph
  ) -> (item: Int, clusters: Range<Int>) {
    let offset = Int(item.pointee.offset)
    let base = result.range.start + offset
    let firstCluster = result.clusters.count
    let number = result.items.count
    guard let font = item.pointee.analysis.font, let glyphs = pango_glyph_string_new() else {
      return (number, firstCluster..<firstCluster)
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
    let count = Int(glyphs.pointee.num_glyphs)
    shaped.glyphs.reserveCapacity(count)
    guard let infos = glyphs.pointee.glyphs, let starts = glyphs.pointee.log_clusters else {
      return (number, firstCluster..<firstCluster)
    }
    for index in 0..<count {
      let info = infos[index]
      if info.attr.is_color != 0 { shaped.hasColor = true }
      shaped.glyphs.append(
        Glyph(
          id: info.glyph, advance: CGFloat(info.geometry.width) * factor,
          offset: CGPoint(x: CGFloat(info.geometry.x_offset) * factor, y: CGFloat(info.geometry.y_offset) * factor)))
    }
    let spacing = face.spacing(for: specification.design, size: specification.pointSize)
    appendClusters(
      of: &shaped, starts: UnsafeBufferPointer(start: starts, count: count), base: base,
      end: base + Int(item.pointee.length), first: start + offset, spacing: spacing, number: number, text: text,
      to: &result)
    result.items.append(shaped)
    return (number, firstCluster..<result.clusters.count)
  }

  /// Lets colons between digits stand at the digits' middle, as SF Pro's do in times.
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

  /// Cuts an item into clusters, adds the space between letters, and appends them in the text's order.
  private func appendClusters(
    of item: inout ShapedItem, starts: UnsafeBufferPointer<Int32>, base: Int, end: Int, first: UnsafePointer<CChar>,
    spacing: CGFloat, number: Int, text: StyledText, to result: inout ShapedParagraph
  ) {
    let isRightToLeft = item.level % 2 == 1
    let count = item.glyphs.count
    // Glyphs stand from left to right: the text's order is theirs, or the reverse of it.
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
      let run = text.run(at: bytes.lowerBound)
      var width = glyphs.reduce(0) { $0 + item.glyphs[$1].advance }
      if width > 0 {
        let space = spacing + text.runs[run].attributes.kern
        item.glyphs[glyphs.upperBound - 1].advance += space
        width += space
      }
      result.clusters.append(
        TextCluster(
          range: bytes, width: width, item: number, glyphs: glyphs, run: run, isWhite: false,
          isTabulator: first[Int(byte)] == 0x09, startsLine: false))
    }
  }

  private func attributeList(for text: StyledText, in range: ParagraphRange) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = range.start
    for index in text.run(at: range.start)..<text.runs.count where start < range.end {
      let end = min(text.runs[index].end, range.end)
      let style = style(of: text.runs[index].attributes.font.specification)
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

  /// The ellipsis of a font, as an item of its own.
  func ellipsis(for font: FontSpecification) -> ShapedItem {
    if let item = ellipses[font] { return item }
    let text = StyledText("\u{2026}", attributes: TextAttributes(font: UIFont(font)))
    let shaped = shape(ParagraphRange(start: 0, end: 3, continues: false), of: text, isRightToLeft: false)
    let item = shaped.items.first ?? ShapedItem(face: 0, size: 0, level: 0, glyphs: [])
    ellipses[font] = item
    return item
  }
}

/// Counts characters along a text's bytes.
private struct CharacterCursor {
  let start: UnsafePointer<CChar>
  private var byte = 0
  private var character = 0

  init(start: UnsafePointer<CChar>) { self.start = start }

  /// The number of characters before a byte that is not before the last one asked for.
  mutating func advance(to target: Int) -> Int {
    while byte < target {
      byte += 1
      if UInt8(bitPattern: start[byte]) & 0xC0 != 0x80 { character += 1 }
    }
    return character
  }
}
