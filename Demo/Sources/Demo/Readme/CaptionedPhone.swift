import Foundation
import Pages
import UIKit

/// A phone below the READMEs' film: a moment of an update, and a caption.
struct CaptionedPhone {
  /// The name of its file, without the appearance and the language.
  let name: String
  let page: Page
  let update: String
  /// The number of the picture among those of the update.
  let moment: Int
  let english, chinese: String

  static let all = [
    CaptionedPhone(
      name: "search", page: .observers, update: "mar", moment: 4, english: "Search as you type", chinese: "边输入边搜索"),
    CaptionedPhone(
      name: "swipe", page: .packing, update: "swipe", moment: 3, english: "Swipe, move, and undo", chinese: "轻扫、移动和撤销"),
    CaptionedPhone(
      name: "form", page: .booking, update: "email", moment: 4, english: "Forms that say what’s wrong",
      chinese: "表单指出哪里填错"),
    CaptionedPhone(
      name: "pages", page: .tides, update: "more-fails", moment: 4, english: "Pages from a server", chinese: "从服务器分页加载"),
  ]

  /// The size of the picture, in points. Two of them are next to each other on GitHub.
  static let size = CGSize(width: 402, height: 442)
  /// The size of the page, which is drawn smaller.
  private static let screen = CGSize(width: 390, height: 520)
  private static let scale: CGFloat = 0.77

  @MainActor func draw(in language: Language, isDark: Bool) async -> UIImage? {
    var variant = Options.Variant()
    variant.pages = [page.name]
    (variant.language, variant.isDark, variant.size, variant.showsUpdates) = (language, isDark, Self.screen, true)
    guard let film = Film.all(of: variant).first(where: { $0.update.name == update }) else { return nil }
    let pictures = await Studio.take(film)
    guard pictures.indices.contains(moment) else { return nil }
    return ReadmePictures.draw(Self.size) { context in
      let phone = CGSize(width: Self.screen.width * Self.scale, height: Self.screen.height * Self.scale)
      let x = (Self.size.width - phone.width) / 2
      ReadmePictures.draw(
        pictures[moment].image, in: CGRect(x: x, y: 8, width: phone.width, height: phone.height), context)
      let caption = NSAttributedString(
        string: language == .chinese ? chinese : english,
        attributes: [
          .font: UIFont.systemFont(ofSize: 16, weight: .semibold),
          .foregroundColor: isDark ? UIColor(white: 0.92, alpha: 1) : UIColor(white: 0.12, alpha: 1),
        ])
      let width = caption.size().width
      caption.draw(at: CGPoint(x: (Self.size.width - width) / 2, y: phone.height + 14))
    }
  }
}
