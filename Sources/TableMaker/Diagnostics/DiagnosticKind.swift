extension Diagnostic {
  /// A kind of problem, which each diagnostic's line contains in brackets.
  ///
  /// Later versions can add kinds, so a `switch` over them needs a `default`. <doc:Troubleshooting> explains each one.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The kind's name, as in `duplicateItems`.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind's name.
    public var description: String { rawValue }
  }
}

extension Diagnostic.Kind {
  // MARK: The table view

  /// A step or closure specifies a height that isn't from 0 to 1,000,000 points; TableMaker ignores it.
  public static let invalidHeight = Self(rawValue: "invalidHeight")

  /// A table view with a data source from TableMaker got another one, which replaces it.
  public static let secondDataSource = Self(rawValue: "secondDataSource")

  /// A table view had your own delegate, which no longer receives calls.
  public static let delegateReplaced = Self(rawValue: "delegateReplaced")

  /// The result of `make()` was deallocated while its table view was on screen.
  public static let dataSourceNotRetained = Self(rawValue: "dataSourceNotRetained")

  /// The app gave the table view another data source; TableMaker no longer updates the table view.
  public static let dataSourceReplaced = Self(rawValue: "dataSourceReplaced")

  /// The table view requested a row that its data source doesn't have.
  public static let unknownRow = Self(rawValue: "unknownRow")

  /// The table view has other numbers of rows than its data source specified; TableMaker reloads it.
  public static let rowCountMismatch = Self(rawValue: "rowCountMismatch")

  /// A second update occurred inside the app's own group of updates, and waits for its end.
  public static let nestedUpdate = Self(rawValue: "nestedUpdate")

  /// A closure asked for an animated update while the table view waited for its result; the update appears later.
  public static let animationInUpdate = Self(rawValue: "animationInUpdate")

  /// A closure triggers an update each time it runs; TableMaker skips the last update.
  public static let endlessUpdates = Self(rawValue: "endlessUpdates")

  /// An update would have crashed the app; TableMaker reloaded the table view instead.
  public static let refusedPlan = Self(rawValue: "refusedPlan")

  /// An event's closure or a source threw an error, and the table view has no `onError`.
  public static let unhandledError = Self(rawValue: "unhandledError")

  /// The time for refreshing in the foreground is negative; TableMaker doesn't refresh.
  public static let invalidRefreshTime = Self(rawValue: "invalidRefreshTime")

  // MARK: Sections and items

  /// Two sections have the same name; looking up the name finds the first one.
  public static let duplicateSection = Self(rawValue: "duplicateSection")

  /// No section has the name in a call; TableMaker ignores the call, or adds at the end.
  public static let unknownSection = Self(rawValue: "unknownSection")

  /// A call for a section of the chain contains the name of a section in a source.
  public static let sectionOfSource = Self(rawValue: "sectionOfSource")

  /// A call requires a section's list, but the items have another type or their source isn't a list.
  public static let noList = Self(rawValue: "noList")

  /// No section shows the items in a call; TableMaker ignores the call.
  public static let unknownItems = Self(rawValue: "unknownItems")

  /// Two items of a section have the same identity; each has a row.
  public static let duplicateItems = Self(rawValue: "duplicateItems")

  /// A closure changed items while the table view waited for its result; the rows change later.
  public static let itemsChangedInClosure = Self(rawValue: "itemsChangedInClosure")

  /// A source reported a change while TableMaker read its items; TableMaker reads them again.
  public static let itemsChangedWhileRead = Self(rawValue: "itemsChangedWhileRead")

  /// A call inserts items next to an item that isn't in the list; they are at the list's end.
  public static let unknownAnchor = Self(rawValue: "unknownAnchor")

  /// A list doesn't have the index in a call; it uses the nearest one, or ignores the call.
  public static let invalidIndex = Self(rawValue: "invalidIndex")

  /// A query was set, but no section is searchable.
  public static let notSearchable = Self(rawValue: "notSearchable")

  /// An order returns that each of two items precedes the other; TableMaker treats them as equal.
  public static let contradictoryOrder = Self(rawValue: "contradictoryOrder")

