import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// From the letters of sounds to Chinese: the pure part.
@MainActor @Suite struct `A composition` {
  private let table = SyllableTable(candidates: [
    "ni": ["你", "呢"], "hao": ["好", "号"], "ni hao": ["你好"], "xi": ["西"], "an": ["安"], "xian": ["先"], "fang": ["方"],
    "fan": ["饭"], "gan": ["干"], "g": ["个"],
  ])

  private func typed(_ letters: String) -> Composition {
    var composition = Composition()
    for letter in letters { composition.type(String(letter)) }
    return composition
  }

  @Test func `cuts letters into syllables, and leaves what may become one`() {
    #expect(table.syllables(of: "nihao") == ["ni", "hao"])
    #expect(table.syllables(of: "nih") == ["ni", "h"])
    #expect(table.syllables(of: "xian") == ["xian"] && table.syllables(of: "fangan") == ["fang", "an"])
    #expect(table.syllables(of: "zzz") == ["zzz"] && table.syllables(of: "") == [])
    // For any input, no letter is lost, and a long text is cut immediately.
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<50 {
      let letters = String((0..<40).map { _ in "nihaoxg".randomElement(using: &generator) ?? "n" })
      #expect(table.syllables(of: letters).joined() == letters)
    }
    let long = String(repeating: "nihao", count: 2000)
    #expect(table.syllables(of: long).count == 4000)
  }

  @Test func `offers whole phrases first, then characters`() {
    #expect(typed("nihao").candidates(table) == ["你好", "你", "呢"])
    #expect(typed("nihao").markedText(table) == "ni hao")
    #expect(typed("h").candidates(table) == ["好", "号"])
    #expect(typed("q").candidates(table) == [])
  }

  @Test func `is decided on piece by piece, and taken back`() {
    var composition = typed("nihao")
    #expect(composition.choose("呢", table) == nil && composition.markedText(table) == "呢hao")
    #expect(composition.candidates(table) == ["好", "号"])
    #expect(composition.choose("你", table) == nil)
    composition.deleteBackward()
    composition.deleteBackward()
    #expect(composition.markedText(table) == "呢h")
    composition.deleteBackward()
    #expect(composition.markedText(table) == "ni")
    composition.deleteBackward()
    composition.deleteBackward()
    composition.deleteBackward()
    #expect(composition.isEmpty)
    composition = typed("nihao")
    #expect(composition.choose("你好", table) == "你好")
  }

  @Test(arguments: [
    ("nihao", "你好"), ("nihaoma", "你好吗"), ("xiexie", "谢谢"), ("zaijian", "再见"), ("zaoshanghao", "早上好"), ("wanan", "晚安"),
    ("duibuqi", "对不起"), ("meiguanxi", "没关系"), ("huanying", "欢迎"), ("shengrikuaile", "生日快乐"), ("shijie", "世界"),
  ]) func `of the package's own table says the ordinary greetings`(letters: String, greeting: String) {
    #expect(typed(letters).candidates(.standard).first == greeting)
  }
}
