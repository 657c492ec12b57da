import Foundation

/// A market at a harbour, as read from its file in one language.
struct Market: Hashable, Sendable {
  let banners: [Banner]
  let categories: [Category]
  let weekend: Part<Activity>
  let goods: Part<Good>
  /// What one may like besides.
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

  /// Something that goes on at the market.
  struct Activity: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    /// When and where; it may be nothing.
    let detail: String
    /// What its picture shows; nothing where there is none.
    let scene: MarketScene?
  }

  /// Something that one can buy.
  struct Good: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    /// What there is to say about it; it may be nothing.
    let note: String
    /// Who sells it.
    let stall: String
    /// The price in yuan; 0 for what is given away.
    let price: Double
    /// What the price is for; it may be nothing.
    let unit: String
    /// What its picture shows; nothing where there is none.
    let subject: Subject?
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { banners.isEmpty && weekend.items.isEmpty && goods.items.isEmpty && more.items.isEmpty }
}

/// Two goods beside each other; the last one may stand alone.
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
