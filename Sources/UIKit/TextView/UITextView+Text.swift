public import Foundation
internal import TableMakerTextEditing

extension UITextView {
  /// A notification that's posted when a text view becomes first responder.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// A notification that's posted when the user changes the text of a text view.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
  /// A notification that's posted when a text view is no longer first responder.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// The text and its attributes.
extension UITextView {
  func setUpText() {
    editor.client = self
    textContainer.changed = { [weak self] in self?.lineWidthChanged() }
    isOpaque = false
    content.linkAttributes = resolvedLinkAttributes
    content.typing = content.set(plainAttributes)
    // The layout is created now because one that's created after an edit must not process the edit again.
    textLayout.setOptions(layoutOptions)
    watchGuesses()
    addSubview(markedView)
    addSubview(cursor)
    cursor.hide()
  }

  static func standardContainer() -> NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  /// The attributes of text without its own.
  var plainAttributes: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [
      .font: ownFont ?? .systemFont(ofSize: 12), .foregroundColor: ownTextColor ?? .label,
    ]
    if ownAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = ownAlignment
      values[.paragraphStyle] = style
    }
    return values
  }

  func setPlainText(_ string: String) {
    content.typing = content.set(plainAttributes)
    replaceWholeText { editor.setText(string) }
  }

  func setAttributedText(_ text: NSAttributedString) {
    var parts: [(length: Int, set: AttributeSet)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      parts.append((range.length, content.set(values)))
    }
    if let first = parts.first {
      ownFont = first.set.values[.font] as? UIFont ?? .systemFont(ofSize: 12)
      ownTextColor = first.set.values[.foregroundColor] as? UIColor ?? .black
      ownAlignment = (first.set.values[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }
    replaceWholeText {
      editor.setText(text.string)
      let length = editor.text.length
      if parts.reduce(0, { $0 + $1.length }) == length { content.attributes.replace(0..<length, with: parts) }
      textLayout.reset()
    }
    selectionMoved()
  }

  /// Replaces the whole text and scrolls to its beginning.
  private func replaceWholeText(_ replace: () -> Void) {
    replace()
    textSizeChanged()
  }

  func makeAttributedText() -> NSAttributedString {
    let text = NSMutableAttributedString(string: editor.text.string)
    for (range, set) in content.attributes.parts(of: 0..<content.attributes.length) {
      text.setAttributes(set.values, range: NSRange(range))
    }
    return text
  }

  // MARK: Attributes of the whole text

  func setFont(_ font: UIFont?) {
    ownFont = font
    setForAll(.font, font ?? .systemFont(ofSize: 12))
  }

  func setTextColor(_ color: UIColor?) {
    ownTextColor = color
    setForAll(.foregroundColor, color ?? .label)
  }

  func setTextAlignment(_ alignment: NSTextAlignment) {
    guard alignment != ownAlignment else { return }
    ownAlignment = alignment
    changeAll { values in
      let style = NSMutableParagraphStyle()
      if let present = values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(present) }
      style.alignment = alignment
      values[.paragraphStyle] = style
    }
  }

  private func setForAll(_ key: NSAttributedString.Key, _ value: Any) { changeAll { $0[key] = value } }

  func changeAll(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    func changed(_ set: AttributeSet) -> AttributeSet {
      var values = set.values
      change(&values)
      return content.set(values)
    }
    content.attributes.change(0..<content.attributes.length, changed)
    content.typing = changed(content.typing)
    textLayout.reset()
    textSizeChanged()
  }

  func setTypingAttributes(_ values: [NSAttributedString.Key: Any]) {
    content.typing = content.set(values)
    // An empty last line has the height of typed text.
    let end = editor.text.length
    textLayout.followLooks(in: end..<end)
    textSizeChanged()
  }

  /// Scales fonts with a text style to the size of the view's traits.
  func adjustFonts() {
    let category = traitCollection.preferredContentSizeCategory
    ownFont = ownFont?.adjusted(for: category)
    changeAll { values in
      if let font = values[.font] as? UIFont { values[.font] = font.adjusted(for: category) }
    }
  }

  // MARK: Links

  func setLinkAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
    ownLinkAttributes = attributes
    linksChanged()
  }

  /// The attributes of links, with the current tint color.
  private var resolvedLinkAttributes: [NSAttributedString.Key: Any] {
    ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue]
  }

  func linksChanged() {
    content.linkAttributes = resolvedLinkAttributes
    guard content.attributes.runs.contains(where: { $0.set.values[.link] != nil }) else { return }
    content.remakeSets()
    textLayout.reset()
    setNeedsLayout()
  }
}
