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
    var texts = 0
    func visit(_ value: Any) {
      if let list = value as? [Any] { list.forEach(visit) }
      guard let object = value as? [String: Any] else { return }
      if object.keys.contains(where: { $0 == "en" || $0 == "zh" }) {
        texts += 1
        #expect(Set(object.keys) == ["en", "zh"], "\(object)")
        #expect(object.values.allSatisfy { $0 is String }, "\(object)")
      }
      object.values.forEach(visit)
    }
    visit(try JSONSerialization.jsonObject(with: data))
    #expect(texts == 3 + 2 * 5 + 2 * 16)
  }

  @Test func `each language is written with its own punctuation`() throws {
    func texts(_ language: Language) throws -> [String] {
      let log = try TrailLog.read(data, in: language)
      return [log.heading.title, log.heading.detail] + log.posts.flatMap { [$0.place, $0.text] }
    }
    for text in try texts(.english) { #expect(!text.contains("'") && !text.contains("\""), "\(text)") }
    func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
    for text in try texts(.chinese) {
      let scalars = Array(text.unicodeScalars)
      for (before, mark) in zip(scalars, scalars.dropFirst()) where isHan(before) {
        #expect(!",.;:!?()\"'".unicodeScalars.contains(mark), "\(text)")
      }
    }
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

  @Test func `the page's own colours stand out from what they are on by 4·5 to 1`() throws {
    let log = try TrailLog.read(data, in: .english)
    for walker in Set(log.posts.map(\.walker)) {
      #expect(contrast(.white, walker.colour.uiColor()) >= 4.5, "\(walker.name)")
    }
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let ground = UIColor.systemBackground.resolvedColor(with: traits)
      #expect(contrast(UIColor.trail.resolvedColor(with: traits), ground) >= 4.5)
    }
  }

  /// The contrast of two colours (WCAG 2.1).
  private func contrast(_ first: UIColor, _ second: UIColor) -> Double {
    func luminance(_ colour: UIColor) -> Double {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
