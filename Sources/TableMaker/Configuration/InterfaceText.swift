import Foundation

/// A text that TableMaker shows to users in English and Chinese, unless the app replaces it.
///
/// Each text is a static variable of this type, so all of them are in one namespace and can be replaced:
/// `static var loading = InterfaceText("Loading…", chinese: "正在载入…")`.
@MainActor struct InterfaceText {
  let english: String
  /// The text in Simplified Chinese, also shown to users who read Traditional Chinese.
  let chinese: String
  /// The app's own text, shown in all languages.
  var replacement: String?

  init(_ english: String, chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// The text in the app's current language.
  var text: String { text(in: Self.languages) }

  private static var languages: [String] {
    #if canImport(ObjectiveC)
      Bundle.main.preferredLocalizations
    #else
      // A program on Linux has no localizations, so the text follows the user's preferred languages, as the system's
      // texts do.
      UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
    #endif
  }

  /// The locale of the dates that TableMaker shows: the user's region, in the language of the texts.
  static var locale: Locale {
    #if canImport(ObjectiveC)
      .autoupdatingCurrent
    #else
      locale(in: languages)
    #endif
  }

  /// Returns the current locale in the first of some languages.
  static func locale(in languages: [String]) -> Locale {
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

  /// Returns the text in the first language that's available, or in English.
  ///
  /// - Parameter languages: Language identifiers such as `zh-Hans-CN`, in order of preference.
  func text(in languages: [String]) -> String {
    if let replacement { return replacement }
    for language in languages {
      switch Locale.Language(identifier: language).languageCode {
      case .chinese: return chinese
      case .english: return english
      default: continue
      }
    }
    return english
  }
}

extension InterfaceText {
  /// The title of the action that copies a row.
  static let copying = InterfaceText("Copy", chinese: "拷贝")
  /// The undo action name for a deleted row.
  static let deletion = InterfaceText("Delete", chinese: "删除")
  /// The undo action name for an inserted row.
  static let insertion = InterfaceText("Insert", chinese: "插入")
  /// The text of an empty list.
  static let emptyList = InterfaceText("Nothing Here", chinese: "暂无内容")
  /// The text below the last item of a list.
  static let endOfList = InterfaceText("No More", chinese: "没有更多了")
  /// The text of a list that couldn't be loaded.
  static let failedList = InterfaceText("Could Not Load", chinese: "载入失败")
  /// The text below the items if the next page couldn't be loaded.
  static let failedPage = InterfaceText("Could Not Load. Tap to Retry.", chinese: "载入失败，点击重试")
  /// The title of the button below the items that loads the next page.
  static let loadMore = InterfaceText("Load More", chinese: "载入更多")
  /// The title of the button that loads again after a failure.
  static let retry = InterfaceText("Retry", chinese: "重试")
  /// The accessibility label of content that's being loaded.
  static let loading = InterfaceText("Loading", chinese: "正在载入")
  /// The undo action name for a moved row.
  static let movement = InterfaceText("Move", chinese: "移动")
  /// The message below a row of a form with text that isn't a valid value, such as letters in a number.
  static let unreadable = InterfaceText("This cannot be read.", chinese: "无法识别此内容。")
}
