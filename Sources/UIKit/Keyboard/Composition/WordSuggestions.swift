import Foundation

/// The words that the candidate bar suggests while nothing is composed.
///
/// The lists are written for this package. An iPhone learns its suggestions from what the user types.
struct WordSuggestions {
  /// The words that begin a sentence, from the most common.
  let beginnings: [String]
  /// The words that continue a sentence if its last word isn't in `followers`.
  let continuations: [String]
  /// The words that are likely to follow a word.
  let followers: [String: [String]]

  /// The maximum number of characters before the caret that determine the suggestions.
  static let reach = 4

  /// The suggestions of keyboards.
  static let standard = WordSuggestions()

  private init() {
    func words(_ text: Substring) -> [String] { text.split(separator: " ").map(String.init) }
    beginnings = words("我 你 这 好 在 不 是 那 有 今天 我们 请 他 谢谢 什么")
    continuations = words("的 了 是 在 吗 也 都 和 就 不 有 很 吧 呢")
    followers = Dictionary(
      uniqueKeysWithValues: Self.lines.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":")
        return parts.count == 2 ? (String(parts[0]), words(parts[1])) : nil
      })
  }

  /// Returns the words that are likely after a text.
  ///
  /// - Parameter text: The last characters before the caret, or `nil` if they're unknown.
  func words(after text: String?) -> [String] {
    guard let text, let last = text.last, last.isLetter || last.isNumber else { return beginnings }
    // Longer words say more about the next one.
    for count in stride(from: min(Self.reach, text.count), through: 1, by: -1) {
      if let words = followers[String(text.suffix(count))] { return words }
    }
    return continuations
  }

  private static let lines = """
    我: 们 的 是 在 想 也 不 要 会
    你: 好 们 的 是 在 有 说 要 呢
    您: 好 的 是 在 有 请 要
    他: 们 的 是 在 说 也 有
    她: 们 的 是 在 说 也 有
    我们: 的 是 在 都 可以 一起 也 要
    你们: 的 好 是 在 都 也 要
    他们: 的 是 在 都 也 说
    大家: 好 都 的 一起 也
    这: 个 是 里 样 些 么 次
    那: 个 么 里 是 样 些 就
    这个: 是 的 好 也 在 不
    那个: 是 的 人 也 在 不
    好: 的 了 吧 吗 啊 看 像
    好的: 谢谢 我 那 没问题 明天
    在: 家 这 吗 哪 那 路上 的
    不: 是 会 要 用 能 好 知道 客气
    是: 的 不 我 吗 什么 一个 在
    的: 时候 人 话 是 我 一 事
    了: 吗 我 一 就 吧 啊
    有: 一 没有 人 点 时间 什么 的
    没: 有 事 关系 问题 想到
    没有: 了 人 的 时间 什么 问题
    请: 问 你 大家 稍等 进 坐
    请问: 你 这 在 有 怎么
    今天: 的 是 天气 我 晚上 不 很
    明天: 的 见 早上 我 去 要
    昨天: 的 晚上 我 去 下午
    早上: 好 的 我 要
    早上好: 今天 大家 我
    晚上: 好 的 一起 吃 去 见
    晚安: 好 明天 我
    下午: 好 的 我 去 见
    天气: 很 好 真 不错 怎么样
    谢谢: 你 您 大家 你们 了
    不客气: 我 这 应该
    你好: 我 请问 吗 啊 世界
    你好吗: 我 今天 最近
    再见: 明天 我 路上
    什么: 时候 的 事 都 是 呢 意思
    怎么: 了 样 办 会 说 去
    怎么样: 我 今天 你 了
    世界: 上 的 各地 真
    中国: 的 人 是 有
    北京: 的 天气 是 市
    上海: 的 天气 是 市
    可以: 的 吗 了 在 一起 不
    喜欢: 的 你 吃 看 这 我
    高兴: 的 认识 见到 地
    快乐: 的 每一天 啊 地
    朋友: 们 的 圈 在 都
    老师: 好 的 说 您 在
    学生: 的 们 会 都
    山: 上 里 下 顶 的 水 间
    水: 里 上 的 果 边
    一: 个 下 起 点 些 样 直
    吃: 饭 了 的 什么 过 完
    去: 了 的 哪 吃 看 过
    来: 了 的 吧 吗 看 自
    说: 的 了 话 过 什么 我
    看: 到 了 的 看 过 起来
    想: 要 你 去 吃 看 的 到
    """
}
