public import UIKit

extension SectionOptions {
  /// Sets whether the section's list loads its first page automatically.
  ///
  /// By default, it does so when the table view shows it. If you use this step more than once, the last one applies.
  /// - Parameter trigger: A trigger; `.manual` keeps the list idle until you or the user request items.
  public func initialLoad(_ trigger: LoadTrigger) -> Self {
    var copy = self
    copy._configuration.settings.firstPage = trigger
    return copy
  }

  /// Sets one of the texts that describe the state of the section's list.
  ///
  /// It overrides the table view's text. The text for `.empty` appears for every list while the table view has no rows.
  /// The other texts, and all texts next to rows of other sections, appear only for a source that loads its items. If
  /// you use this step more than once for a kind, the last one applies.
  /// - Parameters:
  ///   - text: Your own text, in the user's language.
  ///   - kind: The kind of text.
  public func listText(_ text: String, for kind: ListText) -> Self {
    var copy = self
    copy._configuration.settings.listTexts.replaced[kind] = text
    return copy
  }

  /// Sets the number of placeholder rows to show while the first rows load, in place of an activity indicator.
  ///
  /// They have the height of the section's rows, if that's a constant, and appear below the table view's header view
  /// and the first title. A `placeholder` overrides them. This step overrides the table view's `skeletonRows`. If you
  /// use this step more than once, the last one applies.
  /// - Parameter count: The number of rows; zero shows the activity indicator. TableMaker treats a negative number as
  ///   zero.
  public func skeletonRows(_ count: Int) -> Self {
    var copy = self
    copy._configuration.settings.skeletonRows = max(0, count)
    return copy
  }
}

extension ItemOptions {
  /// Provides the view to show in place of the section's rows while the table view has none.
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter view: A closure that receives the source's state and returns its view, or `nil` for none. For sources
  ///   without states, the state is always `.empty`.
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> Self {
    var copy = self
    copy._configuration.settings.placeholder = view
    return copy
  }
}

extension ItemOptions where Source: PagedSource {
  /// Loads the next page before the user reaches the end, and shows the loading state below the last row.
  ///
  /// TableMaker loads a page when the end of the section is less than a screen away, also if the first pages don't fill
  /// the screen. It loads the previous page, if one exists, when the start is on screen or the user scrolls up to it.
  /// The visible rows keep their position. After an error, or a page without new items, it waits for the user's
  /// request: a tap on the button, or, for the previous page, a pull at the top.
  ///
  /// If only previous pages exist, as in a chat, nothing appears below the last row. Otherwise, the loading state
  /// appears in the table view's footer view for the last list, and in the section's footer for any other list, so your
  /// delegate doesn't receive calls for that footer. Your own footers stay instead. Each list has its own activity
  /// indicator, button, and end. A list without rows, next to rows of others, also shows that it's loading or has
  /// failed. If you use this step more than once, the last one applies.
  /// - Parameter trigger: A trigger; `.manual` shows a button that loads the next page.
  public func loadsMore(_ trigger: LoadTrigger = .automatic) -> Self {
    var copy = self
    copy._configuration.settings.nextPages = trigger
    return copy
  }
}
