import Foundation

/// A drag session for its source.
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  private weak var window: UIWindow?
  /// The delegates of other tables from which rows were added.
  var guests: [TableDragDelegate] = []
  /// The position of the touch, in the window's coordinates.
  var point: CGPoint

  init(in window: UIWindow, at point: CGPoint) {
    self.window = window
    self.point = point
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    // A view outside of this window has no position in it.
    guard let window, view.window === window || view === window else { return point }
    return view.convert(point, from: window)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag session for its destinations.
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  nonisolated let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(providers.count))
    self.progress.totalUnitCount += 1
    self.progress.addChild(progress, withPendingUnitCount: 1)
    let basket = LoadedObjects(providers.count) { completion($0) }
    for (index, provider) in providers.enumerated() {
      let part = provider.loadObject(ofClass: aClass) { object, _ in
        let loaded = LoadedObject(object: object)
        DispatchQueue.main.async { MainActor.assumeIsolated { basket.take(loaded, index) } }
      }
      progress.addChild(part, withPendingUnitCount: 1)
    }
    if providers.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { basket.end() } } }
    return progress
  }
}

/// An object that is passed to the main thread, and that nothing else references.
private struct LoadedObject: @unchecked Sendable { let object: (any NSItemProviderReading)? }

/// The objects that have been loaded so far.
@MainActor private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var open: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(_ count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    open = count
    self.completion = completion
  }

  func take(_ loaded: LoadedObject, _ index: Int) {
    objects[index] = loaded.object
    open -= 1
    if open == 0 { end() }
  }

  func end() { completion(objects.compactMap { $0 }) }
}
