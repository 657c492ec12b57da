/// A language the pages are written in. Their files hold every text in each of them.
public enum Language: String, CaseIterable, Sendable {
  /// English, `en` in the files.
  case english = "en"
  /// Chinese in simplified characters, `zh` in the files.
  case chinese = "zh"
}
