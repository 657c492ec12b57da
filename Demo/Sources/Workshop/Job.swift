/// A repair: its task, object and customer, its day and its price.
public struct Job: Identifiable, Hashable, Sendable {
  /// The identity of the job. The store gives it; 0 before. The store gives it; 0 before.
  public internal(set) var id: Int64 = 0
  /// The task.
  public var title: String
  /// The name of the customer; nil if none was left.
  public var customer: String?
  /// The object to mend.
  public var object: Object
  /// The day it is promised for; nil while none is agreed.
  public var day: Day?
  /// The price; 0 for nothing.
  public var price: Int
  /// The stage of the repair.
  public var stage: Stage
  /// A Boolean value that indicates whether the customer waits in the shop: such jobs come first.
  public var isWaitedFor: Bool

  /// Creates a job that isn't in a store yet.
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

  /// The objects that the workshop mends.
  public enum Object: String, CaseIterable, Sendable {
    case bicycle, violin, guitar, accordion, trumpet, drum
  }

  /// The stages of a job, in order.
  public enum Stage: String, CaseIterable, Sendable {
    /// A part is missing that was not ordered yet.
    case toOrder
    /// The part is ordered.
    case onTheWay
    /// Nothing is missing, and nothing is begun.
    case booked
    /// The job is on the bench.
    case inWork
    /// Done, and not yet fetched.
    case ready

    /// A Boolean value that indicates whether the job waits for a part.
    public var needsParts: Bool { self == .toOrder || self == .onTheWay }
  }
}
