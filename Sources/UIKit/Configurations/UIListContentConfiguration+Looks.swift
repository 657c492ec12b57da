extension UIListContentConfiguration {
  /// Returns the style of a row with a text, and a secondary text below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// Returns the style of a row with a small secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

  /// Returns the style of a row with a gray secondary text at its trailing end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

  /// Returns the style of a header in a plain table.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

  /// Returns the style of a footer in a plain table.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

  /// Returns the style of a header in a grouped table, with small gray capitals.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

  /// Returns the style of a footer in a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
}
