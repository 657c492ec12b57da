/// What a picture of goods shows. The file names them.
enum Subject: String, CaseIterable, Sendable {
  // From the water
  case fish, shell, boat, rope
  // From the larder
  case bread, cheese, egg, honey, tea
  // From the garden
  case apple, lemon, tomato, carrot, herb, tulip
  // From the workshops
  case pot, lantern
}

extension Subject {
  /// The ground that the subject stands out from.
  var ground: Colour {
    switch self {
    case .fish: Colour(0xBFE0E4)
    case .shell: Colour(0xCFE6EE)
    case .boat: Colour(0xBCDDF0)
    case .rope: Colour(0xD8E2D6)
    case .bread: Colour(0xF4E3C8)
    case .cheese: Colour(0xDDE7D2)
    case .egg: Colour(0xE6E4D3)
    case .honey: Colour(0xFBE8BE)
    case .tea: Colour(0xDCEBDD)
    case .apple: Colour(0xDDEBCB)
    case .lemon: Colour(0xD3E8E6)
    case .tomato: Colour(0xF6E2D2)
    case .carrot: Colour(0xF3E6CE)
    case .herb: Colour(0xE4E8F2)
    case .tulip: Colour(0xF5DEE4)
    case .pot: Colour(0xECE5DB)
    case .lantern: Colour(0xF3D9CC)
    }
  }

  /// Draws the subject on a square of 100 by 100, without its ground.
  func draw(with pen: Pen) {
    switch self {
    case .fish: pen.twoMackerel()
    case .shell: pen.scallop()
    case .boat: pen.sailingBoat()
    case .rope: pen.coil()
    case .bread: pen.sourdough()
    case .cheese: pen.cheeseWedge()
    case .egg: pen.eggs()
    case .honey: pen.honeyJar()
    case .tea: pen.teaGlass()
    case .apple: pen.apple()
    case .lemon: pen.lemons()
    case .tomato: pen.tomatoes()
    case .carrot: pen.carrots()
    case .herb: pen.rosemary()
    case .tulip: pen.tulips()
    case .pot: pen.bowl()
    case .lantern: pen.paperLantern()
    }
  }
}
