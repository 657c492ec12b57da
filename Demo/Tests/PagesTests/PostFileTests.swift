import Foundation
import Testing
import UIKit

@testable import Pages

/// The letters' own file, and what is drawn from it.
@MainActor struct PostFileTests {
  private let data: Data

  init() throws {
    data = try #require(AllotmentPost.fileData)
  }

  @Test(arguments: Language.allCases)
  func `reads in every language, newest first, with unique identities`(language: Language) throws {
    let post = try AllotmentPost.read(data, in: language)

    #expect(post.letters.count == 15)
    #expect(Set(post.letters.map(\.id)).count == 15)
    #expect(zip(post.letters, post.letters.dropFirst()).allSatisfy { $0.date > $1.date })
    #expect(post.letters.allSatisfy { $0.date < post.now && !$0.sender.name.isEmpty })
    #expect(!post.title.isEmpty && !post.heading.detail.isEmpty && !post.heading.allRead.isEmpty)
    #expect(post.heading.title(unread: 3).contains("3"))
    #expect(post.heading.title(unread: 0) == post.heading.allRead)
  }

  @Test func `the awkward cases of real post are in it`() throws {
    let letters = try AllotmentPost.read(data, in: .english).letters
    func has(_ text: String, _ range: ClosedRange<UInt32>) -> Bool {
      text.unicodeScalars.contains { range.contains($0.value) }
    }
    #expect(letters.contains { $0.sender.name.count > 45 })
    #expect(letters.contains { $0.subject.count > 80 })
    #expect(letters.count { $0.text.isEmpty } == 1)
    #expect(letters.count { $0.subject.isEmpty } == 1)
    #expect(letters.count { $0.sender.face == nil } == 1)
    #expect(letters.count { $0.isUnread } == 6)
    // Arabic and Hebrew, and a name in three scripts.
    #expect(letters.contains { has($0.sender.name, 0x600...0x6FF) && has($0.text, 0x600...0x6FF) })
    #expect(letters.contains { has($0.sender.name, 0x590...0x5FF) })
    #expect(
      letters.contains {
        has($0.sender.name, 0x41...0x7A) && has($0.sender.name, 0x3040...0x309F) && has($0.sender.name, 0x4E00...0x9FFF)
      })
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    #expect(try FileTexts.checkLanguages(of: data) == 4 + 13 + 2 * 15)
  }

  @Test func `each language is written with its own punctuation`() throws {
    try FileTexts.checkPunctuation(of: data)
  }

  @Test func `every part that a face can have is in the file, and each face draws another round picture, once`() throws
  {
    let faces = try AllotmentPost.read(data, in: .english).letters.map(\.sender.face)
    let portraits = faces.compactMap { face in if case .portrait(let portrait)? = face { portrait } else { nil } }
    #expect(Set(portraits.map(\.style)) == Set(Portrait.Hair.allCases))
    #expect(Set(portraits.flatMap(\.wears)) == Set(Portrait.Accessory.allCases))
    #expect(Face.Thing.allCases.allSatisfy { faces.contains(.thing($0)) })

    let (avatars, known) = (Avatars(), Array(Set(faces)))
    let images = known.map { avatars.image(of: $0, scale: 2) }
    #expect(images.allSatisfy { $0.size == CGSize(width: 52, height: 52) && $0.scale == 2 })
    #expect(Set(images.map { $0.pngData() }).count == known.count)
    #expect(zip(known, images).allSatisfy { avatars.image(of: $0, scale: 2) === $1 })
    for image in images {
      let window = UIWindow(frame: CGRect(origin: .zero, size: image.size))
      window.backgroundColor = Color(0xFF00FF).uiColor()
      window.addSubview(UIImageView(image: image))
      window.isHidden = false
      let pixels = try #require(Pixels(window))
      for (x, y) in [(0, 0), (51, 0), (0, 51), (51, 51), (5, 5)] { #expect(pixels.color(x, y) == Color(0xFF00FF)) }
      for (x, y) in [(26, 2), (2, 26), (49, 26), (26, 49)] { #expect(pixels.color(x, y) != Color(0xFF00FF)) }
    }
  }

  @Test func `dates are told as shortly as they can be`() throws {
    func dates(_ language: Language) throws -> [String] {
      let post = try AllotmentPost.read(data, in: language)
      let words = PostWords(language: language, timeZone: post.timeZone, now: post.now)
      return post.letters.map(words.date)
    }
    #expect(
      try dates(.english) == [
        "08:12", "07:30", "Yesterday", "Yesterday", "Yesterday", "Wed", "Tue", "Mon", "Sun", "12 Nov", "9 Nov", "3 Nov",
        "28 Oct", "2 Oct", "14 Dec 2025",
      ])
    #expect(
      try dates(.chinese) == [
        "08:12", "07:30", "昨天", "昨天", "昨天", "周三", "周二", "周一", "周日", "11月12日", "11月9日", "11月3日", "10月28日",
        "10月2日", "2025年12月14日",
      ])
  }

  @Test func `midnight, not a day's length, tells today from yesterday`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    let now = try Date("2026-03-01T00:10:00+08:00", strategy: .iso8601)
    let words = PostWords(language: .english, timeZone: zone, now: now)
    func date(_ text: String) throws -> String {
      words.date(
        of: Letter(
          id: 1, sender: Neighbor(name: "", face: nil), date: try Date(text, strategy: .iso8601), subject: "",
          text: "",
          isUnread: false))
    }
    #expect(try date("2026-03-01T00:01:00+08:00") == "00:01")
    #expect(try date("2026-02-28T23:59:00+08:00") == "Yesterday")
    #expect(try date("2026-02-23T00:00:00+08:00") == "Mon")
    #expect(try date("2026-02-22T23:59:00+08:00") == "22 Feb")
  }

  @Test(arguments: [
    (
      #""hair": "bun""#, #""hair": "wig""#,
      "neighbors.mei.portrait.hair: there is no “wig”, only short, bob, bun, curls, pigtails, long, bald, scarf."
    ),
    (
      #""hair": "bun", "wears": ["glasses"]"#, #""hair": "bun", "wears": ["ring"]"#,
      "neighbors.mei.portrait.wears: there is no “ring”, only glasses, beard, hat, sprig, freckles."
    ),
    (
      #""thing": "packet""#, #""thing": "boat""#, "neighbors.seeds.thing: there is no “boat”, only packet, can."
    ),
    (
      ##"{"skin": "#F0C8A4""##, ##"{"skin": "pink""##,
      "neighbors.mei.portrait.colors.skin: “pink” is not a color such as #1277B5."
    ),
    (#""from": "mei", "date": "2026"#, #""from": "nobody", "date": "2026"#, "letters[0].from: there is no “nobody”."),
  ])
  func `a mistake in the file is told with its place`(right: String, wrong: String, message: String) throws {
    let text = try #require(String(data: data, encoding: .utf8))
    let range = try #require(text.range(of: right))
    let broken = Data(text.replacingCharacters(in: range, with: wrong).utf8)
    #expect {
      try AllotmentPost.read(broken, in: .english)
    } throws: { error in
      (error as? FileProblem)?.words(in: .english) == message
    }
  }
}
