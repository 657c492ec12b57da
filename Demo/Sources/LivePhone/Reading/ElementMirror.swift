import Foundation
@_spi(Host) import UIKit

/// An object that reports the window's elements for assistive technology when they change.
///
/// It reads the elements when the picture is at rest.
@MainActor final class ElementMirror {
  /// The time that the picture has to be at rest before the mirror reads the window.
  private static let rest = Duration.milliseconds(150)
  /// The time after which the mirror reads the window even if the picture is still changing.
  private static let patience = Duration.seconds(1)

  private let read: @MainActor () -> [HostElement]?
  private let tell: @MainActor ([HostElement]) -> Void
  private var told: [HostElement]?
  private var reading: Task<Void, Never>?
  private var lastChange = ContinuousClock.now
  /// The number of times that the mirror has read the window.
  private(set) var readCount = 0

  /// Creates a mirror with two closures.
  ///
  /// The `read` closure reads the window, and returns `nil` if there's no window or no watcher. The `tell` closure receives
  /// the elements if they have changed.
  init(read: @escaping @MainActor () -> [HostElement]?, tell: @escaping @MainActor ([HostElement]) -> Void) {
    (self.read, self.tell) = (read, tell)
  }

  /// Reports the elements again, for a new watcher that doesn't know them yet.
  func tellAnew() {
    told = nil
    pictureChanged()
  }

  /// Reads the window soon, because its appearance has changed.
  func pictureChanged() {
    lastChange = .now
    guard reading == nil else { return }
    let latest = lastChange + Self.patience
    reading = Task { [weak self] in
      while let time = self.map({ min($0.lastChange + Self.rest, latest) }), time > .now {
        try? await Task.sleep(until: time)
        if Task.isCancelled { return }
      }
      self?.readNow()
    }
  }

  private func readNow() {
    reading = nil
    guard let elements = read() else { return }
    readCount += 1
    guard elements != told else { return }
    told = elements
    tell(elements)
  }

  /// Stops reading the window.
  func stop() { reading?.cancel() }
}

/// A message that contains the elements for a browser.
struct ElementsMessage: Encodable {
  var kind = "elements"
  var elements: [Element]

  struct Element: Encodable {
    var id: Int
    var kind: String
    var label, value, hint, language: String?
    var isHeading, isSelected, isEnabled: Bool
    var actions: [String]
    /// The numbers of the table, the section, and the row, which is -1 for a header or footer.
    var row: [Int]?
    /// The left edge, the top edge, the width, and the height, in points of the screen.
    var frame: [Double]
  }

  init(_ elements: [HostElement]) {
    self.elements = elements.map { element in
      Element(
        id: element.id, kind: element.kind.rawValue, label: element.label, value: element.value, hint: element.hint,
        language: element.language, isHeading: element.isHeading, isSelected: element.isSelected,
        isEnabled: element.isEnabled, actions: element.actions,
        row: element.row.map { [$0.table, $0.section, $0.row ?? -1] },
        frame: [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
          .map { $0.isFinite ? ($0 * 100).rounded() / 100 : 0 })
    }
  }
}
