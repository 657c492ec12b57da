public import UIKit

extension PageAudit {
  /// A problem at one place of a page.
  @MainActor public struct Issue {
    /// The kind, which is a single one.
    public let kind: Kinds
    /// The first setting with the issue.
    public let setting: Setting
    /// The views from the controller to the view with the issue.
    public let path: ViewPath
    /// The frame in the window, in points.
    public let frame: CGRect
    /// The measured value, such as a length in points or a contrast, or `nil` if the kind has none.
    public let measured: Double?
    /// The required value, or `nil` if the kind has none.
    public let required: Double?
    /// A sentence about the problem.
    public let problem: String
    /// The number of times that the issue was found, in all settings and rows.
    public internal(set) var count = 1

    let screen: ScreenPicture?

    /// The page as drawn, with the place marked, or `nil` if it couldn't be drawn.
    public var picture: UIImage? { screen?.marked(frame) }
  }
}

// A failed expectation reflects its values, and would show every pixel.
extension PageAudit.Issue: @preconcurrency CustomReflectable {
  /// The mirror of the issue, which has no parts.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}

extension PageAudit.Issue: @preconcurrency CustomStringConvertible {
  /// The issue in one line.
  public var description: String {
    var values = ""
    if let measured { values = " (\(Self.number(measured))" + (required.map { " of \(Self.number($0))" } ?? "") + ")" }
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    let times = count > 1 ? ", found \(count) times" : ""
    return "[\(kind)] \(problem)\(values): \(path) at (\(place[0]), \(place[1]), \(place[2]), \(place[3])), \(setting)"
      + times
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
