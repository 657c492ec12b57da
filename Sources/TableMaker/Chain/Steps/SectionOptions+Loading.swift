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
  /// before, where there is one, when the user scrolls up to the start. After an error, or a page that brought nothing new, that waits
  /// until the user asks for it.
  ///
  /// What is shown below the last row is the table's footer view; one of the app's own stays instead. Of several such lists it is the
  /// last one's.
  /// - Parameter trigger: `.byHand` for a button that loads the next page.
  public func loadsMore(_ trigger: LoadTrigger = .byItself) -> Self {
    var copy = self
    copy._configuration.settings.nextPages = trigger
    return copy
  }
}
