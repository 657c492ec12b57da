import TableMaker
import UIKit

func advice(_ diagnostic: Diagnostic) -> String {
  switch diagnostic.kind {
  case .duplicateSection: "\(diagnostic.place)"
  case .dataSourceNotRetained: diagnostic.message
  }
}
