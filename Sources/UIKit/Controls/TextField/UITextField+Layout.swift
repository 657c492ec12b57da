import Foundation
internal import TableMakerTextEditing

extension UITextField {
  /// The rectangle of the text in the current state.
  var displayRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// The layout of the text in one line, cached until the text or its attributes change.
  var line: FieldLine {
    if let fieldLine, fieldLine.covers(editor.text.selection.head.offset) { return fieldLine }
    let made = makeLine()
    fieldLine = made
    return made
  }

  private func makeLine() -> FieldLine {
    let part = FieldLine.part(of: editor.text.buffer, around: editor.text.selection.head.offset)
    let hidden =
      isSecureTextEntry
      ? HiddenText(editor.text.text(in: part).string, startingAt: part.lowerBound, revealed: revealed) : nil
    return FieldLine(
      styledText(in: part, hidden: hidden), part: part, length: editor.text.length, map: hidden,
      isRightToLeft: isRightToLeftInterface)
  }

  /// Returns a part of the text with its attributes. Line breaks become spaces because the text has one line.
  private func styledText(in part: Range<Int>, hidden: HiddenText?) -> StyledText {
    if let hidden { return StyledText(hidden.string, attributes: fieldContent.look) }
    var units = editor.text.text(in: part).units
    for index in units.indices where [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(units[index]) { units[index] = 0x20 }
    let string = String(decoding: units, as: UTF16.self)
    let marked = editor.text.markedRange?.clamped(to: part)
    guard fieldContent.rich != nil || marked != nil else { return StyledText(string, attributes: fieldContent.look) }
    let text = NSMutableAttributedString(string: string)
    if let rich = fieldContent.rich, rich.length >= part.upperBound {
      rich.enumerateAttributes(in: NSRange(part)) { values, range, _ in
        text.setAttributes(values, range: NSRange(location: range.location - part.lowerBound, length: range.length))
      }
    }
    if let marked {
      let style = editor.markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
      text.addAttributes(style, range: NSRange(location: marked.lowerBound - part.lowerBound, length: marked.count))
    }
    return StyledText(text, base: fieldContent.look)
  }

  /// Returns the layout of the text outside of editing, which truncates the text or uses a smaller font.
  func restingLayout(width: CGFloat) -> TextLayout {
    let part = FieldLine.part(of: editor.text.buffer, around: 0)
    let hidden = isSecureTextEntry ? HiddenText(editor.text.text(in: part).string) : nil
    let text = styledText(in: part, hidden: hidden)
    let options = TextLayout.Options(
      width: width, maximumLines: 1, isRightToLeft: isRightToLeftInterface)
    let full = TextLayout(text, options: options)
    guard adjustsFontSizeToFitWidth, !full.showsAll else { return full }
    let factor = minimumFontSize / max(fieldContent.font.pointSize, 1)
    return TextLayout.shrunk(text, options: options, minimumFactor: min(factor, 1)).layout
  }

  func placeholderLayout(width: CGFloat) -> TextLayout {
    var look = fieldContent.look
    look.foregroundColor = fieldContent.placeholderColor
    let text = fieldContent.placeholder.map { StyledText($0, base: look) } ?? StyledText("", attributes: look)
    return TextLayout(
      text,
      options: TextLayout.Options(
        width: width, maximumLines: 1, isRightToLeft: isRightToLeftInterface))
  }

  // MARK: Places

  /// Returns the distance of the text's left end from the left end of its rectangle.
  ///
  /// While the field is edited, the caret has room after the text.
  func textX(in width: CGFloat) -> CGFloat {
    let line = line
    let room = width - line.width
    let free = room - (isEditing ? TextCursorView.caretWidth : 0)
    guard free >= 0 else { return -scrolled }
    switch resolvedAlignment {
    case .center: return min(room / 2, free)
    case .right: return free
    default: return 0
    }
  }

  /// The alignment as left, center, or right. As Apple documents, natural alignment follows the interface direction and
  /// not the text.
  private var resolvedAlignment: NSTextAlignment {
    switch fieldContent.alignment {
    case .natural, .justified: isRightToLeftInterface ? .right : .left
    default: fieldContent.alignment
    }
  }

  /// Returns the distance of a line's top from the top of its rectangle.
  func lineTop(in rect: CGRect, height: CGFloat) -> CGFloat {
    let free = rect.height - height
    let top =
      switch contentVerticalAlignment {
      case .top: CGFloat(0)
      case .bottom: free
      default: free / 2
      }
    return PixelGrid.round(rect.minY + top, scale: pixelScale)
  }

  /// The height of the text's line, or of the font's line if the field is empty.
  private var textHeight: CGFloat { line.layout.lines.first?.height ?? fieldContent.font.lineHeight }

  /// Scrolls a long text so that the caret is visible.
  func scrollToCaret() {
    let room = displayRect.width - TextCursorView.caretWidth
    let line = line
    guard isEditing, line.width > room, room > 0 else {
      scrolled = 0
      return
    }
    let x = line.x(of: editor.text.selection.head)
    if x - scrolled > room { scrolled = x - room }
    if x < scrolled { scrolled = x }
    scrolled = min(max(scrolled, 0), line.width - room)
  }

  /// Draws the text in a rectangle of the canvas.
  func drawLine(in rect: CGRect) {
    guard rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let ink = TextInk(color: RGBAColor(fieldContent.color), scale: pixelScale)
    if isEditing {
      let layout = line.layout
      let top = lineTop(in: rect, height: textHeight)
      layout.draw(in: context, at: CGPoint(x: rect.minX + textX(in: rect.width), y: top), width: line.width, ink: ink)
    } else {
      let layout = restingLayout(width: rect.width)
      let top = lineTop(in: rect, height: layout.size.height)
      layout.draw(in: context, at: CGPoint(x: rect.minX, y: top), width: rect.width, ink: ink)
    }
  }

  func drawPlaceholderLine(in rect: CGRect) {
    guard fieldContent.placeholder != nil, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = placeholderLayout(width: rect.width)
    let top = lineTop(in: rect, height: layout.size.height)
    layout.draw(
      in: context, at: CGPoint(x: rect.minX, y: top), width: rect.width,
      ink: TextInk(color: RGBAColor(fieldContent.placeholderColor), scale: pixelScale))
  }

  // MARK: Parts

  /// Updates the frames of all parts.
  func layOutParts() {
    parts.border.frame = borderRect(forBounds: bounds)
    parts.border.image = isEnabled ? background : disabledBackground ?? background
    layOutSide(leftView, isShown: showsLeftView, at: leftViewRect(forBounds: bounds))
    layOutSide(rightView, isShown: showsRightView, at: rightViewRect(forBounds: bounds))
    layOutClearButton()
    parts.canvas.frame = hasText ? displayRect : placeholderRect(forBounds: bounds)
    parts.cursor.frame = bounds
    scrollToCaret()
    parts.canvas.setNeedsDisplay()
    showCursor()
  }

  private func layOutSide(_ view: UIView?, isShown: Bool, at rect: CGRect) {
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    view.isHidden = !isShown
    if isShown, view.frame != rect { view.frame = rect }
  }

  private func layOutClearButton() {
    guard showsClearButton else {
      parts.clearButton?.isHidden = true
      return
    }
    let button = parts.clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let configuration = UIImage.SymbolConfiguration(pointSize: 15)
    button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = SystemWords.clearText
    button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
    addSubview(button)
    parts.clearButton = button
    return button
  }

  /// Shows the caret or the selection at its current position.
  func showCursor() {
    guard isEditing, window != nil else { return parts.cursor.hide() }
    let selection = editor.text.selection
    if selection.isCaret {
      parts.cursor.show(caret: caretRectangle(at: selection.head))
    } else {
      let room = displayRect
      parts.cursor.show(
        selection: selectionRectangles(of: selection.range).compactMap { rectangle in
          var shown = rectangle
          shown.rect = rectangle.rect.intersection(room)
          return shown.rect.isNull ? nil : shown
        })
    }
  }

  func rectangle(from left: CGFloat, to right: CGFloat) -> CGRect {
    let room = displayRect
    return CGRect(
      x: room.minX + textX(in: room.width) + left, y: lineTop(in: room, height: textHeight), width: right - left,
      height: textHeight)
  }
}
