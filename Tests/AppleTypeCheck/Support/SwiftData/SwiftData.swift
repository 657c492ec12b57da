// The little of SwiftData by which a table shows models, as Apple's documentation declares it.
public import Foundation
public import Observation

public struct PersistentIdentifier: Hashable, Sendable {}

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var persistentModelID: PersistentIdentifier { get }
}

public struct FetchDescriptor<T> where T: PersistentModel {
  public init() {}
}

public class ModelContext {
  public static let didSave = Notification.Name("ModelContext.didSave")
  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel { [] }
  public func delete<T>(_ model: T) where T: PersistentModel {}
  public func save() throws {}
}

public final class ModelContainer: Sendable {
  @MainActor public var mainContext: ModelContext { fatalError() }
}
