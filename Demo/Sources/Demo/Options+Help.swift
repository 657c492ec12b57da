import Pages

extension Options {
  /// The text that `--help` prints.
  static let help = """
    Draws the pages of the Demo as an iPhone's screen shows them, 3 pixels a point, into Demo/screens.

    Demo/run                   every page: top, middle and end, light and dark, in each language; narrow, at the largest
                               text size and right to left; and index.html, which shows them all
    Demo/run --page NAME       the same of one page
    Demo/run --live            a phone in a web page of this machine, which can be touched; with --page NAME that page,
                               with --language, --port, --host and --watch as below
    Demo/run --readme          the READMEs' pictures, which are kept in git, into Demo/screens/readme
    Demo/run --samples         a picture of what each step of the chain does, into Demo/screens/samples
    Demo/run OPTION…           one picture of each page, or of one page, as the options say:

      --page NAME              \(values(of: "--page"))
      --language LANGUAGE      \(values(of: "--language"))
      --dark                   dark appearance
      --width POINTS           \(values(of: "--width")), 390 otherwise
      --height POINTS          \(values(of: "--height")), 844 otherwise
      --text-size SIZE         \(values(of: "--text-size"))
      --rtl                    right to left
      --grown                  rows that a tap makes grow have grown (\(Page.all.filter(\.canGrow).map(\.name).joined(separator: ", ")))
      --waiting                pages whose content arrives later wait for it (\(Page.all.filter(\.arrivesLater).map(\.name).joined(separator: ", ")))
      --count NUMBER           \(values(of: "--count")): so many generated items (observers)
      --updates                pages before, during and after what they do to their tables (\(Page.all.filter { !$0.updates.isEmpty }.map(\.name).joined(separator: ", ")))
      --spoken                 pages as a screen reader reads them, a line for each element, and no pictures
      --scroll PLACE           \(values(of: "--scroll"))
      --live                   no pictures, but a web page with a phone in it
      --port NUMBER            where: \(values(of: "--port"))
      --host ADDRESS           at which address of this machine: \(values(of: "--host"))
      --watch                  builds again when a source has changed, and goes on with the new program where the old one was
      --readme                 the pictures that the READMEs show, and no others
      --samples                a picture of what each step of the chain does, for the documentation, and no others
      --output FOLDER          where to put the pictures
      --list                   the pages' names and titles
      --help                   this
    """
}
