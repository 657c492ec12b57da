import Foundation
import Testing

@testable import Pages

/// The gallery of steps' own file.
struct StepBookTests {
  private let data: Data

  init() throws {
    data = try #require(StepBook.fileData)
  }

  @Test(arguments: Language.allCases)
  func `names every sample once, with a sentence and a source`(language: Language) throws {
    let book = try StepBook.read(data, in: language)
    let steps = book.kinds.flatMap(\.steps)
    #expect(steps.map(\.id).sorted() == StepSample.all.map(\.name).sorted())
    #expect(steps.count >= 18)
    #expect(Set(steps.map(\.sentence)).count == steps.count)
    #expect(steps.allSatisfy { !$0.sentence.isEmpty && !$0.source.isEmpty })
    #expect(Set(book.kinds.map(\.name)).count == book.kinds.count)
    #expect(Set(book.kinds.map(\.title)).count == book.kinds.count)
  }

  @Test(arguments: Language.allCases)
  func `has teas of each family, among them one that is new and one that is sold out`(language: Language) throws {
    let menu = try StepBook.read(data, in: language).menu
    #expect(menu.families.allSatisfy { !$0.kinds.isEmpty })
    #expect(menu.families.flatMap(\.kinds).count == menu.all.count)
    #expect(Set(menu.all.map(\.id)).count == menu.all.count && Set(menu.all.map(\.name)).count == menu.all.count)
    #expect(menu.teas.contains { $0.isNew } && menu.teas.contains { $0.isSoldOut })
    #expect(menu.all.contains { $0.name.localizedStandardContains(menu.words.query) })
    #expect(menu.words.count(menu.teas).contains("3"))
    #expect(menu.words.soon([menu.all[0]]).hasSuffix(menu.all[0].name))
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    let (kinds, steps, teas, families, words) = (11, 85, 9, 3, 40)
    #expect(try FileTexts.checkLanguages(of: data) == 2 + kinds + steps + 4 * teas + families + words)
  }

  @Test func `each language is written with its own punctuation`() throws { try FileTexts.checkPunctuation(of: data) }

  @Test(arguments: [
    (#""step": "heights""#, #""step": "widths""#, "kinds[1].steps[0].step: there is no “widths”."),
    (#""family": "oolong""#, #""family": "mint""#, "menu.teas[1].family: there is no “mint”."),
  ]) func `a mistake in the file is named, with its place`(text: String, mistake: String, words: String) throws {
    let file = String(decoding: data, as: UTF8.self)
    let range = try #require(file.range(of: text))
    let broken = Data(file.replacingCharacters(in: range, with: mistake).utf8)
    do throws(FileProblem) {
      _ = try StepBook.read(broken, in: .english)
      Issue.record("It is read.")
    } catch {
      #expect(error.words(in: .english) == words)
    }
  }
}
