import Tides
import UIKit

/// The pictures of bulletins: each is requested once, kept, and no longer awaited when no reader wants it.
@MainActor final class TidePictures {
  /// A reader that wants a picture.
  private enum Reader: Hashable {
    case prefetching
    case view(ObjectIdentifier)
  }

  private struct Load {
    let task: Task<Void, Never>
    var readers: [Reader: @MainActor (UIImage) -> Void]
  }

  private let service: any TideService
  /// The most pictures that are kept.
  private let limit: Int
  private var kept: [Int: UIImage] = [:]
  /// The numbers of those, the one that was wanted last at the end.
  private var order: [Int] = []
  private var loads: [Int: Load] = [:]

  init(from service: any TideService, limit: Int = 100) {
    self.service = service
    self.limit = max(1, limit)
  }

  isolated deinit {
    for load in loads.values { load.task.cancel() }
  }

  /// The numbers of the pictures that are awaited.
  var awaited: Set<Int> { Set(loads.keys) }

  /// A picture that is here.
  func picture(of number: Int) -> UIImage? {
    guard let picture = kept[number] else { return nil }
    order.removeAll { $0 == number }
    order.append(number)
    return picture
  }

  /// Keeps a picture; the one that was wanted the longest ago goes for it.
  func keep(_ picture: UIImage, of number: Int) {
    kept[number] = picture
    order.removeAll { $0 == number }
    order.append(number)
    if order.count > limit { kept[order.removeFirst()] = nil }
  }

  /// Loads a picture for a view, unless it is here already.
  ///
  /// - Parameter show: Called when it is here, if the view still wants it then.
  func load(_ number: Int, for view: UIView, show: @escaping @MainActor (UIImage) -> Void) {
    want(number, .view(ObjectIdentifier(view)), show)
  }

  /// Notes that a view no longer wants a picture.
  func leave(_ number: Int, _ view: UIView) { leave(number, .view(ObjectIdentifier(view))) }

  /// Loads pictures that will be wanted soon.
  func prefetch(_ numbers: [Int]) { for number in numbers { want(number, .prefetching) { _ in } } }

  /// Notes that pictures will not be wanted after all.
  func cancelPrefetching(_ numbers: [Int]) { for number in numbers { leave(number, .prefetching) } }

  private func want(_ number: Int, _ reader: Reader, _ show: @escaping @MainActor (UIImage) -> Void) {
    if kept[number] != nil { return }
    if loads[number] != nil {
      loads[number]?.readers[reader] = show
      return
    }
    let task = Task { [weak self, service] in
      let data = try? await service.picture(of: number)
      // A picture that is no longer awaited may have another load by now.
      guard !Task.isCancelled else { return }
      self?.receive(data.flatMap { UIImage(data: $0, scale: 2) }, number)
    }
    loads[number] = Load(task: task, readers: [reader: show])
  }

  /// One that could not be loaded is asked for again when it is wanted again.
  private func receive(_ picture: UIImage?, _ number: Int) {
    guard let load = loads.removeValue(forKey: number), let picture else { return }
    keep(picture, of: number)
    for show in load.readers.values { show(picture) }
  }

  private func leave(_ number: Int, _ reader: Reader) {
    loads[number]?.readers[reader] = nil
    guard let load = loads[number], load.readers.isEmpty else { return }
    load.task.cancel()
    loads[number] = nil
  }
}
