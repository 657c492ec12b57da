extension UIListContentConfiguration {
  /// Returns the look of a row: a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// Returns the look of a row with a small second text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

  /// Returns the look of a row with a gray second text at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

  /// Returns the look of a header in a plain table.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

  /// Returns the look of a footer in a plain table.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

  /// Returns the look of a header in a grouped table: small gray capitals.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

  /// Returns the look of a footer in a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
}
