import UIKit

extension UIColor {
  /// The background of the reader's own messages: a green of the hills that makes white text easy to read.
  static let ownSpeech = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x2A6B5E) : Color(0x2B7365)).uiColor()
  }

  /// The ground of the others' messages.
  static let otherSpeech = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x26292B) : Color(0xECEFED)).uiColor()
  }

  /// The words below a message that has replies, the unread mark, and the controls.
  static let threadInk = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x7CC7B5) : Color(0x2B7365)).uiColor()
  }

  /// The words below a message that wasn't delivered.
  static let failedInk = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0xFF7A70) : Color(0xC4281C)).uiColor()
  }
}
