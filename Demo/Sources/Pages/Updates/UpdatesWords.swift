import UIKit

/// The texts of the sheet of row animations.
struct UpdatesWords {
  let lead: String
  /// The labels of the bars, in their order.
  let bars: [String]
  let animations: [(UITableView.RowAnimation, name: String, text: String)]

  static let english = UpdatesWords(
    lead: "One update at 0, 75, 150, 225 and 300 milliseconds, with each animation.",
    bars: ["stays", "is deleted", "is inserted", "is moved", "comes with a section"],
    animations: [
      (.fade, "fade", "Rows become visible, or transparent."),
      (.left, "left", "They come from the left, and go there."),
      (.right, "right", "They come from the right, and go there."),
      (.top, "top", "They slide down into place, and up out of it."),
      (.bottom, "bottom", "They slide up into place, and down out of it."),
      (.middle, "middle", "They come and go in the middle of their place."),
      (.none, "none", "They are there, or gone, at once; others move."),
      (.automatic, "automatic", "The table chooses; here they fade."),
    ])

  static let chinese = UpdatesWords(
    lead: "同一次更新，用每一种动画，分别停在第 0、75、150、225 和 300 毫秒。",
    bars: ["保留", "删除", "插入", "移动", "随分区而来"],
    animations: [
      (.fade, "fade", "行淡入，或淡出。"), (.left, "left", "从左边来，往左边去。"), (.right, "right", "从右边来，往右边去。"),
      (.top, "top", "向下滑入，向上滑出。"), (.bottom, "bottom", "向上滑入，向下滑出。"), (.middle, "middle", "在原处的中间出现和消失。"),
      (.none, "none", "立即出现或消失，其他行移动。"), (.automatic, "automatic", "由表格决定，这里是淡入淡出。"),
    ])
}
