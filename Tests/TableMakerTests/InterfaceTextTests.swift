import Testing

@testable import TableMaker

/// The texts that the library itself shows to users.
@MainActor @Suite struct InterfaceTextTests {
  private let loading = InterfaceText("Loading…", chinese: "正在载入…")

  @Test(arguments: [
    (["en"], "Loading…"), (["en-GB", "zh-Hans"], "Loading…"), (["zh-Hans-CN"], "正在载入…"),
    (["zh-Hant-TW", "en"], "正在载入…"),
    (["de-AT", "zh-Hans"], "正在载入…"), (["de"], "Loading…"), ([], "Loading…"), (["", "?"], "Loading…"),
  ])
  func `are in the first language of the user's that they have, else in English`(languages: [String], text: String) {
    #expect(loading.text(in: languages) == text)
  }

  @Test(arguments: [["en"], ["zh-Hans"], []])
  func `are the app's in every language once it has replaced them`(languages: [String]) {
    var text = loading
    text.replacement = "Bitte warten"
    #expect(text.text(in: languages) == "Bitte warten")
    text.replacement = nil
    #expect(text.text(in: languages) == loading.text(in: languages))
  }
}
