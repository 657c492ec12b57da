/// The rules between recognizers that are at work at the same time: which of them waits for which to fail, and which
/// keeps which from being recognized.
///
/// It knows nothing of touches and views. A recognizer joins with its first touch and leaves when it is reset; what it
/// asks for is answered by decisions, which the caller carries out in their order.
@MainActor final class GestureArbiter<Member: AnyObject> {
  /// Where a member stands.
  enum Standing { case possible, waiting, recognized, failed }

  /// What becomes of a member.
  enum Decision {
    case recognize(Member)
    case fail(Member)
  }

  private final class Entry {
    let member: Member
    var standing = Standing.possible
    init(_ member: Member) { self.member = member }
  }

  private var entries: [Entry] = []
  /// Returns whether the first member may be recognized only when the second has failed.
  private let waits: (Member, Member) -> Bool
  /// Returns whether the first member, once recognized, keeps the second from being recognized.
  private let prevents: (Member, Member) -> Bool

  init(waits: @escaping (Member, Member) -> Bool, prevents: @escaping (Member, Member) -> Bool) {
    self.waits = waits
    self.prevents = prevents
  }

  /// The members, in the order in which they joined.
  var members: [Member] { entries.map(\.member) }

  /// Returns where a member stands; nil for one that has not joined.
  func standing(of member: Member) -> Standing? { entry(member)?.standing }

  func join(_ member: Member) { if entry(member) == nil { entries.append(Entry(member)) } }

  /// Takes a member out, as if it had failed for those that wait for it.
  func leave(_ member: Member) -> [Decision] {
    let decisions = fail(member)
    entries.removeAll { $0.member === member }
    return decisions
  }

  /// Answers a member that has seen its gesture.
  func attempt(_ member: Member) -> [Decision] {
    guard let entry = entry(member), entry.standing == .possible else { return [] }
    if entries.contains(where: { $0.standing == .recognized && prevents($0.member, member) }) { return fail(member) }
    entry.standing = .waiting
    if closesCircle(entry) { return fail(member) }
    return settle(entry)
  }

  /// Records that a member has failed, and answers those that waited for it.
  func fail(_ member: Member) -> [Decision] {
    guard let entry = entry(member), entry.standing == .possible || entry.standing == .waiting else { return [] }
    entry.standing = .failed
    return [.fail(member)] + settleWaiting()
  }

  private func entry(_ member: Member) -> Entry? { entries.first { $0.member === member } }

  private func settleWaiting() -> [Decision] {
    entries.filter { $0.standing == .waiting }.flatMap { $0.standing == .waiting ? settle($0) : [] }
  }

  /// Decides on a member that waits, if nothing keeps it waiting.
  private func settle(_ entry: Entry) -> [Decision] {
    let awaited = entries.filter { $0 !== entry && $0.standing != .failed && waits(entry.member, $0.member) }
    if awaited.contains(where: { $0.standing == .recognized }) { return fail(entry.member) }
    // What was called may have decided on it.
    guard awaited.isEmpty, entry.standing == .waiting else { return [] }
    if entries.contains(where: { $0.standing == .recognized && prevents($0.member, entry.member) }) {
      return fail(entry.member)
    }
    entry.standing = .recognized
    // All that it keeps out are out before those are looked at that waited for them.
    let losers = entries.filter { other in
      other !== entry && (other.standing == .possible || other.standing == .waiting)
        && (prevents(entry.member, other.member) || waits(other.member, entry.member))
    }
    for loser in losers { loser.standing = .failed }
    return [.recognize(entry.member)] + losers.map { .fail($0.member) } + settleWaiting()
  }

  /// Whether members that wait for one another would wait for ever; then the last to come gives way.
  private func closesCircle(_ start: Entry) -> Bool {
    var seen: [Entry] = []
    var open = [start]
    while let entry = open.popLast() {
      for other in entries where other !== entry && other.standing == .waiting && waits(entry.member, other.member) {
        if other === start { return true }
        if !seen.contains(where: { $0 === other }) {
          seen.append(other)
          open.append(other)
        }
      }
    }
    return false
  }
}
