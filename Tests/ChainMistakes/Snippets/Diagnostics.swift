import TableMaker
import UIKit

func told(_ diagnostic: Diagnostic) -> String {
  switch diagnostic {
  case .duplicateSection(let name, _, _): name
  case .notKept: "not kept"
  default: "\(diagnostic)"
  }
}
func height(_ height: Diagnostic.Height) -> Int {
  switch height {
  case .row: 0
  case .estimatedRow: 1
  case .header: 2
  case .footer: 3
  }
}
