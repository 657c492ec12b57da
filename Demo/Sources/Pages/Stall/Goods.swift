/// Something that a stall sells.
struct Goods: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  /// The price in yuan; 0 for goods that are free.
  let price: Double
  let subject: Subject
}

/// The goods of a stall in one language.
struct StallMarket: Sendable {
  let language: Language
  /// The goods in the morning.
  let goods: [Goods]
  /// A late delivery.
  let scallops: Goods

  init(language: Language) {
    self.language = language
    let names = language == .chinese ? Self.chinese : Self.english
    let all = zip(Self.stock, names).enumerated().map { id, goods in
      Goods(id: id, name: goods.1, price: goods.0.price, subject: goods.0.subject)
    }
    goods = Array(all.dropLast())
    scallops = all[all.count - 1]
  }

  private static let stock: [(subject: Subject, price: Double)] = [
    (.fish, 28), (.herb, 0), (.bread, 16.5), (.tomato, 9.8), (.cheese, 42), (.lemon, 0), (.egg, 12), (.honey, 38),
    (.shell, 36),
  ]
  private static let english = [
    "Mackerel", "Rosemary", "Sourdough bread", "Tomatoes", "Hill cheese", "Bruised lemons", "Eggs", "Heather honey",
    "Scallops",
  ]
  private static let chinese = ["鲭鱼", "迷迭香", "酸面包", "带藤番茄", "山地奶酪", "碰伤的柠檬", "散养鸡蛋", "石楠蜂蜜", "带壳扇贝"]

  /// The title of the page.
  var title: String { language == .chinese ? "港湾集市" : "Harbour Market" }
  /// The prompt of the search bar.
  var prompt: String { language == .chinese ? "搜索" : "Search" }
}
