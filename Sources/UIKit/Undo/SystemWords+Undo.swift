extension SystemWords {
  /// Returns the title of an undo command with a name, which can be empty.
  static func undo(_ name: String) -> String { titled(name, undoWords) }

  /// Returns the title of a redo command with a name, which can be empty.
  static func redo(_ name: String) -> String { titled(name, redoWords) }

  private static func titled(_ name: String, _ words: [String: String]) -> String {
    let title = word(in: words)
    // In languages without spaces between words, the name follows directly.
    let isParted = title.unicodeScalars.first.map { $0.value < 0x2E80 } ?? true
    return name.isEmpty ? title : title + (isParted ? " " : "") + name
  }

  private static let undoWords = [
    "en": "Undo", "zh-Hans": "撤销", "zh-Hant": "還原", "ja": "取り消す", "ko": "실행 취소", "de": "Widerrufen", "fr": "Annuler",
    "es": "Deshacer", "it": "Annulla", "ar": "تراجع",
  ]

  private static let redoWords = [
    "en": "Redo", "zh-Hans": "重做", "zh-Hant": "重做", "ja": "やり直す", "ko": "실행 복귀", "de": "Wiederholen", "fr": "Rétablir",
    "es": "Rehacer", "it": "Ripristina", "ar": "إعادة",
  ]
}
