import Foundation

// Apple calls the handlers on an internal queue, so this implementation also calls them off the main thread.
extension NSItemProvider {
  func representation(readableBy aClass: any NSItemProviderReading.Type) -> ItemRepresentation? {
    aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.representation(conformingTo: $0) }.first
  }

  func loadReadable(
    _ aClass: any NSItemProviderReading.Type,
    _ completion: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let end = OneEnd()
    let readable = ReadableClass(type: aClass)
    DispatchQueue.global().async {
      guard let representation = self.representation(readableBy: readable.type) else {
        return end.reach(progress) { completion(nil, Self.error(.unavailableCoercionError)) }
      }
      let type = representation.type
      representation.load { data, error in
        end.reach(progress) {
          if progress.isCancelled { return completion(nil, CocoaError(.userCancelled)) }
          guard let data else { return completion(nil, error ?? Self.error(.itemUnavailableError)) }
          do { completion(try readable.type.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
            completion(nil, error)
          }
        }
      }
    }
    return progress
  }

  func loadData(_ type: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let end = OneEnd()
    DispatchQueue.global().async {
      guard let representation = self.representation(conformingTo: type) else {
        return end.reach(progress) { completion(nil, Self.error(.itemUnavailableError)) }
      }
      representation.load { data, error in
        end.reach(progress) {
          if progress.isCancelled { return completion(nil, CocoaError(.userCancelled)) }
          completion(data, data == nil ? error ?? Self.error(.itemUnavailableError) : nil)
        }
      }
    }
    return progress
  }

  private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

/// A class type that any thread can use.
private struct ReadableClass: @unchecked Sendable {
  let type: any NSItemProviderReading.Type
}

/// Completes an operation once, even if a handler reports its completion several times.
private final class OneEnd: @unchecked Sendable {
  private let lock = NSLock()
  private var isReached = false

  func reach(_ progress: Progress, _ end: () -> Void) {
    let isFirst = lock.withLock {
      defer { isReached = true }
      return !isReached
    }
    guard isFirst else { return }
    progress.completedUnitCount = 1
    end()
  }
}
