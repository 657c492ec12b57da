import Foundation

extension InterfaceText {
  static let required = InterfaceText("This is required.", chinese: "此项为必填。")
  static let maximumLength = InterfaceText("At most {0} characters.", chinese: "最多 {0} 个字符。")
  static let minimumLength = InterfaceText("At least {0} characters.", chinese: "至少 {0} 个字符。")
  static let range = InterfaceText("From {0} to {1}.", chinese: "必须在 {0} 与 {1} 之间。")
  static let notBefore = InterfaceText("Not before {0}.", chinese: "不得早于 {0}。")
  static let notAfter = InterfaceText("Not after {0}.", chinese: "不得晚于 {0}。")
  static let pattern = InterfaceText("This is not in the right form.", chinese: "格式不正确。")
  static let email = InterfaceText("This is no email address.", chinese: "不是有效的电子邮件地址。")
  static let url = InterfaceText("This is no web address.", chinese: "不是有效的网址。")
  /// The message of a commit for a row with a pending check.
  static let beingChecked = InterfaceText("This is still being checked.", chinese: "正在检查此项。")

  /// The text of an alert after a commit with a conflict.
  static let conflict = InterfaceText(
    "These values were also changed elsewhere. Your changes aren't saved.", chinese: "这些内容在别处也有改动，你的改动尚未保存。")

  /// Returns the text with values in place of `{0}` and `{1}`, in the style of the user's language and region.
  func text(_ values: Any...) -> String {
    var text = text
    for (number, value) in values.enumerated() {
      text = text.replacingOccurrences(of: "{\(number)}", with: Self.shown(value))
    }
    return text
  }

  private static func shown(_ value: Any) -> String {
    switch value {
    case let date as Date: date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
    case let number as any FormNumber: number._text
    default: "\(value)"
    }
  }
}
