public import UIKit

// What a section's cells have beside their content. It is set after the adapter, and measured with it.
extension SectionOptions {
  /// Gives every cell of the section an accessory. Replaces `accessories`, and what the adapter sets.
  ///
  /// Cells of a storyboard's prototype are shared with sections that say nothing of it: those set it in their adapters.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    changed { configuration in
      configuration.settings.appearance.accessory = accessory
      configuration.settings.appearance.asks.remove(.accessory)
    }
  }

  /// Indents the content of every cell of the section by levels. Replaces `indentations`, and what the adapter sets.
  ///
  /// - Parameter level: Each level is as wide as the cell's `indentationWidth`, 10 points unless the cell says otherwise.
  public func indentation(_ level: Int) -> Self {
    changed { configuration in
      configuration.settings.appearance.indentation = level
      configuration.settings.appearance.asks.remove(.indentation)
    }
  }

  /// Sets the inset of the separators below the section's rows, in points. Replaces `separatorInsets`, and what the adapter sets.
  public func separatorInset(_ inset: UIEdgeInsets) -> Self {
    changed { configuration in
      configuration.settings.appearance.separatorInset = inset
      configuration.settings.appearance.asks.remove(.separatorInset)
    }
  }

  /// Puts a background behind every cell of the section. Replaces `backgrounds`, and what the adapter sets.
  ///
  /// What the configuration leaves open follows the cell's state, as UIKit has it.
  /// - Parameter background: `.listGroupedCell()`, or one of the app's own.
  public func background(_ background: UIBackgroundConfiguration) -> Self {
    changed { configuration in
      configuration.settings.appearance.background = background
      configuration.settings.appearance.asks.remove(.backgrounds)
    }
  }
}

extension ItemOptions {
  /// Asks each row for its accessory. Replaces `accessory`, and what the adapter sets.
  ///
  /// Asked after the adapter, when the row comes on screen, is measured, or has changed.
  /// - Parameter accessory: Returns what stands at the end of the row that shows the item, at its index in the section.
  public func accessories(
    @OneValue<UITableViewCell.AccessoryType> _ accessory: @escaping (Item, Int) -> UITableViewCell.AccessoryType
  ) -> Self {
    var copy = self
    copy._configuration.settings.appearance.accessory = nil
    copy._configuration.settings.appearance.asks.insert(.accessory)
    copy._rows.appearance.accessory = accessory
    return copy
  }

  /// Asks each row for the level of its indentation. Replaces `indentation`, and what the adapter sets.
  ///
  /// - Parameter level: Returns the level of the row that shows the item, at its index in the section; each is 10 points wide, unless the
  ///   cell says otherwise.
  public func indentations(@OneValue<Int> _ level: @escaping (Item, Int) -> Int) -> Self {
    var copy = self
    copy._configuration.settings.appearance.indentation = nil
    copy._configuration.settings.appearance.asks.insert(.indentation)
    copy._rows.appearance.indentation = level
    return copy
  }

  /// Asks each row for the inset of the separator below it, in points. Replaces `separatorInset`, and what the adapter sets.
  ///
  /// - Parameter inset: Returns the inset for the row that shows the item, at its index in the section.
  public func separatorInsets(@OneValue<UIEdgeInsets> _ inset: @escaping (Item, Int) -> UIEdgeInsets) -> Self {
    var copy = self
    copy._configuration.settings.appearance.separatorInset = nil
    copy._configuration.settings.appearance.asks.insert(.separatorInset)
    copy._rows.appearance.separatorInset = inset
    return copy
  }

  /// Asks each row for its background, again when its cell's state is another. Replaces `background`, and what the adapter sets.
  ///
  /// The app's own `configurationUpdateHandler` of a cell is called before.
  /// - Parameter background: Returns the background of the row that shows the item, at its index in the section, while its cell is
  ///   selected, highlighted, edited or expanded as the state says; nil for the system's.
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
