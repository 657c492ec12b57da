// Only sorting or only searching, if the first argument names it.
let name = CommandLine.arguments.dropFirst().first
if name != "searching" { Sorting.run() }
if name != "sorting" { Searching.run() }
