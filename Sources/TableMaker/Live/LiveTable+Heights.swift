import UIKit

extension LiveTable {
  func remeasure<Item>(_ item: Item, animated: Bool, at location: CallSite) {
    // Configuring a cell marks it for layout. In the cell's own layout, that would never end.
    guard mayUpdateHeightsNow else {
      return whenHeightsMayBeUpdated { $0.remeasure(item, animated: animated, at: location) }
    }
    let renewed = renew([item], "remeasure(\(brief(item)))", at: location)
    guard !renewed.isEmpty else { return }
    refill(renewed)
    updateHeights(of: renewed, animated: animated)
  }

  func invalidateHeights<Item>(of items: [Item], _ call: String, at location: CallSite) {
    // Rows may be receiving their tokens at this moment.
    guard !calls.isReading else { return postpone { $0.invalidateHeights(of: items, call, at: location) } }
    if !renew(items, call, at: location).isEmpty { updateHeights(animated: false) }
  }

  /// Gives new tokens to items of measured sections. Requests from their comparison wait for their turn.
  func renew<Item>(
    _ items: [Item], _ call: @autoclosure () -> String, at location: CallSite
  ) -> [IndexPath] {
    calls.reading { heightEngine.renew(items, in: snapshot, call(), at: location) }
  }

  func invalidateHeights(in name: String, at location: CallSite) {
    guard !calls.isReading else { return postpone { $0.invalidateHeights(in: name, at: location) } }
    guard let group = group(named: name, call: "invalidateHeights(in:)", at: location) else { return }
    heightEngine.forget(group)
    updateHeights(animated: false)
  }
}
