import UIKit

/// What the steps say of the menus of rows.
struct MenuSteps<Item> {
  var menu: ((Item, Int) -> UIMenu?)?
  var preview: ((Item, Int) -> UIViewController?)?
}
