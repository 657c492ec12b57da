/// Constants that specify which letters the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// The keyboard capitalizes no letters.
  case none = 0
  /// The keyboard capitalizes the first letter of each word.
  case words = 1
  /// The keyboard capitalizes the first letter of each sentence.
  case sentences = 2
  /// The keyboard capitalizes every letter.
  case allCharacters = 3
}

/// Constants that specify whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Typed words aren't corrected.
  case no = 1
  /// Typed words are corrected.
  case yes = 2
}

/// Constants that specify whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Misspelled words aren't marked.
  case no = 1
  /// Misspelled words are marked.
  case yes = 2
}

/// Constants that specify whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Quotation marks stay straight.
  case no = 1
  /// Quotation marks become curly.
  case yes = 2
}

/// Constants that specify whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Two hyphens stay hyphens.
  case no = 1
  /// Two hyphens become a dash.
  case yes = 2
}

/// Constants that specify whether pasting and cutting words adjusts the spaces around them.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// The spaces stay as they are.
  case no = 1
  /// The spaces are adjusted.
  case yes = 2
}

/// Constants that specify whether the rest of a word is suggested in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// The rest of a word isn't suggested.
  case no = 1
  /// The rest of a word is suggested.
  case yes = 2
}
