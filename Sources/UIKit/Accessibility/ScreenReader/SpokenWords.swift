/// The words that VoiceOver adds to an element's own texts.
///
/// They are all assumed, from memories of devices in both languages. VoiceOver's caption panel on a device would settle
/// each.
@_spi(Testing) public struct SpokenWords: Sendable {
  let comma, selected, dimmed, heading, button, switchButton, on, off, mixed, link, image, adjustable,
    searchField: String
  let textField, secureTextField, tab, backButton, actions: String
  let position: @Sendable (Int, Int) -> String

  /// VoiceOver's words in English.
  public static let english = SpokenWords(
    comma: ", ", selected: "selected", dimmed: "dimmed", heading: "heading", button: "button",
    switchButton: "switch button", on: "on", off: "off", mixed: "mixed", link: "link", image: "image",
    adjustable: "adjustable", searchField: "search field", textField: "text field",
    secureTextField: "secure text field", tab: "tab", backButton: "back button", actions: "actions available",
    position: { "\($0) of \($1)" })

  /// VoiceOver's words in Simplified Chinese.
  public static let chinese = SpokenWords(
    comma: "，", selected: "已选定", dimmed: "变暗", heading: "标题", button: "按钮", switchButton: "切换按钮", on: "打开",
    off: "关闭", mixed: "混合", link: "链接", image: "图像", adjustable: "可调", searchField: "搜索栏",
    textField: "文本栏", secureTextField: "安全文本栏", tab: "标签", backButton: "返回按钮", actions: "操作可用",
    position: { "第 \($0) 项，共 \($1) 项" })

  /// VoiceOver's words in the user's language, which is Chinese or else English.
  public static var preferred: SpokenWords { SystemWords.isChinese ? chinese : english }
}

extension SpokenElement {
  /// Returns the spoken text of the element in one line.
  ///
  /// The order of the words is assumed: selected, label, value, dimmed, role, position, hint, and actions.
  public func line(in words: SpokenWords = .preferred) -> String {
    var parts: [String?] = [traits.contains(.selected) ? words.selected : nil, label]
    let isSwitch = traits.contains(.toggleButton)
    // The placeholder of an empty field is often also its label, and is read once.
    if !isSwitch, value != label { parts.append(value) }
    if traits.contains(.notEnabled) { parts.append(words.dimmed) }
    parts += kinds(in: words)
    if isSwitch { parts.append(["1": words.on, "0": words.off, "2": words.mixed][value ?? "0"] ?? value) }
    if let position { parts.append(words.position(position.number, position.count)) }
    parts.append(hint)
    if !actionNames.isEmpty { parts.append(words.actions) }
    return parts.compactMap { $0 }.joined(separator: words.comma)
  }

  private func kinds(in words: SpokenWords) -> [String] {
    var kinds: [String] = []
    switch role {
    case .none: break
    case .textField: kinds.append(words.textField)
    case .secureTextField: kinds.append(words.secureTextField)
    case .searchField: kinds.append(words.searchField)
    case .tab: kinds.append(words.tab)
    case .backButton: kinds.append(words.backButton)
    }
    let isNamed = !kinds.isEmpty
    if traits.contains(.header) { kinds.append(words.heading) }
    if traits.contains(.toggleButton) {
      kinds.append(words.switchButton)
    } else if traits.contains(.button), !isNamed {
      kinds.append(words.button)
    }
    if traits.contains(.link) { kinds.append(words.link) }
    if traits.contains(.searchField), !isNamed { kinds.append(words.searchField) }
    if traits.contains(.image), traits.isDisjoint(with: [.button, .link]) { kinds.append(words.image) }
    if traits.contains(.adjustable) { kinds.append(words.adjustable) }
    return kinds
  }
}
