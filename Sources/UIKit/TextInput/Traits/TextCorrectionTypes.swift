/// The letters that the keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Decided by the system.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Decided by the system.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Decided by the system.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// Decided by the system.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spaces come and go with pasted and cut words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Decided by the system.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether the rest of a word is suggested in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// Decided by the system.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}
