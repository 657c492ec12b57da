import Foundation

extension Page {
  /// The names that a link to a part of a page may use: the headings as GitHub spells them, in order.
  var anchors: [String] {
    var counts: [String: Int] = [:]
    return prose.split(separator: "\n").compactMap { line in
      guard let mark = line.prefixMatch(of: #/\#+ /#) else { return nil }
      let words = line[mark.range.upperBound...].replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
      let kept = words.lowercased().unicodeScalars.filter { scalar in
        scalar == " " || scalar == "-" || scalar == "_" || CharacterSet.alphanumerics.contains(scalar)
      }
      let anchor = String(String.UnicodeScalarView(kept)).replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      return count == 0 ? anchor : "\(anchor)-\(count)"
    }
  }

  /// The links that name a heading; the file is empty for one of this page.
  var fragments: [(file: String, anchor: String)] {
    prose.matches(of: #/\]\(([^)#:]*)#([^)]+)\)/#).map { (String($0.1), String($0.2)) }
  }

  /// The files of the pictures, in order.
  var pictures: [String] {
    prose.matches(of: #/!\[[^\]]*\]\(([^)]+)\)|(?:<img src|srcset)="([^"]+)"/#).map { String($0.1 ?? $0.2 ?? "") }
  }
}
