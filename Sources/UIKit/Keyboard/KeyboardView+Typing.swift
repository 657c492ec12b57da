import Foundation

extension KeyboardView {
  private var input: (any UIKeyInput)? { target as? any UIKeyInput }
  private var textInput: (any UITextInput)? { target as? any UITextInput }

  // MARK: Typing

  func type(_ text: String) {
    if language == .pinyin, plane == .letters, text.count == 1, text.first?.isLetter == true,
      shift == .off || !composition.isEmpty
    {
      composition.type(text)
      showComposition()
    } else {
      commitComposition(choosingFirst: true)
      window?.type(text)
      lastSpace = -.infinity
    }
    // An apostrophe is part of a word, so the letters return.
    if text == "'", plane == .numbers { plane = .letters }
    if shift == .once, plane == .letters { shift = .off }
    lookAtText()
  }

  func typeSpace() {
    if !composition.isEmpty {
      commitComposition(choosingFirst: true)
      return lookAtText()
    }
    let now = AnimationClock.shared.now
    let before = textBeforeCaret(3)
    if language == .english, now - lastSpace <= Self.doubleSpaceInterval, let before, before.hasSuffix(" "),
      before.dropLast().last.map({ $0.isLetter || $0.isNumber }) == true
    {
      window?.typeDelete()
      window?.type(". ")
      lastSpace = -.infinity
    } else {
      window?.type(" ")
      lastSpace = now
    }
    if plane == .numbers || plane == .symbols, inputTraits?.keyboardType != .numbersAndPunctuation { plane = .letters }
    lookAtText()
  }

  func typeReturn() {
    // The composition stays as it was typed.
    guard composition.isEmpty else {
      commitComposition()
      return lookAtText()
    }
    window?.type("\n")
    lookAtText()
  }

  func deleteBackward() {
    lastSpace = -.infinity
    if composition.isEmpty {
      window?.typeDelete()
    } else {
      composition.deleteBackward()
      showComposition()
    }
    lookAtText()
  }

  // MARK: Composing

  /// Chooses a candidate or a suggested word from the bar.
  func choose(_ candidate: String) {
    if composition.isEmpty {
      window?.type(candidate)
    } else if let text = composition.choose(candidate, .current) {
      composition = Composition()
      commit(text)
    } else {
      showComposition()
    }
    lookAtText()
  }

  private func showComposition() {
    bar.show(composition.candidates(.current))
    let text = composition.markedText(.current)
    let range = NSRange(location: text.utf16.count, length: 0)
    // An input without marked text receives only committed text.
    if let client = target as? any TextEditorClient {
      client.editor.typeMarkedText(text, selectedRange: range)
    } else {
      textInput?.setMarkedText(text, selectedRange: range)
    }
    if composition.isEmpty { textInput?.unmarkText() }
  }

  /// Ends the composition.
  ///
  /// - Parameter choosingFirst: Whether to use the first candidates instead of the letters.
  func commitComposition(choosingFirst: Bool = false) {
    guard !composition.isEmpty else { return }
    var text: String?
    while choosingFirst, text == nil, let first = composition.candidates(.current).first {
      text = composition.choose(first, .current)
    }
    let whole = text ?? composition.rawText
    composition = Composition()
    commit(whole)
  }

  private func commit(_ text: String) {
    // The text replaces the marked text.
    window?.type(text)
  }

  /// Shows words in the bar that the user may want next, unless they compose one.
  private func showSuggestions() {
    guard language == .pinyin, composition.isEmpty else { return }
    if let textInput, let range = textInput.markedTextRange, let marked = textInput.text(in: range), !marked.isEmpty {
      // Code composes a word. A tap on a candidate replaces it.
      var composed = Composition()
      for letter in marked where letter.isASCII && letter.isLetter { composed.type(String(letter)) }
      return bar.show(composed.candidates(.current))
    }
    bar.show(WordSuggestions.standard.words(after: textBeforeCaret(WordSuggestions.reach)))
  }

  // MARK: The text around the caret

  /// Returns up to a number of characters before the caret, or `nil` if the responder doesn't provide them.
  func textBeforeCaret(_ count: Int) -> String? {
    guard let textInput, let caret = textInput.selectedTextRange?.start else {
      return input.flatMap { $0.hasText ? nil : "" }
    }
    let start = textInput.position(from: caret, offset: -count) ?? textInput.beginningOfDocument
    return textInput.textRange(from: start, to: caret).flatMap { textInput.text(in: $0) }
  }

  /// Updates the keyboard for the text: suggestions, capitals at the start of a sentence, and the Return key.
  func lookAtText() {
    showReturnKey()
    showSuggestions()
    guard plane == .letters, shift != .locked, language == .english else {
      if language != .english, shift == .once { shift = .off }
      return
    }
    shift =
      wantsCapital ? .once : shift == .once && pressed.values.contains { $0.start.function == .shift } ? .once : .off
  }

  private var wantsCapital: Bool {
    switch inputTraits?.keyboardType {
    case .emailAddress, .URL: return false
    default: break
    }
    let type = inputTraits?.autocapitalizationType ?? .none
    if type == .none { return false }
    if type == .allCharacters { return true }
    guard let before = textBeforeCaret(8) else { return false }
    guard let last = before.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    if type == .words { return true }
    // Closing quotation marks and brackets can be between the end of a sentence and the space.
    let end = before.reversed().drop { $0.isWhitespace }.drop { "\"')]”’".contains($0) }.first
    return end.map { ".!?。！？…".contains($0) } ?? true
  }
}

extension KeyboardView: UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { textDidChange(textInput) }

  func textDidChange(_ textInput: (any UITextInput)?) {
    // Code has removed the marked text.
    if !composition.isEmpty, textInput?.markedTextRange == nil {
      composition = Composition()
    }
    lookAtText()
  }
}
