/// The texts of a feed's cell: author, body, and time.
struct FeedText: Equatable {
  let name: String
  let body: String
  let time: String

  private static let sentences = [
    "Saw a red-billed blue magpie over the valley this morning.", "It stayed in the pines for almost an hour, calling.",
    "今天在山谷里看到了三只红嘴蓝鹊，它们在松树上停留了很久。", "Bring the long lens tomorrow, and something warm.",
    "“真漂亮！”同伴说。", "The path behind the lake is closed until April.",
  ]

  /// A text that no other number and revision has, of one to five sentences.
  init(_ number: Int, revision: Int) {
    name = "Observer \(number % 211)"
    time = "\(1 + number % 58) minutes ago"
    let count = 1 + number % 5
    body =
      (0..<count).map { Self.sentences[(number + $0 * 7) % Self.sentences.count] }.joined(separator: " ")
      + " #\(number)-\(revision)"
  }
}
