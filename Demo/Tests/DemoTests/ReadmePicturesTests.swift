import Foundation
import Pages
import Testing
import UIKit

@testable import Demo

/// The film and the phones of the READMEs.
@MainActor struct ReadmePicturesTests {
  @Test func `the film moves, and is the same each time`() async throws {
    let film = ReadmeFilm(language: .english, isDark: false)
    await film.play()
    #expect(film.moments.count > 40)
    let pictures = film.moments.map { $0.screen.pngData() }
    // Two thirds of all pictures differ: the others only light another line.
    #expect(Set(pictures).count * 3 > pictures.count * 2)
    let seconds = film.moments.reduce(0) { $0 + $1.seconds }
    #expect(seconds > 10 && seconds < 30)

    let other = ReadmeFilm(language: .english, isDark: false)
    await other.play()
    #expect(other.moments.map { $0.screen.pngData() } == pictures)
  }

  @Test(arguments: Language.allCases)
  func `each part of the chain is lit, and only then do rows change`(language: Language) async throws {
    let film = ReadmeFilm(language: language, isDark: true)
    await film.play()
    let parts = film.moments.map(\.lit)
    let order: [ChainText.Part?] = [nil, .insertion, .removal, .move, .deletion, .search, .restoration]
    #expect(parts.reduce(into: []) { if $0.last != .some($1) { $0.append($1) } } == order)
    let moment = try #require(film.moments.first)
    #expect(film.wide(moment).size == CGSize(width: 832, height: 440))
    #expect(film.narrow(moment).size == CGSize(width: 264, height: 440))
  }

  /// The text of the film is the source of its page.
  @Test func `the chain is the one of the page`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Pages/Stall/StallController.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let lines = ChainText.lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.contains("%@") }
    #expect(lines.count > 12)
    for line in lines {
      let code = line.hasPrefix("let ") ? line.dropFirst(4) : line
      #expect(source.contains(code), "\(line)")
    }
  }

  @Test(arguments: CaptionedPhone.all.map(\.name))
  func `a phone shows a moment of an update, with another caption in each language`(name: String) async throws {
    let phone = try #require(CaptionedPhone.all.first { $0.name == name })
    let update = try #require(phone.page.updates.first { $0.name == phone.update })
    #expect(ReadmePictures.moves(phone.page, update))
    let english = try #require(await phone.draw(in: .english, isDark: false))
    #expect(english.size == CaptionedPhone.size)
    #expect(await phone.draw(in: .chinese, isDark: true)?.pngData() != english.pngData())
  }

  @Test func `a picture that no program can write is an error that says what to install`() throws {
    let file = try WebPFile()
    #expect(throws: WebPFile.Failure.self) { try file.write(to: URL(fileURLWithPath: "/nowhere/a.webp")) }
  }
}
