import TableMaker
import UIKit

/// A line of a chat.
struct ChatLine: Identifiable, Hashable, Sendable {
  let id: Int
  var revision = 0

  /// The height of the line's row, which depends only on the line.
  var height: CGFloat { CGFloat(24 + (id &* 7_919 &+ revision &* 131) & 0x7fff_ffff % 90) }
}

/// The server of a chat's older lines. It answers when a step says so.
@MainActor final class ChatDesk {
  struct Failure: Error {}

  /// The number of lines of a page.
  static let perPage = 12

  private(set) var waiting: [(end: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  /// A Boolean value that indicates whether answers wait for a step.
  var isLate = false
  /// The identity of the oldest line.
  let first: Int
  /// The ends of the pages that the server delivered, for the model.
  var delivered: [Int] = []

  init(first: Int) { self.first = first }

  func page(before end: Int) async throws -> ItemPage<ChatLine, Int> {
    if isLate {
      let isThere = await withCheckedContinuation { waiting.append((end, $0)) }
      guard isThere else { throw Failure() }
    }
    delivered.append(end)
    let start = end - Self.perPage
    return ItemPage(Self.lines(before: end, from: first), next: nil, previous: start > first ? start : nil)
  }

  static func lines(before end: Int, from first: Int) -> [ChatLine] {
    (max(first, end - perPage)..<max(end, first)).map { ChatLine(id: $0) }
  }

  /// Answers the oldest request.
  func answer(fails: Bool) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().continuation.resume(returning: !fails)
  }

  func answerAll() { while !waiting.isEmpty { answer(fails: true) } }
}
