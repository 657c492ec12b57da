/// A repair: what is to be done to what, for whom, by which day and for how much.
public struct Job: Identifiable, Hashable, Sendable {
  /// What the job is known by. The store gives it; 0 before.
  public internal(set) var id: Int64 = 0
  /// What is to be done.
  public var title: String
  /// Whose it is; nil where nobody left a name.
  public var customer: String?
  /// What is to be mended.
  public var object: Object
  /// The day it is promised for; nil while none is agreed.
  public var day: Day?
  /// What it costs; 0 for nothing.
  public var price: Int
  /// How far it has come.
  public var stage: Stage
  /// Whether someone stands in the shop and waits for it: such jobs come first.
  public var isWaitedFor: Bool

  /// Makes a job that no store has yet.
  public init(
    _ title: String, customer: String? = nil, object: Object, day: Day? = nil, price: Int = 0, stage: Stage = .booked,
    isWaitedFor: Bool = false
  ) {
    self.title = title
    self.customer = customer
    self.object = object
    self.day = day
    self.price = price
    self.stage = stage
    self.isWaitedFor = isWaitedFor
  }

  /// What the workshop mends.
  public enum Object: String, CaseIterable, Sendable {
    case bicycle, violin, guitar, accordion, trumpet, drum
  }

  /// How far a job has come, in order.
  public enum Stage: String, CaseIterable, Sendable {
    /// A part is missing that nobody has ordered.
    case toOrder
    /// The part is ordered.
    case onTheWay
    /// Nothing is missing, and nothing is begun.
    case booked
    /// On the bench.
    case inWork
    /// Done, and not yet fetched.
    case ready

    /// Whether the job waits for a part.
    public var needsParts: Bool { self == .toOrder || self == .onTheWay }
  }
}