  // MARK: Trees

  /// An item of a tree is its own descendant, or its level is above 1,000; TableMaker doesn't show it.
  public static let endlessTree = Self(rawValue: "endlessTree")

  /// Items of a tree have no identity, so they can't stay expanded; TableMaker shows no children.
  public static let treeWithoutIdentity = Self(rawValue: "treeWithoutIdentity")

  /// A step or a call requires a tree, but the section isn't one.
  public static let notExpandable = Self(rawValue: "notExpandable")

  /// An index title is empty or has several lines; TableMaker ignores it.
  public static let invalidIndexTitle = Self(rawValue: "invalidIndexTitle")

  /// A step or a call requires a collapsible section; TableMaker ignores it.
  public static let notCollapsible = Self(rawValue: "notCollapsible")

  /// A collapsible section has no header for the user's taps.
  public static let collapsibleWithoutHeader = Self(rawValue: "collapsibleWithoutHeader")

  // MARK: Cells

  /// An adapter of stock cells or a `StockRow` uses a label that cells of this style don't have.
  public static let missingStockLabel = Self(rawValue: "missingStockLabel")

  /// A storyboard has no prototype cell with the identifier; an empty cell replaces it.
  public static let missingPrototype = Self(rawValue: "missingPrototype")

  /// A cell doesn't have the section's class; TableMaker shows it without calling the adapter.
  public static let wrongCell = Self(rawValue: "wrongCell")

  /// None of a section's cell classes accepts an item, so its row is empty.
  public static let noMatchingCell = Self(rawValue: "noMatchingCell")

  /// A cell doesn't have the control of a step, such as an outlet that isn't connected; it sends no events.
  public static let missingControl = Self(rawValue: "missingControl")

  /// A section has `onAddItem` but no `addItemRow`, so TableMaker never calls the closure.
  public static let noAddItemRow = Self(rawValue: "noAddItemRow")

  // MARK: Heights

  /// The constraints of a section's cells don't determine their height.
  public static let notMeasurable = Self(rawValue: "notMeasurable")

  /// The measured height of a row is above 10,000 points; the row has that height.
  public static let excessiveHeight = Self(rawValue: "excessiveHeight")

  /// Cells are wider or narrower on screen than when measured; TableMaker measures again.
  public static let contentWidthMismatch = Self(rawValue: "contentWidthMismatch")

  /// An adapter requested a row of the table view during a measurement.
  public static let rowRequestedWhileMeasuring = Self(rawValue: "rowRequestedWhileMeasuring")

  /// A section has automatic heights and also others, which TableMaker ignores.
  public static let unusedHeight = Self(rawValue: "unusedHeight")

  /// A call measures an item again, but the rows of its section aren't measured; TableMaker ignores the call.
  public static let notMeasured = Self(rawValue: "notMeasured")

  /// The measured height of a cell, header, or footer isn't from 0 to 1,000,000 points.
  public static let invalidMeasurement = Self(rawValue: "invalidMeasurement")

  /// A cell has a different height each time it's laid out; TableMaker stops measuring it.
  public static let unstableHeight = Self(rawValue: "unstableHeight")

  /// A cell, header, or footer has a view outside its `contentView`, so measuring ignores the view.
  public static let viewOutsideContentView = Self(rawValue: "viewOutsideContentView")

  /// A view in a measured cell has both constraints and an autoresizing mask, which conflict.
  public static let autoresizingView = Self(rawValue: "autoresizingView")

  /// Required constraints in a measured cell, header, or footer conflict.
  public static let conflictingConstraints = Self(rawValue: "conflictingConstraints")

  // MARK: Editing

  /// A step makes a section's rows editable, but no step handles the edit.
  public static let unhandledEditing = Self(rawValue: "unhandledEditing")

  /// A step turns off swiping in a section with swipe actions, so they never appear.
  public static let swipingTurnedOff = Self(rawValue: "swipingTurnedOff")

  /// The app selects all rows of a table view that doesn't allow multiple selection.
  public static let singleSelection = Self(rawValue: "singleSelection")

