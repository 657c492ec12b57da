import Foundation

/// A market at a harbor, as read from its file in one language.
struct Market: Hashable, Sendable {
  let banners: [Banner]
  let categories: [Category]
  let weekend: Part<Activity>
  let goods: Part<Good>
  /// The goods that one may like besides.
  let more: Part<Good>

  /// A part of the page, with the words above it.
  struct Part<Item: Hashable & Sendable>: Hashable, Sendable {
    let title: String
    let detail: String
    let items: [Item]
  }

  /// A season, in large letters over its picture.
  struct Banner: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    let detail: String
    let scene: MarketScene
  }

  /// A kind of goods.
  struct Category: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let subject: Subject
  }

  /// An activity at the market.
  struct Activity: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    /// The time and place; it may be empty.
    let detail: String
    /// The motif of the picture; nil if there is none.
    let scene: MarketScene?
  }

  /// A good to buy.
  struct Good: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    /// The note on the good; it may be empty.
    let note: String
    /// The stall that sells it.
    let stall: String
    /// The price in yuan; 0 for what is given away.
    let price: Double
    /// The unit of the price; it may be empty.
    let unit: String
    /// The subject of the picture; nil if there is none.
    let subject: Subject?
  }

  /// A Boolean value that indicates whether the market is empty.
  var isEmpty: Bool { banners.isEmpty && weekend.items.isEmpty && goods.items.isEmpty && more.items.isEmpty }
}

/// A row of two goods, side by side; the last row can have only one.
struct GoodsPair: Identifiable, Hashable, Sendable {
  let first: Market.Good
  let second: Market.Good?

  var id: Int { first.id }

  /// Goods in rows of two.
  static func rows(of goods: [Market.Good]) -> [GoodsPair] {
    stride(from: 0, to: goods.count, by: 2).map { index in
      GoodsPair(first: goods[index], second: index + 1 < goods.count ? goods[index + 1] : nil)
    }
  }
}
