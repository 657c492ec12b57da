import Foundation

/// The words that UIKit shows in the user's language, or in English if it has no translation.
@_spi(Testing) public enum SystemWords {
  /// The user's languages for the current task in a test, or `nil` for the actual languages.
  @TaskLocal public static var testedLanguages: [String]?

  /// The user's languages, in order of preference. As on Apple's systems, they come from `AppleLanguages` in the
  /// defaults, which a launch argument can set, or else from the environment.
  static var languages: [String] {
    testedLanguages ?? UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
  }

  /// The locale of dates and numbers: the user's region, in the user's first language.
  static var locale: Locale {
    let current = Locale.current
    guard let first = languages.first else { return current }
    let language = Locale.Language(identifier: first)
    guard language.languageCode != current.language.languageCode || language.script != current.language.script else {
      return current
    }
    var components = Locale.Components(locale: current)
    components.languageComponents = Locale.Language.Components(identifier: first)
    if components.languageComponents.region == nil { components.languageComponents.region = current.region }
    return Locale(components: components)
  }

  /// The title of the button that confirms a deletion.
  static var delete: String { word(in: deleteWords) }

  /// The title of the button that starts editing a page.
  static var edit: String { word(in: editWords) }

  /// The title of the button that completes the user's action.
  static var done: String { word(in: doneWords) }

  /// The title of the button that saves changes.
  static var save: String { word(in: saveWords) }

  /// The title of the button that ends a search or discards changes.
  static var cancel: String { word(in: cancelWords) }

  /// The texts of a search without results, with and without the search text.
  static var noResults: String { word(in: noResultsWords) }
  static func noResults(for words: String) -> String {
    word(in: noResultsForWords).replacingOccurrences(of: "%@", with: words)
  }
  static var checkSpelling: String { word(in: checkSpellingWords) }

  /// The titles of an edit menu.
  static var cut: String { word(in: cutWords) }
  static var copy: String { word(in: copyWords) }
  static var paste: String { word(in: pasteWords) }
  static var select: String { word(in: selectWords) }
  static var selectAll: String { word(in: selectAllWords) }

  static func word(in words: [String: String]) -> String {
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

  private static let saveWords = [
    "en": "Save", "zh-Hans": "存储", "zh-Hant": "儲存", "ja": "保存", "ko": "저장", "de": "Sichern", "fr": "Enregistrer",
    "es": "Guardar", "it": "Salva", "ar": "حفظ",
  ]

  private static let cancelWords = [
    "en": "Cancel", "zh-Hans": "取消", "zh-Hant": "取消", "ja": "キャンセル", "ko": "취소", "de": "Abbrechen",
    "fr": "Annuler", "es": "Cancelar", "it": "Annulla", "ar": "إلغاء",
  ]

  private static let noResultsWords = [
    "en": "No Results", "zh-Hans": "无结果", "zh-Hant": "沒有結果", "ja": "検索結果なし", "ko": "결과 없음",
    "de": "Keine Ergebnisse", "fr": "Aucun résultat", "es": "Sin resultados", "it": "Nessun risultato",
    "ar": "لا توجد نتائج",
  ]

  private static let noResultsForWords = [
    "en": "No Results for “%@”", "zh-Hans": "没有“%@”的结果", "zh-Hant": "沒有「%@」的結果",
    "ja": "“%@”の検索結果はありません", "ko": "‘%@’에 대한 결과 없음", "de": "Keine Ergebnisse für „%@“",
    "fr": "Aucun résultat pour « %@ »", "es": "Sin resultados para “%@”", "it": "Nessun risultato per “%@”",
    "ar": "لا توجد نتائج لـ ”%@“",
  ]

  private static let checkSpellingWords = [
    "en": "Check the spelling or try a new search.", "zh-Hans": "请检查拼写或尝试新的搜索。",
    "zh-Hant": "請檢查拼字或嘗試新的搜尋。", "ja": "スペルを確認するか、新しい検索を試してください。",
    "ko": "맞춤법을 확인하거나 새로운 검색을 시도하십시오.",
    "de": "Überprüfe die Rechtschreibung oder starte eine neue Suche.",
    "fr": "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
    "es": "Comprueba la ortografía o prueba con otra búsqueda.",
    "it": "Controlla l’ortografia o prova con una nuova ricerca.", "ar": "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
  ]

  private static let cutWords = [
    "en": "Cut", "zh-Hans": "剪切", "zh-Hant": "剪下", "ja": "カット", "ko": "오려두기", "de": "Ausschneiden",
    "fr": "Couper", "es": "Cortar", "it": "Taglia", "ar": "قص",
  ]

  private static let copyWords = [
    "en": "Copy", "zh-Hans": "拷贝", "zh-Hant": "拷貝", "ja": "コピー", "ko": "복사하기", "de": "Kopieren",
    "fr": "Copier", "es": "Copiar", "it": "Copia", "ar": "نسخ",
  ]

  private static let pasteWords = [
    "en": "Paste", "zh-Hans": "粘贴", "zh-Hant": "貼上", "ja": "ペースト", "ko": "붙여넣기", "de": "Einsetzen",
    "fr": "Coller", "es": "Pegar", "it": "Incolla", "ar": "لصق",
  ]

  private static let selectWords = [
    "en": "Select", "zh-Hans": "选择", "zh-Hant": "選取", "ja": "選択", "ko": "선택", "de": "Auswählen",
    "fr": "Sélectionner", "es": "Seleccionar", "it": "Seleziona", "ar": "تحديد",
  ]

  private static let selectAllWords = [
    "en": "Select All", "zh-Hans": "全选", "zh-Hant": "全選", "ja": "すべてを選択", "ko": "전체 선택",
    "de": "Alles auswählen", "fr": "Tout sélectionner", "es": "Seleccionar todo", "it": "Seleziona tutto",
    "ar": "تحديد الكل",
  ]
}
