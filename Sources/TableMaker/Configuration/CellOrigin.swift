public import UIKit

/// The origin of a section's cells.
public struct CellOrigin {
  enum Place {
    case code
    /// A prototype in the table's storyboard, found by its identifier.
    case storyboard(String)
    /// A nib, whose cell may have an identifier.
    case nib(UINib, identifier: String?)
  }

  let place: Place

  /// The cell's class alone: registered for you, once for each table, under the class's full name.
  public static var code: CellOrigin { CellOrigin(place: .code) }

  /// A prototype cell in the table's storyboard: dequeued by its identifier, not registered.
  ///
  /// - Parameter identifier: The prototype's reuse identifier; its class must be the one given to `cell`.
  public static func storyboard(_ identifier: String) -> CellOrigin { CellOrigin(place: .storyboard(identifier)) }

  /// A nib with one cell in it: registered for you, once for each table.
  ///
  /// - Parameters:
  ///   - nib: Its one top-level object must be a cell of the class given to `cell`. Keep it: another object is another registration.
  ///   - identifier: The reuse identifier that the nib's cell has, nil if it has none. UIKit ends the app if it is another one.
  public static func nib(_ nib: UINib, identifier: String? = nil) -> CellOrigin {
    CellOrigin(place: .nib(nib, identifier: identifier))
  }
}

/// The origin of a section's header or footer views.
public struct HeaderFooterOrigin {
  let nib: UINib?

  /// The view's class alone: registered for you, once for each table, under the class's full name.
  public static var code: HeaderFooterOrigin { HeaderFooterOrigin(nib: nil) }

  /// A nib with one view in it: registered for you, once for each table.
  ///
  /// - Parameter nib: Its one top-level object must be a view of the class given to the step. Keep it: another object is another
  ///   registration.
  public static func nib(_ nib: UINib) -> HeaderFooterOrigin { HeaderFooterOrigin(nib: nib) }
}
