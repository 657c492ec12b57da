import Foundation
import Testing
import UIKit

@testable import Pages

/// The problem that a broken notebook reports.
struct FileProblemTests {
  private let text: String

  init() throws {
    text = String(decoding: try #require(Notebook.fileData), as: UTF8.self)
  }

  /// Returns the problem of reading the file after one change to it.
  private func problem(replacing old: String, with new: String) throws -> FileProblem? {
    let start = try #require(text.range(of: old), "The file has no \(old)")
    let broken = text.replacingCharacters(in: start, with: new)
    do throws(FileProblem) {
      _ = try Notebook.read(Data(broken.utf8), in: .english)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (
      "2026-11-20T16:10:00+08:00", "2026-13-40",
      "sightings[2].date: “2026-13-40” is not a date such as 2026-11-21T07:42:00+08:00."
    ),
    ("\"id\": 239, ", "", "sightings[1].id: this is missing."),
    ("\"id\": 239", "\"id\": \"239\"", "sightings[1].id: this should be a number."),
    ("\"id\": 239", "\"id\": null", "sightings[1].id: this is null."),
    ("\"species\": \"geese\"", "\"species\": \"goose\"", "sightings[2].species: there is no “goose”."),
    ("\"place\": \"reeds\"", "\"place\": \"sea\"", "sightings[2].place: there is no “sea”."),
    ("#1277B5", "blue", "species.kingfisher.picture.colors[0]: “blue” is not a color such as #1277B5."),
    (", \"#BFE3DC\"", "", "species.kingfisher.picture.colors[2]: this is missing."),
    ("\"kind\": \"skein\"", "\"kind\": \"flock\"", "species.geese.picture.kind: there is no “flock”."),
    ("Asia/Shanghai", "Shanghai time", "timeZone: “Shanghai time” is not a time zone such as Asia/Shanghai."),
    ("\"en\": \"Drafts\"", "\"en\": 3", "unfinished.title.en: this should be a text."),
    ("\"en\": \"Drafts\", ", "", "unfinished.title.en: this is missing."),
    ("\"sightings\": [", "\"sightings\": {}, \"others\": [", "sightings: this should be a list."),
    ("\"places\": {", "\"places\": [], \"others\": {", "places: this should be an object."),
    ("\"timeZone\": ", "\"timeZone\" ", "this is not JSON, from line 3 on."),
    (
      "\"kind\": \"pin\"", "\"kind\": \"map\"",
      "overview.rows[1].icon.kind: there is no “map”, only binoculars, pin, pencil, dial, arrow."
    ),
  ])
  func `the place and the mistake are said in words`(old: String, new: String, words: String) throws {
    #expect(try problem(replacing: old, with: new)?.words(in: .english) == words)
  }

  @Test func `the words are the page's language`() throws {
    let problem = try #require(try problem(replacing: "\"id\": 239", with: "\"id\": \"239\""))

    #expect(problem.words(in: .chinese) == "sightings[1].id：应为数字。")
    #expect(FileProblem(.fileMissing, at: []).words(in: .chinese) == "找不到文件。")
    #expect(FileProblem(.fileMissing, at: []).words(in: .english) == "the file is missing.")
  }

  @Test func `a mistake in syntax is found exactly where Foundation finds one`() throws {
    var random = SplitMix(state: 20_261_121)
    let sample = Array(#"{"a": [1, -2.5e3, true, null, "x\n\u00e9"], "b": {"c": {}, "d": []}, "e": ""}"#.utf8)
    var broken = 0
    for _ in 0..<2000 {
      var bytes = sample
      let place = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 3 {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(32 + random.next() % 95)
      default: bytes.insert(UInt8(32 + random.next() % 95), at: place)
      }
      let data = Data(bytes)
      let isJSON = (try? JSONSerialization.jsonObject(with: data)) != nil
      #expect((JSONSyntax.lineOfFirstMistake(in: data) == nil) == isJSON, "\(String(decoding: bytes, as: UTF8.self))")
      if !isJSON { broken += 1 }
    }

    // The test must have seen both.
    #expect(broken > 500 && broken < 1900)
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
