import Foundation
import TableMakerTesting
@_spi(Host) import UIKit

/// The issues that an audit finds on the phone as it is now.
struct IssueReport: Encodable {
  /// The most issues of a report.
  static let mostIssues = 200

  var issues: [Issue]

  struct Issue: Encodable {
    var kind: String
    var problem: String
    /// The measured and the required value of the kinds that have one.
    var measured, required: Double?
    /// The views from the controller.
    var path: String
    /// The place in the window, in points.
    var frame: [Double]
    /// How many rows have it.
    var count: Int
  }

  @MainActor init(on window: UIWindow) {
    // The system's own bars are no part of the page.
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
  /// Returns the issues of the page as it is, as JSON; nil before there is a page.
  func check() -> String? {
    guard let window = phone.host?.window, let data = try? JSONEncoder().encode(IssueReport(on: window)) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
