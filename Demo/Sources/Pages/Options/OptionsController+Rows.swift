import TableMaker
import UIKit

// What the buttons of an open row do, and what comes out of crates: verbs of the lists that the table shows.
extension OptionsController {
  /// Opens a row, or closes it; one is open at a time.
  func toggle(_ instrument: Instrument) {
    for list in [lamp, store] {
      for shown in list.items {
        let isOpen = shown.id == instrument.id && !instrument.isOpen
        if shown.isOpen != isOpen { list.edit(shown) { $0.isOpen = isOpen } }
      }
    }
  }

  /// Performs the action of an open row's button.
  func perform(_ action: Instrument.Action, on instrument: Instrument) {
    guard let list = [lamp, store].first(where: { $0.containsItem(identifiedAs: instrument) }) else { return }
    switch action {
    case .insert: if let new = takeFromCrate() { list.insert(new, after: instrument) }
    case .rename: list.edit(instrument) { $0.hasNickname.toggle() }
    case .move: move(instrument, from: list, to: list === lamp ? store : lamp)
    case .remove: list.remove(instrument)
    }
  }

  /// Takes an instrument to the other room, where it closes and comes first; one update for both.
  private func move(_ instrument: Instrument, from list: ItemList<Instrument>, to other: ItemList<Instrument>) {
    dataSource?.batch {
      guard var moved = list.remove(instrument) else { return }
      moved.isOpen = false
      other.insert(moved, at: 0)
    }
  }

  /// An instrument comes in below the row that was tapped.
  func unpack(below row: Setting) {
    guard let new = takeFromCrate() else { return }
    deliveries.insert(Setting(hanging: new), after: row)
  }

  /// Hangs an instrument from a crate in the lamp room.
  func hang(_ row: Setting) {
    guard let instrument = row.instrument else { return }
    dataSource?.batch {
      deliveries.remove(row)
      lamp.append(instrument)
    }
  }

  /// Takes the instrument of the next crate: after the last the first again, as one more of its kind.
  private func takeFromCrate() -> Instrument? {
    guard let crates = house?.crates, !crates.isEmpty else { return nil }
    var new = crates[unpacked % crates.count]
    let round = unpacked / crates.count
    if round > 0 {
      new.id += "-\(round + 1)"
      new.name += " \(round + 1)"
    }
    unpacked += 1
    return new
  }
}
