import Foundation

/// The market's texts in addition to those of its file, written and formatted for the page's language.
@MainActor final class MarketWords {
  private let language: Language
  private let numbers = NumberFormatter()

  init(language: Language) {
    self.language = language
    numbers.locale = Locale(identifier: language == .chinese ? "zh_CN" : "en_GB")
    numbers.numberStyle = .decimal
  }

  /// The title of the page.
  var title: String { language == .chinese ? "港湾集市" : "Harbour Market" }

  /// The basket's accessibility label.
  var basket: String { language == .chinese ? "购物篮" : "Basket" }

  /// The title while the market's file is on its way.
  var waitingTitle: String { language == .chinese ? "摊位正在摆出来" : "Setting up the stalls" }
  var waitingDetail: String {
    language == .chinese ? "渔船刚刚靠岸，请稍等片刻。" : "The boats have just come in."
  }

  /// The title of an empty market.
  var emptyTitle: String { language == .chinese ? "今天休市" : "No market today" }
  var emptyDetail: String { language == .chinese ? "等潮水退了，再来看看。" : "Come back with the next tide." }

  /// The title if a market's file cannot be read; the problem itself goes below it.
  var failedTitle: String { language == .chinese ? "集市打不开" : "The market cannot be shown" }
  var tryAgain: String { language == .chinese ? "重试" : "Try again" }

  /// “¥12.50”, or a word for what is given away.
  func price(_ price: Double) -> String {
    guard price > 0 else { return language == .chinese ? "免费" : "Free" }
    let digits = price == price.rounded() ? 0 : 2
    numbers.minimumFractionDigits = digits
    numbers.maximumFractionDigits = digits
    return "¥" + (numbers.string(from: NSNumber(value: price)) ?? "\(price)")
  }

  /// Returns the unit of a price: “per kilo”; nil if the file has none.
  func unit(_ good: Market.Good) -> String? {
    guard !good.unit.isEmpty else { return nil }
    return language == .chinese ? "/ \(good.unit)" : good.unit
  }
}