  /// A step makes rows movable, but their section is a tree or has no unsorted list.
  public static let notMovable = Self(rawValue: "notMovable")

  /// A step makes a section a drop destination, but it's a tree or has no unsorted list.
  public static let notDropDestination = Self(rawValue: "notDropDestination")

  /// A row can't move to the location that a closure returned, so it stays.
  public static let invalidMoveTarget = Self(rawValue: "invalidMoveTarget")

  /// A closure moved an item that its list had already moved; TableMaker reverts the second move.
  public static let movedTwice = Self(rawValue: "movedTwice")

  /// An edit can't be undone, because the list has changed and its items have no identity.
  public static let undoFailed = Self(rawValue: "undoFailed")

  // MARK: Paged lists

  /// The number of items in a page is less than 1; the list uses another number.
  public static let invalidPageSize = Self(rawValue: "invalidPageSize")

  /// A section with `loadsMore` has no paged list among its sources; TableMaker loads nothing.
  public static let noPagedList = Self(rawValue: "noPagedList")

  /// A call requests a page that can't exist; the list loads nothing.
  public static let unknownPage = Self(rawValue: "unknownPage")

  /// Items of a page have the same identity as others in the page; the list leaves them out.
  public static let duplicatesInPage = Self(rawValue: "duplicatesInPage")

  /// The server reports more items but sent nothing new; the list waits for the user.
  public static let nothingNewInPage = Self(rawValue: "nothingNewInPage")

  /// The server sent the same cursor twice, which would repeat pages endlessly; the list ends there.
  public static let repeatedCursor = Self(rawValue: "repeatedCursor")

  /// The saved state of a list is damaged, or isn't such a state; the list stays unchanged.
  public static let unreadableState = Self(rawValue: "unreadableState")

  /// The saved state of a list has a version that this TableMaker can't read; the list stays unchanged.
  public static let unsupportedState = Self(rawValue: "unsupportedState")

  /// The saved state is from a list with another page size; the list stays unchanged.
  public static let pageSizeMismatch = Self(rawValue: "pageSizeMismatch")

  /// The saved scroll position is from a list with another type of items; the table view stays where it is.
  public static let placeOfOtherList = Self(rawValue: "placeOfOtherList")

  /// A list couldn't read or write its cache; it continues without the cache.
  public static let cacheFailed = Self(rawValue: "cacheFailed")

  // MARK: Forms

  /// A row's control can't show the draft's value.
  public static let valueOutOfBounds = Self(rawValue: "valueOutOfBounds")

  /// The earliest date that the user can choose is later than the latest; TableMaker uses neither.
  public static let invalidDateRange = Self(rawValue: "invalidDateRange")

  /// The interval between times doesn't divide 60 or is above 30 minutes; every minute can be chosen.
  public static let invalidMinutes = Self(rawValue: "invalidMinutes")

  /// The step of a row with a stepper isn't finite and above zero; its value changes by one.
  public static let invalidStep = Self(rawValue: "invalidStep")

  /// The format of a row can't parse texts, and its value isn't a number; no text is valid.
  public static let formatWithoutParsing = Self(rawValue: "formatWithoutParsing")

  /// Closures of `onChange` change the draft endlessly; TableMaker stops calling them.
  public static let endlessChanges = Self(rawValue: "endlessChanges")

  /// A row's rule changes the draft or reads whether it's valid; the rule gets the previous result.
  public static let circularRule = Self(rawValue: "circularRule")

  /// No row has the name in a call; TableMaker ignores the call, or adds at the end.
  public static let unknownRowName = Self(rawValue: "unknownRowName")

  /// A call requires a row that its conditions or the app have hidden; TableMaker ignores the call.
  public static let hiddenRow = Self(rawValue: "hiddenRow")

  /// A call adds rows to a section that shows data; TableMaker ignores the call.
  public static let sectionOfData = Self(rawValue: "sectionOfData")

  /// A closure that adds rows returned another section; TableMaker ignores the call.
  public static let invalidRows = Self(rawValue: "invalidRows")

  /// The user tapped a row with a page, but no view controller contains the table view.
  public static let pageWithoutController = Self(rawValue: "pageWithoutController")
}
