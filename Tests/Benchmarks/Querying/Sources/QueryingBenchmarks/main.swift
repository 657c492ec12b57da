// Sorting or searching alone, if it is named.
let name = CommandLine.arguments.dropFirst().first
if name != "searching" { Sorting.run() }
if name != "sorting" { Searching.run() }
