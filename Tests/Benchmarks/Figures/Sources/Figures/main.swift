import Foundation

// Prints the table of the documentation's page on performance, once in each language, with an empty line between. With an
// argument, only one part: updates, trees, cells, search, or forms.

// Not an asynchronous main program: the runs of the main actor would be on no thread of its own.
Task { @MainActor in
  let only = CommandLine.arguments.dropFirst().first ?? ""
  var figures: [Figure] = []
  for (name, part) in parts where only.isEmpty || name == only {
    FileHandle.standardError.write(Data("Measuring \(name) …\n".utf8))
    figures += await part()
  }
  for language in Words.languages {
    for figure in figures { print(figure.line(in: language)) }
    print()
  }
  exit(0)
}
RunLoop.main.run()
