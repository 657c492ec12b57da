import Foundation
import Testing
import UIKit

@testable import Pages

struct ColorTests {
  @Test func `every number from black to white is read back from its text`() {
    for number in stride(from: 0, through: 0xFFFFFF, by: 4099) {
      let digits = String(number, radix: 16, uppercase: true)
      let text = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      #expect(Color(text: text) == Color(number))
    }
  }

  @Test(arguments: ["", "#", "1277B5", "#1277B", "#1277B55", "#1277BG", "#+277B5", "＃1277B5", "# 277B5"])
  func `a text that is no color is refused`(text: String) {
    #expect(Color(text: text) == nil)
  }

  @Test func `mixing goes from one color to the other`() {
    let dark = Color(0x000000)
    let light = Color(0xFFFFFF)
    #expect(dark.mixed(with: light, 0) == dark)
    #expect(dark.mixed(with: light, 1) == light)
    #expect(dark.lighter(0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
    #expect(light.darker(0.25) == Color(red: 0.75, green: 0.75, blue: 0.75))
  }
}
