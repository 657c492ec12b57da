import Foundation
import Testing
import UIKit

@testable import Pages

/// The page of options' own file.
@MainActor struct OptionsFileTests {
  private let data: Data

  init() throws {
    data = try #require(Lighthouse.fileData)
  }

  @Test(arguments: Language.allCases)
  func `reads in every language, with unique identities and nothing empty`(language: Language) throws {
    let house = try Lighthouse.read(data, in: language)
    let instruments = house.lamp.instruments + house.store.instruments + house.crates
    #expect(instruments.count == 12)
    #expect(Set(instruments.map(\.id)).count == 12)
    // No name is another's, nor another's nickname.
    #expect(Set(instruments.map(\.name) + instruments.map(\.nickname)).count == 24)
    #expect(instruments.allSatisfy { !$0.name.isEmpty && !$0.nickname.isEmpty && !$0.reading.isEmpty })
    #expect(house.settings.map(\.kind) == [.deliveries, .store, .swap, .restore])
    #expect(house.deliveries.unpack.kind == .unpack)
    #expect(Set(house.actions.keys) == Set(Instrument.Action.allCases))
    #expect(house.actions.values.allSatisfy { !$0.isEmpty } && Set(house.actions.values).count == 4)
  }

  @Test func `every symbol that the file may name is one that the system has`() throws {
    for symbol in Sign.Symbol.allCases { #expect(UIImage(systemName: symbol.rawValue) != nil, "\(symbol.rawValue)") }
  }

  @Test func `no two signs of the page look alike`() throws {
    let house = try Lighthouse.read(data, in: .english)
    let signs =
      (house.lamp.instruments + house.store.instruments + house.crates).map(\.sign)
      + (house.settings + [house.deliveries.unpack]).map(\.sign)
    #expect(Set(signs.map(\.symbol)).count == signs.count)
    #expect(Set(signs.map(\.color)).count == signs.count)
    // A white symbol can be seen on each.
    for sign in signs { #expect(sign.color.contrast(with: .white) > 2.4, "\(sign.symbol)") }
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    #expect(try FileTexts.checkLanguages(of: data) == 1 + 5 + 3 + 1 + 2 + 4 + 3 * 12)
  }

  @Test func `each language is written with its own punctuation`() throws {
    try FileTexts.checkPunctuation(of: data)
  }

  @Test func `a mistake in the file is named with its place`() throws {
    let text = String(decoding: data, as: UTF8.self)
    let broken = text.replacingOccurrences(of: "\"sign\": \"moon\"", with: "\"sign\": \"comet\"")
    do throws(FileProblem) {
      _ = try Lighthouse.read(Data(broken.utf8), in: .english)
      Issue.record("no problem")
    } catch {
      #expect(error.words(in: .english) == "instruments.store[2].sign: there is no “comet”.")
    }
  }
}
