/// The rules between active gesture recognizers: which one waits for which to fail, and which one prevents which.
///
/// It doesn't know touches and views. A recognizer joins with its first touch and leaves when it's reset. Requests
/// return decisions, which the caller performs in order.
@MainActor final class GestureArbiter<Member: AnyObject> {
  /// The state of a member.
  enum Standing { case possible, waiting, recognized, failed }

  /// The decision about a member.
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
  /// A closure that returns whether the first member can be recognized only after the second fails.
  private let waits: (Member, Member) -> Bool
  /// A closure that returns whether the first member, once recognized, prevents the second one.
  private let prevents: (Member, Member) -> Bool

  init(waits: @escaping (Member, Member) -> Bool, prevents: @escaping (Member, Member) -> Bool) {
    self.waits = waits
    self.prevents = prevents
  }

  /// The members, in the order in which they joined.
  var members: [Member] { entries.map(\.member) }

  /// Returns the state of a member, or `nil` if it hasn't joined.
  func standing(of member: Member) -> Standing? { entry(member)?.standing }

  func join(_ member: Member) { if entry(member) == nil { entries.append(Entry(member)) } }

  /// Removes a member. For members that wait for it, that counts as a failure.
  func leave(_ member: Member) -> [Decision] {
    let decisions = fail(member)
    entries.removeAll { $0.member === member }
    return decisions
  }

  /// Decides on a member that has seen its gesture.
  func attempt(_ member: Member) -> [Decision] {
    guard let entry = entry(member), entry.standing == .possible else { return [] }
    if entries.contains(where: { $0.standing == .recognized && prevents($0.member, member) }) { return fail(member) }
    entry.standing = .waiting
    if closesCircle(entry) { return fail(member) }
    return settle(entry)
  }

  /// Records that a member failed, and decides on those that waited for it.
  func fail(_ member: Member) -> [Decision] {
    guard let entry = entry(member), entry.standing == .possible || entry.standing == .waiting else { return [] }
    entry.standing = .failed
    return [.fail(member)] + settleWaiting()
  }

  private func entry(_ member: Member) -> Entry? { entries.first { $0.member === member } }

  private func settleWaiting() -> [Decision] {
    entries.filter { $0.standing == .waiting }.flatMap { $0.standing == .waiting ? settle($0) : [] }
  }

  /// Decides on a waiting member if nothing keeps it waiting.
  private func settle(_ entry: Entry) -> [Decision] {
    let awaited = entries.filter { $0 !== entry && $0.standing != .failed && waits(entry.member, $0.member) }
    if awaited.contains(where: { $0.standing == .recognized }) { return fail(entry.member) }
    // The delegate may have decided on it.
    guard awaited.isEmpty, entry.standing == .waiting else { return [] }
    if entries.contains(where: { $0.standing == .recognized && prevents($0.member, entry.member) }) {
      return fail(entry.member)
    }
    entry.standing = .recognized
    // All members that it prevents fail before those that waited for them are decided on.
    let losers = entries.filter { other in
      other !== entry && (other.standing == .possible || other.standing == .waiting)
        && (prevents(entry.member, other.member) || waits(other.member, entry.member))
    }
    for loser in losers { loser.standing = .failed }
    return [.recognize(entry.member)] + losers.map { .fail($0.member) } + settleWaiting()
  }

  /// Returns whether members would wait for one another forever. Then the last one to wait fails.
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
