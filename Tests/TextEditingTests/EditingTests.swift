import Testing

@testable import TableMakerTextEditing

/// Edits as a user makes them, and what is asked before.
@Suite struct EditingTests {
  private func deleting(_ string: String, times: Int = 1) -> String {
    var text = EditableText(string)
    for _ in 0..<times { text.perform(.deleteBackward) }
    return text.string
  }

  @Test(arguments: [
    "👨\u{200D}👩\u{200D}👧", "🇨🇳", "👍🏽", "1\u{FE0F}\u{20E3}", "e\u{301}", "각", "\u{1100}\u{1161}\u{11A8}", "\r\n",
    "❤\u{FE0F}",
  ])
  func `deletion backward takes a whole cluster`(cluster: String) {
    #expect(deleting("a" + cluster) == "a")
  }

  @Test func `deletion backward takes one sign of scripts that are typed so, assumed`() {
    // Thai in fields of macOS loses a sign for each key: github.com/openai/codex/issues/37839, anthropics/claude-code
    // #85552. A Latin letter goes with its accent there: keymanapp/keyman#15543. The list of scripts is assumed.
    #expect(deleting("ท\u{E35}\u{E48}") == "ท\u{E35}")
    #expect(deleting("ท\u{E35}\u{E48}", times: 2) == "ท")
    #expect(deleting("क\u{94D}ष\u{93F}") == "क\u{94D}ष")
    #expect(deleting("क\u{94D}ष\u{93F}", times: 2) == "क\u{94D}")
    #expect(deleting("ש\u{5C1}") == "ש")
    #expect(deleting("\u{11103}\u{11127}") == "\u{11103}")
  }

  @Test func `deletion forward takes a whole cluster in every script`() {
    for cluster in ["ท\u{E35}\u{E48}", "e\u{301}", "🇨🇳", "\r\n"] {
      var text = EditableText(cluster + "a")
      text.setSelectedRange(0..<0)
      text.perform(.deleteForward)
      #expect(text.string == "a")
    }
  }

  @Test func `words are deleted with what is between them and the caret`() {
    var text = EditableText("Hello, world's  ")
    text.perform(.delete(.backward, by: .word))
    #expect(text.string == "Hello, ")
    text.setSelectedRange(0..<0)
    text.perform(.delete(.forward, by: .word))
    #expect(text.string == ", ")
    #expect(text.perform(.delete(.backward, by: .word)) == nil)
  }

  @Test func `a proposal tells what would change, and changes nothing`() throws {
    var text = EditableText("a👩b")
    text.setSelectedRange(1..<3)
    let proposal = try #require(text.proposal(for: .insertText("xy")))
    #expect(proposal.range == 1..<3 && proposal.replacement == "xy")
    #expect(text.string == "a👩b")
    #expect(text.apply(proposal) == TextEdit(replacedRange: 1..<3, length: 2))
    #expect(text.string == "axyb" && text.selectedRange == 3..<3)
    #expect(text.proposal(for: .deleteBackward)?.range == 2..<3)
    #expect(text.proposal(for: .replace(-4..<99, with: ""))?.range == 0..<4)
  }

  @Test func `nothing is proposed where there is nothing to do`() {
    var text = EditableText("ab")
    #expect(text.proposal(for: .deleteForward) == nil)
    #expect(text.proposal(for: .cut) == nil)
    #expect(text.proposal(for: .insertText("")) == nil)
    text.setSelectedRange(0..<0)
    #expect(text.proposal(for: .deleteBackward) == nil)
    #expect(text.proposal(for: .delete(.backward, by: .document)) == nil)
  }

  @Test func `a limit shortens what is put in`() throws {
    var text = EditableText("abc")
    var proposal = try #require(text.proposal(for: .paste("defgh")))
    proposal.replacement = UTF16Text(units: Array(proposal.replacement.units.prefix(2)))
    #expect(text.apply(proposal).length == 2)
    #expect(text.string == "abcde")
  }

  @Test func `a proposal is made in a text that a delegate has changed meanwhile, as far as there is one, assumed`()
    throws
  {
    var text = EditableText("hello")
    text.setSelectedRange(3..<5)
    let proposal = try #require(text.proposal(for: .insertText("x")))
    text.setText("a👩")
    text.apply(proposal)
    #expect(text.string == "a👩x")
    #expect(text.inconsistency(NaiveText(text.text)) == nil)
    let inside = try #require(EditableText("abc").proposal(for: .replace(2..<3, with: "y")))
    text.setText("a👩")
    text.apply(inside)
    #expect(text.string == "ay")
    var same = EditableText("abc")
    let second = try #require(same.proposal(for: .replace(1..<2, with: "y")))
    same.setText("a👩b")
    #expect(same.apply(second) == TextEdit(replacedRange: 1..<3, length: 1))
    // One of another text altogether.
    let far = try #require(EditableText("hello world").proposal(for: .replace(8..<10, with: "z")))
    text.setText("")
    text.apply(far)
    #expect(text.string == "z")
  }

  @Test func `a caret comes after what its letter joins`() {
    var text = EditableText("\u{301}")
    text.setSelectedRange(0..<0)
    text.perform(.insertText("e"))
    #expect(text.selectedRange == 2..<2)
    text.setText("🇨a🇳")
    text.setSelectedRange(3..<3)
    text.perform(.deleteBackward)
    #expect(text.selectedRange == 4..<4)
  }

  @Test func `edits by code move the selection with its text`() {
    var text = EditableText("abcdef")
    text.setSelectedRange(2..<4)
    text.replaceCharacters(in: 0..<1, with: "123")
    #expect(text.selectedRange == 4..<6)
    text.replaceCharacters(in: 5..<8, with: "x")
    #expect(text.string == "123bcx" && text.selectedRange == 4..<6)
    text.replaceCharacters(in: 90..<99, with: "!")
    #expect(text.string == "123bcx!")
    #expect(text.text(in: 3..<5) == "bc" && text.text(in: 5..<99) == "x!")
  }
}
