/// The page's words in addition to those of its file.
struct PackingWords: Sendable {
  let language: Language

  func progress(_ packed: Int, of count: Int) -> String {
    language == .chinese ? "已装好 \(packed) / \(count)" : "\(packed) of \(count) packed"
  }

  var pack: String { language == .chinese ? "装好" : "Pack" }
  var unpack: String { language == .chinese ? "取出" : "Unpack" }
  var delete: String { language == .chinese ? "删除" : "Delete" }
  var leave: String { language == .chinese ? "留在家里" : "Leave at Home" }
  var leaveShort: String { language == .chinese ? "不带" : "Leave" }
  var take: String { language == .chinese ? "带上" : "Take Along" }
  var more: String { language == .chinese ? "多带一件" : "One More" }
  var less: String { language == .chinese ? "少带一件" : "One Less" }
  var moveTo: String { language == .chinese ? "移到…" : "Move to…" }
}
