public import UIKit

// What a section's cells have beside their content, written without its capitals.

extension SectionOptions {
  /// Write `separatorInset(_:)`.
  @available(*, unavailable, renamed: "separatorInset(_:)")
  public func separatorinset(_ inset: UIEdgeInsets) -> Self { neverCalled() }
}

extension ItemOptions {
  /// Write `separatorInsets(_:)`.
  @available(*, unavailable, renamed: "separatorInsets(_:)")
  public func separatorinsets(@OneValue<UIEdgeInsets> _ inset: @escaping (Item, Int) -> UIEdgeInsets) -> Self {
    neverCalled()
  }
}
