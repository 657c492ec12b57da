import Foundation

/// The titles of the keys in the keyboard's language.
enum KeyboardWords {
  static func space(in language: KeyboardLanguage) -> String { language == .pinyin ? "空格" : "space" }

  static func enter(_ type: UIReturnKeyType, in language: KeyboardLanguage) -> String {
    let (english, chinese) =
      switch type {
      case .default: ("return", "换行")
      case .go: ("go", "前往")
      case .google: ("Google", "Google")
      case .join: ("join", "加入")
      case .next: ("next", "下一项")
      case .route: ("route", "路线")
      case .search: ("search", "搜索")
      case .send: ("send", "发送")
      case .yahoo: ("Yahoo", "Yahoo")
      case .done: ("done", "完成")
      case .emergencyCall: ("Emergency Call", "紧急呼叫")
      case .continue: ("continue", "继续")
      }
    return language == .pinyin ? chinese : english
  }
}
