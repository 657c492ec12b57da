import TableMaker
import TestSupport
import UIKit

/// A field for the text to search for. Several sections and tables can observe it.
@MainActor final class FuzzField {
  /// The text that the user typed, and the scope that the user selected.
  struct Asked {
    var query = ""
    var scope = 0
  }

  let source: any QuerySource
  private let bar: UISearchBar?

  /// Creates a field with a search bar, or with a custom source of queries.
  init(isBar: Bool) {
    bar = isBar ? UISearchBar() : nil
    bar?.scopeButtonTitles = ["All", "One", "Two", "Three"]
    source = bar ?? OwnField()
  }

  var asked: Asked { Asked(query: source.query, scope: bar?.selectedScopeButtonIndex ?? 0) }

  static func query(_ random: inout SeededGenerator) -> String {
    ["", "", "", "1", "2", "12", "1 2", "n", "ÑAN", "fi", "f", "山", "mar", "MAR 1", "e", "ss", "x", "7 ", "👩🏽‍🌾"].random(
      &random)
  }

  /// Types another text or selects another scope, as a user does.
  func type(_ random: inout SeededGenerator) {
    let query = Self.query(&random)
    guard let bar else {
      source.query = query
      return
    }
    switch random.below(4) {
    case 0:
      bar.selectedScopeButtonIndex = random.below(4)
      bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
    case 1:
      bar.text = query
      bar.delegate?.searchBar(bar, textDidChange: query)
    case 2:
      bar.delegate?.searchBarCancelButtonClicked(bar)
    default:
      bar.text = query
      bar.searchTextField.sendActions(for: .editingChanged)
    }
  }
}

/// A custom source of queries.
@MainActor private final class OwnField: QuerySource {
  private final class Listener {
    let tell: () -> Void

    init(_ tell: @escaping () -> Void) { self.tell = tell }
  }

  private struct Entry {
    weak var listener: Listener?
  }

  private var listeners: [Entry] = []

  var query = "" {
    didSet {
      if query == oldValue { return }
      listeners.removeAll { $0.listener == nil }
      for entry in listeners { entry.listener?.tell() }
    }
  }

  func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
    let listener = Listener(tell)
    listeners.append(Entry(listener: listener))
    return listener
  }
}
