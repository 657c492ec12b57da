public import UIKit

extension SectionOptions {
  /// Sets what loads the first page of the section's list. Replaces another `loads`; by default the table does when it is shown.
  ///
  /// - Parameter trigger: `.byHand` keeps the list idle until it is asked for something.
  public func loads(_ trigger: LoadTrigger) -> Self {
    var copy = self
    copy._configuration.settings.firstPage = trigger
    return copy
  }

  /// Says in other words where the section's list stands. Replaces the text of that kind, the table's too.
  ///
  /// The text for `.empty` appears for every list while the table view has no rows. The other texts, and all texts next to rows of other
  /// sections, appear only for a source that loads its items.
  /// - Parameters:
  ///   - text: The app's own text, in the language of its user.
  ///   - kind: What it says.
  public func listText(_ text: String, for kind: ListText) -> Self {
    var copy = self
    copy._configuration.settings.listTexts.replaced[kind] = text
    return copy
  }

  /// Shows gray rows while the first rows are loaded, in place of a wheel. Replaces the table's `skeletonRows`; `placeholder` goes before.
  ///
  /// They are as high as the section's rows, where their height is one number, and lie below the table's header view and the first title.
  /// - Parameter count: The number of rows; zero for the wheel. One below zero is taken for zero.
  public func skeletonRows(_ count: Int) -> Self {
    var copy = self
    copy._configuration.settings.skeletonRows = max(0, count)
    return copy
  }
}

extension ItemOptions {
  /// Shows something else in place of the section's rows while the table has none, by the source's state. Replaces another `placeholder`.
  ///
  /// - Parameter view: Returns the view for a state; nil for none. For sources without states there is `.empty` alone.
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> Self {
    var copy = self
    copy._configuration.settings.placeholder = view
    return copy
  }
}

extension ItemOptions where Source: PagedSource {
  /// Loads the next page ahead of the end, and shows below the last row where it stands. Replaces another `loadsMore`.
  ///
  /// A page is loaded when the end of the section is less than a screen away, also where the first pages do not fill the screen; the page
  /// before, where there is one, when the start is on screen, or the user scrolls up to it; what is on screen stays there. After an error,
  /// or a page that brought nothing new, that waits until the user asks for it.
  ///
  /// What is shown below the last row is the table's footer view, for the list that ends the table, and its section's for any other, for
  /// which the app's delegate is not asked then. Footers of the app's own stay instead. Each list has its own wheel, its own button and
  /// its own end; one without rows shows there, beside the rows of others, that it is being loaded, or that it could not be.
  /// - Parameter trigger: `.byHand` for a button that loads the next page.
  public func loadsMore(_ trigger: LoadTrigger = .byItself) -> Self {
    var copy = self
    copy._configuration.settings.nextPages = trigger
    return copy
  }
}
