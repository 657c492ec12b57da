/// A post of a feed: always another text, so that none is known already.
struct FeedPost {
  let name: String
  let time: String
  let text: String
  let likes: String

  private static let words =
    "the quiet morning heron stood beside water and waited until light came over reeds while boats went out again"
    .split(separator: " ").map(String.init)

  init(_ number: Int) {
    name = "Observer \(number)"
    time = "\(number % 59 + 1) min"
    likes = "\(number % 997)"
    var state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 | 1
    var text = "No. \(number):"
    for _ in 0..<(12 + number % 25) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += " " + Self.words[Int(state >> 33) % Self.words.count]
    }
    self.text = text + "."
  }
}
