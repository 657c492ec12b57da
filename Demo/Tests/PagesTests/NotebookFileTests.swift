import Foundation
import Testing
import UIKit

@testable import Pages

/// The notebook's own file.
struct NotebookFileTests {
  private let data: Data

  init() throws {
    data = try #require(Notebook.fileData)
  }

  @Test(arguments: Language.allCases)
  func `reads in every language with 240 sightings, 12 places and 234 sketches`(language: Language) throws {
    let notebook = try Notebook.read(data, in: language)

    #expect(notebook.sightings.count == 240)
    #expect(notebook.overview.map { $0.counts.map { notebook.number(of: $0) } } == [240, 12, 234, nil, nil])
    #expect(notebook.sightingsByMonth.reduce(0, +) == 240)
    #expect(!notebook.title.isEmpty && !notebook.landscape.title.isEmpty && !notebook.landscape.detail.isEmpty)
    #expect(notebook.overview.allSatisfy { !$0.title.isEmpty })
    #expect(notebook.sightings.allSatisfy { !$0.name.isEmpty && !$0.place.isEmpty })
  }

  @Test func `identities are unique, and sightings stand newest first`() throws {
    let notebook = try Notebook.read(data, in: .english)

    #expect(Set(notebook.sightings.map(\.id)).count == 240)
    #expect(Set(notebook.overview.map(\.id)).count == notebook.overview.count)
    #expect(Set(notebook.wishes.rows.map(\.id)).count == notebook.wishes.rows.count)
    #expect(zip(notebook.sightings, notebook.sightings.dropFirst()).allSatisfy { $0.date > $1.date })
  }

  @Test func `both languages say the same things of the same sightings`() throws {
    let english = try Notebook.read(data, in: .english)
    let chinese = try Notebook.read(data, in: .chinese)

    #expect(english.sightings.map(\.id) == chinese.sightings.map(\.id))
    #expect(english.sightings.map(\.date) == chinese.sightings.map(\.date))
    #expect(english.sightings.map(\.picture) == chinese.sightings.map(\.picture))
    #expect(english.sightings.map(\.note.isEmpty) == chinese.sightings.map(\.note.isEmpty))
    #expect(english.overview.map(\.id) == chinese.overview.map(\.id))
    #expect(english.wishes.rows.map(\.found) == chinese.wishes.rows.map(\.found))
    // A language forgotten in translation would repeat the other's names.
    #expect(zip(english.sightings, chinese.sightings).allSatisfy { $0.name != $1.name && $0.place != $1.place })
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    #expect(try FileTexts.checkLanguages(of: data) > 330)
  }

  @Test func `each language is written with its own punctuation`() throws {
    try FileTexts.checkPunctuation(of: data)
  }

  @Test func `the awkward cases of a real notebook are in it`() throws {
    let sightings = try Notebook.read(data, in: .english).sightings

    #expect(sightings.contains { $0.name.count > 100 })
    #expect(sightings.count { $0.note.isEmpty } == 24)
    #expect(sightings.count { $0.picture == nil } == 6)
    #expect(sightings.contains { $0.note.unicodeScalars.contains { $0.properties.isIdeographic } })
    #expect(Set(sightings.compactMap(\.picture?.kind)).count == Picture.Kind.allCases.count)
  }
}
