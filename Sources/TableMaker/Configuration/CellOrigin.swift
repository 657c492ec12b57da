public import UIKit

/// The origin of a section's cells.
public struct CellOrigin {
  enum Location {
    case code
    /// A prototype in the table view's storyboard, found by its identifier.
    case storyboard(String)
    /// A nib with a cell, which can have an identifier.
    case nib(UINib, identifier: String?)
  }

  let location: Location

  /// The cell's class, without a nib or a storyboard.
  ///
  /// TableMaker registers it once for each table view, with the class's full name.
  public static var code: CellOrigin { CellOrigin(location: .code) }

  /// A prototype cell in the table view's storyboard.
  ///
  /// TableMaker dequeues it by its identifier and doesn't register it.
  /// - Parameter identifier: The prototype's reuse identifier. Its class must be the one that you pass to `cell`.
  public static func storyboard(_ identifier: String) -> CellOrigin { CellOrigin(location: .storyboard(identifier)) }

  /// A nib with one cell in it.
  ///
  /// TableMaker registers it once for each table view.
  /// - Parameters:
  ///   - nib: The nib. Its only top-level object must be a cell of the class that you pass to `cell`. Keep the nib,
  ///     because another object is another registration.
  ///   - identifier: The reuse identifier of the nib's cell; `nil` if it has none. If the cell has another one, UIKit
  ///     throws an exception.
  public static func nib(_ nib: UINib, identifier: String? = nil) -> CellOrigin {
    CellOrigin(location: .nib(nib, identifier: identifier))
  }
}

/// The origin of a section's header or footer views.
public struct HeaderFooterOrigin {
  let nib: UINib?

  /// The view's class, without a nib.
  ///
  /// TableMaker registers it once for each table view, with the class's full name.
  public static var code: HeaderFooterOrigin { HeaderFooterOrigin(nib: nil) }

  /// A nib with one view in it.
  ///
  /// TableMaker registers it once for each table view.
  /// - Parameter nib: The nib. Its only top-level object must be a view of the class that you pass to the step. Keep
  ///   the nib, because another object is another registration.
  public static func nib(_ nib: UINib) -> HeaderFooterOrigin { HeaderFooterOrigin(nib: nib) }
}
