package import Foundation

/// The lines and curves of a path, as a value.
package struct PathData: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, to: CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  private var start: CGPoint?

  /// The current point, or `nil` if the path is empty.
  package private(set) var current: CGPoint?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    start = point
    current = point
  }

  package mutating func addLine(to point: CGPoint) {
    guard isStarted(with: point) else { return }
    elements.append(.line(point))
    current = point
  }

  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard isStarted(with: point) else { return }
    elements.append(.quadCurve(control, to: point))
    current = point
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard isStarted(with: point) else { return }
    elements.append(.curve(control1, control2, to: point))
    current = point
  }

  package mutating func close() {
    guard current != nil, elements.last != .close else { return }
    elements.append(.close)
    current = start
  }

  package mutating func append(_ other: PathData) {
    guard !other.isEmpty else { return }
    elements += other.elements
    start = other.start
    current = other.current
  }

  /// Begins a subpath if necessary, and returns whether there was a current point before.
  ///
  /// An empty path starts at the given point. After a `close`, the next subpath starts where the last one did.
  private mutating func isStarted(with point: CGPoint) -> Bool {
    guard let current else {
      move(to: point)
      return false
    }
    if elements.last == .close { move(to: current) }
    return true
  }

  /// Returns the transformed path.
  package func applying(_ transform: CGAffineTransform) -> PathData {
    if transform.isIdentity { return self }
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let control, let point): .quadCurve(control.applying(transform), to: point.applying(transform))
      case .curve(let control1, let control2, let point):
        .curve(control1.applying(transform), control2.applying(transform), to: point.applying(transform))
      case .close: .close
      }
    }
    result.start = start?.applying(transform)
    result.current = current?.applying(transform)
    return result
  }

  /// Returns the same shape, drawn in the opposite direction.
  package func reversed() -> PathData {
    var result = PathData()
    for part in parts.reversed() {
      guard let last = part.points.last else { continue }
      result.move(to: last)
      for (index, element) in part.elements.enumerated().reversed() {
        let point = part.points[index]
        switch element {
        case .line: result.addLine(to: point)
        case .quadCurve(let control, _): result.addQuadCurve(to: point, control: control)
        case .curve(let control1, let control2, _):
          result.addCurve(to: point, control1: control2, control2: control1)
        case .move, .close: break
        }
      }
      if part.isClosed { result.close() }
    }
    return result
  }

  /// A continuous line: its points, and the segments between them.
  package struct Part {
    var points: [CGPoint]
    var elements: [Element] = []
    var isClosed = false
  }

  package var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(Part(points: [point]))
      case .close: parts[parts.count - 1].isClosed = true
      case .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
        parts[parts.count - 1].elements.append(element)
        parts[parts.count - 1].points.append(point)
      }
    }
    return parts
  }
}
