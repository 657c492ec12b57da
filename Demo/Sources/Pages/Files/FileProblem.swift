import Foundation

/// An error in reading a page's file, and its place.
struct FileProblem: Error, Equatable {
  /// The place in the file, as in `sightings[12].date`; empty for the file as a whole.
  let place: String
  let complaint: Complaint

  /// The kinds of errors at a place.
  enum Complaint: Equatable {
    case fileMissing
    /// The text is not JSON from this line on; without a line, from the start.
    case notJSON(line: Int?)
    case missing
    case empty
    case expected(Format)
    case unreadable(Format, String)
    case unknown(String, known: [String])
  }

  /// The types of values in a file.
  enum Format: Equatable {
    case text, number, flag, list, object, date, day, color, timeZone
  }
}

extension FileProblem {
  init(_ complaint: Complaint, at path: [any CodingKey]) {
    self.init(place: Self.place(path), complaint: complaint)
  }

  /// Creates a problem, with its place, from a decoder's error.
  init(_ error: any Error, reading data: Data) {
    switch error {
    case let problem as FileProblem: self = problem
    case DecodingError.keyNotFound(let key, let context): self.init(.missing, at: context.codingPath + [key])
    case DecodingError.valueNotFound(_, let context): self.init(.empty, at: context.codingPath)
    case DecodingError.typeMismatch(let type, let context):
      self.init(.expected(Self.format(of: type)), at: context.codingPath)
    case DecodingError.dataCorrupted(let context):
      self.init(.notJSON(line: JSONSyntax.lineOfFirstMistake(in: data)), at: context.codingPath)
    default: self.init(.notJSON(line: nil), at: [])
    }
  }

  /// Writes a coding path as one would in code: `sightings[12].date`.
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func format(of type: any Any.Type) -> Format {
    switch type {
    case is String.Type: .text
    case is Bool.Type: .flag
    case is Int.Type, is Double.Type: .number
    case is [Any].Type: .list
    default: .object
    }
  }
}
