import Foundation

/// The words that UIKit writes by itself, in the user's language; in English where it has none of that.
@MainActor @_spi(Testing) public enum SystemWords {
  /// The user's languages, the preferred one first; a test sets them for its own task alone.
  @TaskLocal public static var languages = Locale.preferredLanguages

  /// The title of the button that confirms a deletion.
  static var delete: String { word(in: deleteWords) }

  /// The title of the button that begins to edit a page.
  static var edit: String { word(in: editWords) }

  /// The title of the button that ends the user's action.
  static var done: String { word(in: doneWords) }

  private static func word(in words: [String: String]) -> String {
    for identifier in languages {
      let language = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
      guard let code = language.languageCode?.identifier else { continue }
      if let script = language.script?.identifier, let word = words["\(code)-\(script)"] { return word }
      if let word = words[code] { return word }
    }
    return words["en"] ?? ""
  }

  private static let deleteWords = [
    "en": "Delete", "zh-Hans": "删除", "zh-Hant": "刪除", "ja": "削除", "ko": "삭제", "de": "Löschen", "fr": "Supprimer",
    "es": "Eliminar", "it": "Elimina", "ar": "حذف",
  ]

  private static let editWords = [
    "en": "Edit", "zh-Hans": "编辑", "zh-Hant": "編輯", "ja": "編集", "ko": "편집", "de": "Bearbeiten", "fr": "Modifier",
    "es": "Editar", "it": "Modifica", "ar": "تعديل",
  ]

  private static let doneWords = [
    "en": "Done", "zh-Hans": "完成", "zh-Hant": "完成", "ja": "完了", "ko": "완료", "de": "Fertig", "fr": "OK",
    "es": "OK", "it": "Fine", "ar": "تم",
  ]
}
