import Foundation

/// The texts of the sheet of controls, in one language.
struct ControlsWords: Sendable {
  let title: String
  let locale: Locale
  let buttons, values, choices, stacks, alignments, text, styles, rows: String

  // Buttons
  let plain, gray, tinted, filled, save, delete, send, off, system, subtitle: String

  // Values and choices
  let sounds, location, night, brightness, zoom, count: String
  let periods: [String]
  let pages, searching, upload: String

  // Dates
  let dates, departure, day, alarm: String

  // Fields
  let fields, species, placeOfSighting, code, removal, removalQuestion, removalNote: String

  // Stacks
  let distributions: [String]
  let baselines: [String]

  // Text
  let attributes: [(kind: TextSample.Kind, words: String)]
  let paragraph, quotation, long, narrow: String

  // Text styles, from the largest to the smallest
  let styleNames: [String]

  // Rows
  let kingfisher, place, note, camera, battery, header, footer: String
}

/// A word or two of the text that shows every attribute.
enum TextSample {
  enum Kind: Sendable {
    case plain, bold, italic, colored, marked, underlined, struck, spaced, raised, lowered, large
  }
}
