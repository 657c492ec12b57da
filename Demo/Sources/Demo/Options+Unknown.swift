import Pages

// The answers to a name that doesn't exist.
extension Options {
  /// Returns the mistake for an option that doesn't exist: the nearest options, and a list of all of them.
  static func unknown(_ name: String) -> Mistake {
    let pages = Page.all.map(\.name)
    // A page's name without the option for it.
    let near = pages.contains(name) ? ["--page \(name)"] : Nearest.names(to: name, among: names)
    return Mistake(
      description: "There's no option \(name).\(Nearest.question(near)) The options are:\n\n\(list)\n")
  }

  /// Returns the name of a page; throws the nearest names if it doesn't exist.
  static func page(_ name: String) throws(Mistake) -> String {
    let pages = Page.all.map(\.name)
    guard !pages.contains(name) else { return name }
    let question = Nearest.question(Nearest.names(to: name, among: pages))
    throw Mistake(
      description: "There's no page \(name).\(question) The pages are: \(pages.joined(separator: ", "))")
  }
}
