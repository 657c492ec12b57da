/// The whole page, as read from its file in one language: a lighthouse's instruments, and the rows that set their
/// table.
struct Lighthouse: Sendable {
  let title: String
  /// The rows at the top, in their order, and what is said below them.
  let settings: [SettingWords]
  let settingsFooter: String
  let deliveries: Deliveries
  let lamp, store: Room
  let actions: [Instrument.Action: String]
  /// The instruments in crates, in the order in which they are unpacked.
  let crates: [Instrument]

  /// The texts and the sign of a row that performs an action.
  struct SettingWords: Hashable, Sendable {
    let kind: Setting.Kind
    let title: String
    let sign: Sign
  }

  /// The section that comes and goes.
  struct Deliveries: Sendable {
    let title, footer: String
    let unpack: SettingWords
  }

  /// A section of instruments, and what is in it at first.
  struct Room: Sendable {
    let title: String
    let footer: String?
    let instruments: [Instrument]
  }
}

/// The small colored square at the start of a row: a system symbol on a color.
struct Sign: Hashable, Sendable {
  let symbol: Symbol
  let color: Color

  /// The symbols that the file may name, by the system's names.
  enum Symbol: String, CaseIterable, Sendable {
    case bell, bolt, cloud, drop, eye, house, moon, plus, wind
    case binoculars = "binoculars.fill"
    case clock = "clock.fill"
    case rain = "cloud.rain"
    case restore = "arrow.clockwise"
    case sun = "sun.max"
    case swap = "arrow.up.arrow.down"
    case thermometer = "thermometer.medium"
    case waves = "water.waves"

    /// The system's name of the filled form, as Settings shows it, if there is one.
    var filledName: String {
      switch self {
      case .bell, .bolt, .cloud, .drop, .eye, .house, .moon, .rain, .sun: rawValue + ".fill"
      default: rawValue
      }
    }
  }
}

/// An instrument of the lighthouse: a row of a room.
struct Instrument: Identifiable, Hashable, Sendable {
  var id: String
  var name: String
  let nickname, reading: String
  let sign: Sign
  /// A Boolean value that indicates whether its nickname is its name now.
  var hasNickname = false
  /// A Boolean value that indicates whether its row shows the actions for it.
  var isOpen = false

  /// The actions on an instrument.
  enum Action: String, CaseIterable, Sendable {
    case insert, rename, move, remove
  }

  var shownName: String { hasNickname ? nickname : name }
}

/// A row that does something to the page's table.
struct Setting: Identifiable, Hashable, Sendable {
  /// The kinds of rows.
  enum Kind: String, CaseIterable, Sendable {
    /// A section comes, or goes.
    case deliveries
    /// A section is shown, or hidden.
    case store
    /// Two sections change places.
    case swap
    /// The restoration of the first state.
    case restore
    /// A row comes in below this one.
    case unpack
    /// An instrument from a crate, which goes to a room.
    case hang
  }

  let id: String
  let kind: Kind
  let title: String
  /// The text at the row's end.
  var detail: String?
  let sign: Sign
  /// The state of the row's switch; nil for a row without one.
  var isOn: Bool?
  /// A Boolean value that indicates whether the row is enabled.
  var isEnabled = true
  /// The instrument that a tap hangs, in a row for that.
  var instrument: Instrument?

  init(_ words: Lighthouse.SettingWords) {
    id = words.kind.rawValue
    kind = words.kind
    title = words.title
    sign = words.sign
    isOn =
      switch words.kind {
      case .deliveries: false
      case .store: true
      case .swap, .restore, .unpack, .hang: nil
      }
  }

  init(hanging instrument: Instrument) {
    id = instrument.id
    kind = .hang
    title = instrument.shownName
    detail = instrument.reading
    sign = instrument.sign
    self.instrument = instrument
  }
}
