import TableMaker
import TestSupport
import UIKit

/// Where a user types what is searched for; several sections and tables may hear of it.
@MainActor final class FuzzField {
  /// What a user has typed and chosen.
  struct Asked {
    var query = ""
    var scope = 0
  }

  let source: any QuerySource
  private let bar: UISearchBar?

  /// Makes a search bar, or a source of an app's own.
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

  /// Types or chooses something else, as a user does.
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

/// A source of queries of an app's own.
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
