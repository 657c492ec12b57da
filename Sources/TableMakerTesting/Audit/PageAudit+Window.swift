public import UIKit

extension PageAudit {
  /// Returns the issues of a window as it is now, such as after touches.
  ///
  /// The window stays as it is. The kinds that compare settings, which are `dynamicType`, `layoutDirection`, `appearance`,
  /// and `localization`, need an audit in several settings, as does `unrest`. Constraints that have conflicted earlier
  /// aren't reported either.
  ///
  /// - Parameters:
  ///   - window: A visible window with a root view controller.
  ///   - kinds: The kinds of issues to look for.
  /// - Returns: The issues, those of one kind at the same view in several rows merged into the first one.
  public static func issues(in window: UIWindow, for kinds: Kinds = .all) -> [Issue] {
    guard let page = Page(of: window) else { return [] }
    page.layOut()
    var report = Report()
    for issue in look(at: page, for: kinds) { report.add(issue) }
    return report.issues
  }
}

extension PageAudit.Setting {
  /// Creates the setting that a window shows.
  @MainActor init(of window: UIWindow) {
    let (size, traits) = (window.bounds.size, window.traitCollection)
    width = min(size.width, size.height)
    orientation = size.width > size.height ? .landscape : .portrait
    textSize = traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
    style = traits.userInterfaceStyle
    contrast = traits.accessibilityContrast
    weight = traits.legibilityWeight
    exactSize = size
  }
}
