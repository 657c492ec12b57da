import Foundation

// These are the labels of UIKit's own views. The English labels are those by which UI tests find them, if known. The
// others, and the Chinese labels, are assumed; VoiceOver on a device would settle them.
extension SystemWords {
  /// A Boolean value that indicates whether the words are Chinese in the user's language.
  static var isChinese: Bool { word(in: ["en": "", "zh": "中"]) == "中" }

  /// The title of the action of a link in a text.
  static var openLink: String { isChinese ? "打开链接" : "Open Link" }

  static var add: String { word(in: ["en": "Add", "zh": "添加"]) }
  static var close: String { word(in: ["en": "Close", "zh": "关闭"]) }
  static var moreInfo: String { word(in: ["en": "More Info", "zh": "更多信息"]) }
  static var insert: String { word(in: ["en": "Insert", "zh": "插入"]) }
  static var reorder: String { word(in: ["en": "Reorder", "zh": "重新排序"]) }
  static var increment: String { word(in: ["en": "Increment", "zh": "递增"]) }
  static var decrement: String { word(in: ["en": "Decrement", "zh": "递减"]) }
  static var clearText: String { word(in: ["en": "Clear text", "zh": "清除文本"]) }
  static var back: String { word(in: ["en": "Back", "zh": "返回"]) }
  static var bookmarks: String { word(in: ["en": "Bookmarks", "zh": "书签"]) }
  static var results: String { word(in: ["en": "Results List", "zh": "结果列表"]) }
  static var index: String { word(in: ["en": "table index", "zh": "表格索引"]) }
  static var progress: String { word(in: ["en": "Progress", "zh": "进度"]) }
  static var inProgress: String { word(in: ["en": "In progress", "zh": "进行中"]) }
  static var progressHalted: String { word(in: ["en": "Progress halted", "zh": "进度已暂停"]) }

  /// Returns the position of a page control, such as `page 2 of 5`.
  static func pageOfControl(_ number: Int, of count: Int) -> String {
    isChinese ? "第 \(number) 页，共 \(count) 页" : "page \(number) of \(count)"
  }

  /// Returns the position of a scroll view, such as `Page 2 of 5`.
  static func page(_ number: Int, of count: Int) -> String {
    isChinese ? "第 \(number) 页，共 \(count) 页" : "Page \(number) of \(count)"
  }

  /// Returns the position of a table, such as `Rows 5 to 12 of 30`.
  static func rows(from first: Int, to last: Int, of count: Int) -> String {
    isChinese ? "第 \(first) 至 \(last) 行，共 \(count) 行" : "Rows \(first) to \(last) of \(count)"
  }

  /// Returns the label of an item that shows a symbol, or `nil` for an item with a title.
  static func name(of item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .add: add
    case .compose: word(in: ["en": "Compose", "zh": "撰写"])
    case .action: word(in: ["en": "Share", "zh": "共享"])
    case .organize: word(in: ["en": "Organize", "zh": "整理"])
    case .bookmarks: bookmarks
    case .search: word(in: ["en": "Search", "zh": "搜索"])
    case .refresh: word(in: ["en": "Refresh", "zh": "刷新"])
    case .stop: word(in: ["en": "Stop", "zh": "停止"])
    case .camera: word(in: ["en": "Camera", "zh": "相机"])
    case .trash: delete
    case .close: close
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
