public import UIKit

// The appearance of a section's cells, apart from their content. TableMaker sets it after the adapter, and measures
// rows with it.
extension SectionOptions {
  /// Sets the accessory of every cell in the section.
  ///
  /// It overrides the adapter's, and this step replaces `accessories`. Sections without this step share the cells of a
  /// storyboard's prototype; set the accessory in their adapters. If you use this step more than once, the last one
  /// applies.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    changed { configuration in
      configuration.settings.appearance.accessory = accessory
      configuration.settings.appearance.asks.remove(.accessory)
    }
  }

  /// Sets the indentation level of every cell in the section.
  ///
  /// It overrides the adapter's, and this step replaces `indentations`. If you use this step more than once, the last
  /// one applies.
  /// - Parameter level: The level. Its width is the cell's `indentationWidth`, 10 points by default.
  public func indentation(_ level: Int) -> Self {
    changed { configuration in
      configuration.settings.appearance.indentation = level
      configuration.settings.appearance.asks.remove(.indentation)
    }
  }

  /// Sets the inset of the separators below the section's rows, in points.
  ///
  /// It overrides the adapter's, and this step replaces `separatorInsets`. If you use this step more than once, the
  /// last one applies.
  public func separatorInset(_ inset: UIEdgeInsets) -> Self {
    changed { configuration in
      configuration.settings.appearance.separatorInset = inset
      configuration.settings.appearance.asks.remove(.separatorInset)
    }
  }

  /// Sets the background of every cell in the section.
  ///
  /// It overrides the adapter's, and this step replaces `backgrounds`. As in UIKit, values that the configuration
  /// doesn't specify follow the cell's state. If you use this step more than once, the last one applies.
  /// - Parameter background: A background such as `.listGroupedCell()`.
  public func background(_ background: UIBackgroundConfiguration) -> Self {
    changed { configuration in
      configuration.settings.appearance.background = background
      configuration.settings.appearance.asks.remove(.backgrounds)
    }
  }
}

extension ItemOptions {
  /// Provides the accessory for each row.
  ///
  /// TableMaker calls the closure after the adapter, when the row comes on screen, is measured, or changes. The
  /// accessory overrides the adapter's, and this step replaces `accessory`. If you use this step more than once, the
  /// last one applies.
  /// - Parameter accessory: A closure that receives the item and its index in the section, and returns the row's
  ///   accessory.
  public func accessories(
    @OneValue<UITableViewCell.AccessoryType> _ accessory: @escaping (Item, Int) -> UITableViewCell.AccessoryType
  ) -> Self {
    var copy = self
    copy._configuration.settings.appearance.accessory = nil
    copy._configuration.settings.appearance.asks.insert(.accessory)
    copy._rows.appearance.accessory = accessory
    return copy
  }

  /// Provides the indentation level for each row.
  ///
  /// It overrides the adapter's, and this step replaces `indentation`. If you use this step more than once, the last
  /// one applies.
  /// - Parameter level: A closure that receives the item and its index in the section, and returns the level. Its width
  ///   is the cell's `indentationWidth`, 10 points by default.
  public func indentations(@OneValue<Int> _ level: @escaping (Item, Int) -> Int) -> Self {
    var copy = self
    copy._configuration.settings.appearance.indentation = nil
    copy._configuration.settings.appearance.asks.insert(.indentation)
    copy._rows.appearance.indentation = level
    return copy
  }

  /// Provides the inset of the separator for each row, in points.
  ///
  /// It overrides the adapter's, and this step replaces `separatorInset`. If you use this step more than once, the last
  /// one applies.
  /// - Parameter inset: A closure that receives the item and its index in the section, and returns the inset of the
  ///   separator below the row.
  public func separatorInsets(@OneValue<UIEdgeInsets> _ inset: @escaping (Item, Int) -> UIEdgeInsets) -> Self {
    var copy = self
    copy._configuration.settings.appearance.separatorInset = nil
    copy._configuration.settings.appearance.asks.insert(.separatorInset)
    copy._rows.appearance.separatorInset = inset
    return copy
  }

  /// Provides the background for each row.
  ///
  /// TableMaker also calls the closure when the cell's state changes, after your own `configurationUpdateHandler` of
  /// the cell. The background overrides the adapter's, and this step replaces `background`. If you use this step more
  /// than once, the last one applies.
  /// - Parameter background: A closure that receives the item, its index in the section, and the cell's state, and
  ///   returns the background, or `nil` for the system's.
  public func backgrounds(
    @OneValue<UIBackgroundConfiguration?> _ background:
      @escaping (Item, Int, UICellConfigurationState) ->
      UIBackgroundConfiguration?
  ) -> Self {
    var copy = self
    copy._configuration.settings.appearance.background = nil
    copy._configuration.settings.appearance.asks.insert(.backgrounds)
    copy._rows.states.background = background
    return copy
  }
}
