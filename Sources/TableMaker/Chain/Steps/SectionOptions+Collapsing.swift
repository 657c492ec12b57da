public import UIKit

// Headers and footers that respond to taps.
extension SectionOptions {
  /// Lets the user hide and show the section's rows with a tap on its header.
  ///
  /// A system header shows a chevron that points down while the section is expanded. A custom header is configured again
  /// at each tap, and can show `isSectionCollapsed`. VoiceOver announces either as a button with the state; it reads the
  /// texts of a custom header as one, unless the header is an accessibility element or sets `accessibilityElements`. The
  /// section's footer stays.
  ///
  /// The state belongs to the section's name, so it lasts while items change and the section moves, or is hidden or
  /// absent from its source. Collapsed items stay selected. During a search, all results are visible; then the
  /// sections are as before. A row that the user drags over a collapsed section's header expands it. To collapse
  /// sections in code, call `section(_:).collapse()`.
  ///
  /// ```swift
  /// .section("friends").title("Friends").collapsible()
  /// ```
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - disclosure: The indicator in a system header, and whether a tap has an effect.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func collapsible(
    disclosure: TreeDisclosure = .chevron, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { configuration in
      configuration.settings.collapsing.disclosure = disclosure
      configuration.settings.collapsing.location = CallSite(file: file, line: line)
    }
  }

  /// Sets whether a collapsible section is collapsed at first.
  ///
  /// Without this step, it's expanded. If the section isn't collapsible, TableMaker reports a diagnostic. If you use
  /// this step more than once, the last one applies.
  /// - Parameters:
  ///   - isCollapsed: A Boolean value that indicates whether the section's rows are hidden at first.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func collapsed(
    _ isCollapsed: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    changed { configuration in
      configuration.settings.collapsing.isCollapsedAtFirst = isCollapsed
      configuration.settings.collapsing.lastUse = CallSite(file: file, line: line)
    }
  }

  /// Performs an action when the user taps the section's header.
  ///
  /// The header is highlighted while the user touches it. Controls in it receive their own touches. If the section is
  /// collapsible, TableMaker calls the closure first. You can use this step more than once; TableMaker calls the
  /// closures in order.
  /// - Parameter body: A closure that receives the view: the one that a step provides, or the system's with the title.
  ///   Errors that it throws go to `onError`.
  public func onSelectHeader(@ClosureWithoutReturn _ body: @escaping (UIView) throws -> Void) -> Self {
    changed { $0.settings.headerSelections.append(body) }
  }

  /// Performs an action when the user taps the section's header.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onSelectHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) throws -> Void
  ) -> Self {
    onSelectHeader(weakly(owner, body))
  }

  /// Performs an action when the user taps the section's footer.
  ///
  /// The footer is highlighted while the user touches it. Controls in it receive their own touches. You can use this
  /// step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the view: the one that a step provides, or the system's with the text.
  ///   Errors that it throws go to `onError`.
  public func onSelectFooter(@ClosureWithoutReturn _ body: @escaping (UIView) throws -> Void) -> Self {
    changed { $0.settings.footerSelections.append(body) }
  }

  /// Performs an action when the user taps the section's footer.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onSelectFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) throws -> Void
  ) -> Self {
    onSelectFooter(weakly(owner, body))
  }
}
