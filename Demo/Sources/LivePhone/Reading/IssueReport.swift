import Foundation
import TableMakerTesting
@_spi(Host) import UIKit

/// The issues that an audit finds on the phone's current page.
struct IssueReport: Encodable {
  /// The maximum number of issues in a report.
  static let mostIssues = 200

  var issues: [Issue]

  struct Issue: Encodable {
    var kind: String
    var problem: String
    /// The measured and the required value, for kinds that have them.
    var measured, required: Double?
    /// The path of views, beginning at the controller.
    var path: String
    /// The place in the window, in points.
    var frame: [Double]
    /// The number of rows that have the issue.
    var count: Int
  }

  @MainActor init(on window: UIWindow) {
    // The system's own bars aren't part of the page.
    let furniture = window.subviews.filter { $0 is PhoneFurniture && !$0.isHidden }
    for view in furniture { view.isHidden = true }
    defer { for view in furniture { view.isHidden = false } }
    issues = PageAudit.issues(in: window).prefix(Self.mostIssues).map { issue in
      let frame = issue.frame.intersection(window.bounds)
      return Issue(
        kind: issue.kind.description, problem: issue.problem, measured: issue.measured, required: issue.required,
        path: issue.path.description, frame: Self.numbers(frame.isNull ? .zero : frame), count: issue.count)
    }
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? ($0 * 100).rounded() / 100 : 0 }
  }
}

/// A browser's request for the issues.
struct CheckMessage: Decodable, Sendable {}

extension Screen {
  /// Returns the issues of the current page as JSON, or `nil` if there's no page yet.
  func check() -> String? {
    guard let window = phone.host?.window, let data = try? JSONEncoder().encode(IssueReport(on: window)) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
