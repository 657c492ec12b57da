import Foundation

/// A text that TableMaker itself shows to the users of an app, in English and in Chinese, unless the app has another one.
///
/// Each text is a static variable of this type, so that all of them stand here and can be replaced:
/// `static var loading = InterfaceText("Loading…", chinese: "正在载入…")`.
@MainActor struct InterfaceText {
  let english: String
  /// The text in Simplified Chinese, which is also shown where the user reads Traditional Chinese.
  let chinese: String
  /// The app's own text, shown in every language.
  var replacement: String?

  init(_ english: String, chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// The text in the language that the app runs in.
  var text: String { text(in: Self.languages) }

  private static var languages: [String] {
    #if canImport(ObjectiveC)
      Bundle.main.preferredLocalizations
    #else
      // A program has no localizations there: the words follow the user, as the system's do.
      UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
    #endif
  }

  /// The text in the first of some languages that it has, in English if it has none.
  ///
  /// - Parameter languages: Identifiers such as `zh-Hans-CN`, the preferred language first.
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
  /// The title of what copies a row.
  static let copying = InterfaceText("Copy", chinese: "拷贝")
  /// What a menu calls the undone deletion of a row.
  static let deletion = InterfaceText("Delete", chinese: "删除")
  /// What a menu calls the undone insertion of a row.
  static let insertion = InterfaceText("Insert", chinese: "插入")
  /// What a list says that has no items.
  static let emptyList = InterfaceText("Nothing Here", chinese: "暂无内容")
  /// What stands below the last item of a list.
  static let endOfList = InterfaceText("No More", chinese: "没有更多了")
  /// What a list says whose items could not be loaded.
  static let failedList = InterfaceText("Could Not Load", chinese: "载入失败")
  /// What stands below the items of a list whose next page could not be loaded.
  static let failedPage = InterfaceText("Could Not Load. Tap to Retry.", chinese: "载入失败，点击重试")
  /// What stands below the items of a list whose next page is loaded by a tap.
  static let loadMore = InterfaceText("Load More", chinese: "载入更多")
  /// The button that loads again what could not be loaded.
  static let retry = InterfaceText("Retry", chinese: "重试")
  /// What a row says whose content is being loaded.
  static let loading = InterfaceText("Loading", chinese: "正在载入")
  /// What a menu calls a row's undone way.
  static let movement = InterfaceText("Move", chinese: "移动")
  /// What stands below a row of a form in which something was typed that is no value of its kind, as letters in a number.
  static let unreadable = InterfaceText("This cannot be read.", chinese: "无法识别此内容。")
}
