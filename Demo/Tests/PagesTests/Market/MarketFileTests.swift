import Foundation
import Testing
import UIKit

@testable import Pages

/// The market's own file, and what is drawn from it.
@MainActor struct MarketFileTests {
  private let data: Data

  init() throws {
    data = try #require(Market.fileData)
  }

  @Test(arguments: Language.allCases)
  func `reads in every language, with unique identities`(language: Language) throws {
    let market = try Market.read(data, in: language)

    #expect(market.banners.count == 4 && market.categories.count == 16 && market.weekend.items.count == 4)
    #expect(market.goods.items.count == 8 && market.more.items.count == 7)
    for ids in [
      market.banners.map(\.id), market.categories.map(\.id), market.weekend.items.map(\.id),
      (market.goods.items + market.more.items).map(\.id),
    ] { #expect(Set(ids).count == ids.count) }
    #expect((market.goods.items + market.more.items).allSatisfy { !$0.name.isEmpty && $0.price >= 0 })
    #expect(market.categories.allSatisfy { !$0.name.isEmpty } && market.banners.allSatisfy { !$0.title.isEmpty })
  }

  @Test func `the awkward cases of a real market are in it`() throws {
    for language in Language.allCases {
      let goods = try Market.read(data, in: language).goods.items
      #expect(goods.contains { $0.name.count > (language == .chinese ? 40 : 90) })
      #expect(goods.contains { $0.note.isEmpty } && goods.contains { $0.stall.isEmpty })
      #expect(goods.contains { $0.subject == nil } && goods.contains { $0.price == 0 })
      #expect(goods.contains { isMixed($0.name) } && goods.contains { isRightToLeft($0.name) })
    }
    let weekend = try Market.read(data, in: .english).weekend.items
    #expect(weekend.contains { $0.detail.isEmpty } && weekend.contains { $0.scene == nil })
  }

  private func isMixed(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.contains { $0.properties.isIdeographic } && scalars.contains { ("a"..."z").contains($0) }
  }

  private func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    #expect(try FileTexts.checkLanguages(of: data) == 4 * 2 + 16 + 3 * 2 + 4 * 2 + 15 * 4)
  }

  @Test func `each language is written with its own punctuation`() throws {
    try FileTexts.checkPunctuation(of: data)
  }

  @Test(arguments: [
    (#""price": 28,"#, #""price": "28","#, "goods.items[0].price: this should be a number."),
    (#""subject": "cheese", "price""#, #""subject": "moon", "price""#, "goods.items[5].subject: there is no “moon”."),
    (
      #""scene": "autumn""#, #""scene": "fog""#,
      "banners[0].scene: there is no “fog”, only spring, summer, autumn, winter, lanterns, oven, pier."
    ),
    (#""name": {"en": "Fish", "zh""#, #""name": {"zh""#, "categories[0].name.en: this is missing."),
    (#""weekend": {"#, #""weekend": ["#, "this is not JSON, from line 31 on."),
  ])
  func `a mistake in the file is told with its place`(good: String, bad: String, words: String) throws {
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(good))
    let broken = Data(text.replacingOccurrences(of: good, with: bad).utf8)
    let problem = #expect(throws: FileProblem.self) { try Market.read(broken, in: .english) }
    #expect(problem?.words(in: .english) == words)
  }

  @Test func `a missing file is told`() {
    #expect(throws: FileProblem(place: "", complaint: .fileMissing)) { try Market.read(nil, in: .english) }
  }

  @Test func `prices are written as the page's language does`() {
    let (english, chinese) = (MarketWords(language: .english), MarketWords(language: .chinese))
    #expect([28, 16.5, 1288, 0].map { english.price($0) } == ["¥28", "¥16.50", "¥1,288", "Free"])
    #expect([9.8, 0].map { chinese.price($0) } == ["¥9.80", "免费"])
  }

  @Test func `every scene is in the file, and each draws another picture, by day and by night`() throws {
    let market = try Market.read(data, in: .english)
    #expect(
      Set(market.banners.map(\.scene)).union(market.weekend.items.compactMap(\.scene)) == Set(MarketScene.allCases))

    let pictures = MarketPictures()
    let images = MarketScene.allCases.flatMap { scene in [false, true].map { pictures.image(of: scene, isNight: $0) } }
    #expect(images.allSatisfy { $0.size == MarketScene.size })
    #expect(Set(images.map { $0.pngData() }).count == images.count)
    #expect(pictures.image(of: .autumn, isNight: true) === pictures.image(of: .autumn, isNight: true))
  }

  @Test func `every subject draws another picture, and another than an empty crate`() {
    let pictures = MarketPictures()
    let subjects: [Subject?] = Subject.allCases + [nil]
    let images = subjects.flatMap { subject in [false, true].map { pictures.image(of: subject, isNight: $0) } }
    #expect(Set(images.map { $0.pngData() }).count == images.count)
    let icons = Subject.allCases.map { pictures.icon(of: $0, isNight: false) }
    #expect(Set(icons.map { $0.pngData() }).count == icons.count)
    #expect(icons.allSatisfy { $0.size == CGSize(width: MarketPictures.iconSide, height: MarketPictures.iconSide) })
  }
}
