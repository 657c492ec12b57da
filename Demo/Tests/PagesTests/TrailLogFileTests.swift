import Foundation
import Testing
import UIKit

@testable import Pages

/// The trail log's own file, and what is drawn from it.
@MainActor struct TrailLogFileTests {
  private let data: Data

  init() throws {
    data = try #require(TrailLog.fileData)
  }

  @Test(arguments: Language.allCases)
  func `reads in every language, newest first, with unique identities`(language: Language) throws {
    let log = try TrailLog.read(data, in: language)

    #expect(log.posts.count == 16)
    #expect(Set(log.posts.map(\.id)).count == 16)
    #expect(zip(log.posts, log.posts.dropFirst()).allSatisfy { $0.date > $1.date })
    #expect(!log.title.isEmpty && !log.heading.title.isEmpty && !log.heading.detail.isEmpty)
    #expect(log.posts.allSatisfy { !$0.place.isEmpty && !$0.walker.name.isEmpty && !$0.walker.initials.isEmpty })
    #expect(log.posts.count { $0.text.isEmpty } == 1)
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    #expect(try FileTexts.checkLanguages(of: data) == 3 + 2 * 5 + 2 * 16)
  }

  @Test func `each language is written with its own punctuation`() throws {
    try FileTexts.checkPunctuation(of: data)
  }

  @Test func `every kind of scene is in the log, and each draws another opaque picture`() throws {
    let log = try TrailLog.read(data, in: .english)
    #expect(Set(log.posts.compactMap(\.scene)) == Set(TrailScene.allCases))

    let pictures = TrailPictures()
    let images = TrailScene.allCases.map { pictures.image(of: $0) }
    #expect(images.allSatisfy { $0.size == CGSize(width: 400, height: 208) })
    #expect(Set(images.map { $0.pngData() }).count == images.count)
    // Once drawn, a picture is kept.
    #expect(zip(TrailScene.allCases, images).allSatisfy { pictures.image(of: $0) === $1 })
  }

  @Test func `the initials on the badges stand out from them by 4·5 to 1`() throws {
    let log = try TrailLog.read(data, in: .english)
    for walker in Set(log.posts.map(\.walker)) {
      #expect(Color.white.contrast(with: walker.color) >= 4.5, "\(walker.name)")
    }
  }
}
