import Pages

extension Options {
  /// The text that `--help` prints.
  static let help = """
    Draws the Demo's pages as an iPhone shows them, 3 pixels a point, into Demo/screens.

    Demo/run                   each page in English and in Chinese, one of them dark, and the moments that the READMEs
                               show; index.html shows all pictures side by side
    Demo/run --all             every page: top, middle, and end, light and dark, in each language; narrow, at the largest
                               text size, and right to left; before, during, and after each of its updates
    Demo/run --page NAME       the same for one page
    Demo/run --audit           the issues of every page in every setting, a line for each; you can add --page and --figures
    Demo/run --live            a phone in a web page that you can touch; you can add --page, --language, --port, --host,
                               and --watch
    Demo/run OPTION…           one picture of each page, or of one page, as the options specify

    \(list)
    """

  /// The options, a line for each.
  static let list = """
      --all                    every standard picture of every page
      --page NAME              \(values(of: "--page"))
      --language LANGUAGE      \(values(of: "--language"))
      --dark                   dark appearance
      --width POINTS           \(values(of: "--width")); the default is 390
      --height POINTS          \(values(of: "--height")); the default is 844
      --text-size SIZE         \(values(of: "--text-size"))
      --rtl                    right to left
      --grown                  rows that grow when the user taps them are grown (\(names(of: Page.all.filter(\.canGrow))))
      --waiting                pages still wait for their content (\(names(of: Page.all.filter(\.arrivesLater))))
      --count NUMBER           \(values(of: "--count")): the number of generated items (observers)
      --updates                pages before, during, and after each of their updates (\(names(of: Page.all.filter { !$0.updates.isEmpty })))
      --spoken                 no pictures, but the text that a screen reader reads, a line for each element
      --audit                  the issues of pages, and a marked picture of each into Demo/screens/audit; status 1 if there are any
      --scroll PLACE           \(values(of: "--scroll"))
      --live                   no pictures, but a phone in a web page
      --port NUMBER            the port of that web page: \(values(of: "--port"))
      --host ADDRESS           the address at which it listens: \(values(of: "--host"))
      --watch                  builds again after a source has changed, and continues with the new program
      --readme                 only the pictures that the READMEs show, which git keeps, into Demo/screens/readme
      --samples                only a picture of each step of the chain, for the documentation, into Demo/screens/samples
      --figures                also prints each page's number of rows, and the times for layout and drawing
      --output FOLDER          a folder for the pictures, instead of Demo/screens
      --list                   the names and titles of the pages
      --help                   this text
    """

  private static func names(of pages: [Page]) -> String { pages.map(\.name).joined(separator: ", ") }
}
