import Foundation
@_spi(Host) import UIKit

/// Says which elements the window has for assistive technology, when that has changed and the picture is at rest.
@MainActor final class ElementMirror {
  /// How long the picture has to be at rest before the window is read.
  private static let rest = Duration.milliseconds(150)
  /// How long it may go on changing before it is read all the same.
  private static let patience = Duration.seconds(1)

  private let read: @MainActor () -> [HostElement]?
  private let tell: @MainActor ([HostElement]) -> Void
  private var told: [HostElement]?
  private var reading: Task<Void, Never>?
  private var lastChange = ContinuousClock.now
  /// How often the window was read.
  private(set) var readCount = 0

  /// Makes a mirror.
  ///
  /// - Parameters:
  ///   - read: Reads the window; nil where there is none, or nobody to tell.
  ///   - tell: Tells what was read, where it is new.
  init(read: @escaping @MainActor () -> [HostElement]?, tell: @escaping @MainActor ([HostElement]) -> Void) {
    (self.read, self.tell) = (read, tell)
  }

  /// Somebody has come who knows nothing yet.
  func tellAnew() {
    told = nil
    pictureChanged()
  }

  /// The window looks otherwise.
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

  /// Reads nothing any more.
  func stop() { reading?.cancel() }
}

/// The elements as a browser is told of them.
struct ElementsMessage: Encodable {
  var kind = "elements"
  var elements: [Element]

  struct Element: Encodable {
    var id: Int
    var kind: String
    var label, value, hint, language: String?
    var isHeading, isSelected, isEnabled: Bool
    var actions: [String]
    /// The table, the section and the row, which is -1 for a header or footer.
    var row: [Int]?
    /// The left edge, the top edge, the width and the height, in points of the screen.
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
