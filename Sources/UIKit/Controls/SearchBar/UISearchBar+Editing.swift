import Foundation

/// The delegate of the search bar's field, which forwards calls to the search bar's delegate.
@MainActor final class SearchFieldLink: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBeginEditing() }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { bar?.didEndEditing() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    bar.searchController?.searchKeyWasPressed()
    return true
  }
}

extension UISearchBar {
  func didBeginEditing() {
    updateCancelButton()
    searchController?.editingBegan()
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.update()
  }

  func didEndEditing() {
    updateCancelButton()
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Notifies the delegate and the search controller after the user changes the text.
  func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.textDidChange()
  }

  func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancel()
  }

  func scopeWasTapped() {
    parts.scopeIndex = parts.scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: parts.scopeIndex)
    searchController?.update()
  }

  func sideButtonWasTapped() {
    if sideIcon == .resultsList {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  /// Updates the cancel button.
  ///
  /// It's reported that the button is disabled after editing ends, until editing begins again. In a search controller's
  /// bar, it stays enabled while the search is active.
  func updateCancelButton() {
    parts.hasEdited = parts.hasEdited || parts.field.isEditing
    let isActive = searchController?.isActive ?? !parts.hasEdited
    parts.cancelButton.isEnabled = isEnabled && (parts.field.isEditing || isActive)
  }
}
