import Foundation

extension ControlsWords {
  static let english = ControlsWords(
    title: "Controls", locale: Locale(identifier: "en_US"),
    buttons: "Buttons", values: "Values", choices: "Choices and progress", stacks: "Stacks: distributions",
    alignments: "Stacks: alignments", text: "Text", styles: "Text styles", rows: "Rows",
    plain: "Plain", gray: "Gray", tinted: "Tinted", filled: "Filled", save: "Save sighting", delete: "Delete",
    send: "Send", off: "Not now", system: "System", subtitle: "With its place and time",
    sounds: "Sounds at dawn", location: "Share the place", night: "Night camera", brightness: "Brightness",
    zoom: "Zoom", count: "Birds seen",
    periods: ["Day", "Week", "Year"],
    pages: "Page 2 of 5", searching: "Searching nearby", upload: "3 of 5 pictures sent",
    dates: "Dates", departure: "Departure", day: "Day of the count", alarm: "Alarm",
    fields: "Fields", species: "Species", placeOfSighting: "Place", code: "Code of the hide",
    removal: "Delete sighting…",
    removalQuestion: "Delete this sighting?", removalNote: "Its two pictures go with it.",
    distributions: ["Fill", "Fill equally", "Fill proportionally", "Equal spacing", "Equal centering"],
    baselines: ["Heron", "14", "seen today"],
    attributes: [
      (.plain, "A "), (.bold, "kingfisher"), (.plain, ", "), (.italic, "Alcedo atthis"), (.plain, ", "),
      (.colored, "blue"), (.plain, " and "), (.marked, "orange"), (.plain, ", "), (.underlined, "dived twice"),
      (.plain, ", "), (.struck, "three times"), (.plain, ". "), (.spaced, "SPACED"), (.plain, ", 10"),
      (.raised, "th"), (.plain, " of May, CO"), (.lowered, "2"), (.plain, ", "), (.large, "large"), (.plain, "."),
    ],
    paragraph:
      "Frost on the rail at first light. It sat so long on the reed that the ice beneath it melted; then it dived, came up with a minnow and flew off low over the water.",
    quotation: "“The halcyon days are those when the kingfisher broods and the sea lies still.”",
    long: "A kingfisher at the north bank of Heron Lake, at first light, on a frosty morning",
    narrow: "Shrinks until it fits on its line",
    styleNames: [
      "Large title", "Title 1", "Title 2", "Title 3", "Headline", "Body", "Callout", "Subheadline", "Footnote",
      "Caption 1", "Caption 2",
    ],
    kingfisher: "Common kingfisher", place: "Heron Lake hide",
    note: "Frost on the rail. Dived twice and came up with a minnow.", camera: "Camera trap", battery: "82%",
    header: "Sightings", footer: "Places are rounded to a kilometre before they are shared.")
}
