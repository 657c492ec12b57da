// Events and questions of rows, cells, headers and of scrolling; what cells have in addition to their content.
import TableMaker
import UIKit

@MainActor func events(_ tableView: UITableView, _ goods: [Goods]) -> TableViewDataSource {
  DataSource(tableView)
    .onBeginDragging { scrollView in print(scrollView.contentOffset) }
    .onEndDragging { scrollView, decelerates in print(decelerates) }
    .onBeginDecelerating { scrollView in print(scrollView.contentOffset) }
    .onEndDecelerating { scrollView in print(scrollView.contentOffset) }
    .onEndScrollingAnimation { scrollView in print(scrollView.contentOffset) }
    .scrollAnchor(.bottom)
    .onReachEnd { print("the end") }
    .multipleSelection(beginsOnLongPress: true)
    .onSelectionChange { selection in print(selection.count) }
    .onInsetChange { scrollView in print(scrollView.adjustedContentInset) }
    .onScrollToTop { scrollView in print(scrollView.contentOffset) }
    .shouldScrollToTop { scrollView in scrollView.contentOffset.y > 100 }
    .scrollTargets { scrollView, velocity, target in CGPoint(x: 0, y: target.y) }
    .onUpdate { update in print(update.insertedRows) }
    .heightCacheLimit(500)
    .animationLimit(200)
    .measuresAhead(false)
    .section()
    .cell(GoodsCell.self)
    .data(goods)
    .adapter { cell, goods, _ in cell.show(goods) }
    .onHighlight { goods, index in print(goods.name, index) }
    .onUnhighlight { goods, index in print(goods.name, index) }
    .onAccessoryTap { goods, index in print(goods.name, index) }
    .shouldHighlight { goods, index in
      goods.stock > index  // highlight
    }
    .shouldDeselect { goods, index in goods.stock > index }
    .onDisplay { cell, goods, index in
      cell.show(goods)  // again
    }
    .onEndDisplay { cell, goods, index in print(goods.name, cell) }
    .onDisplayHeader { header in print(header.frame) }
    .onDisplayFooter { footer in print(footer.frame) }
    .accessory(.disclosureIndicator)
    .accessories { goods, index in goods.stock > index ? .checkmark : .none }
    .indentation(1)
    .indentations { goods, index in goods.stock % 2 + 1 }
    .separatorInset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    .separatorInsets { goods, index in UIEdgeInsets(top: 0, left: goods.price, bottom: 0, right: 0) }
    .headers(NoteHeader.self) { header, goods in header.label.text = "\(goods.count * 2)" }
    .footers(NoteHeader.self) { footer, goods in footer.label.text = goods.first?.name }
    .headerHeights { goods in goods.isEmpty ? 0 : 30 }
    .footerHeights { goods in CGFloat(goods.count) }
    .footerTitles { goods in goods.last?.name }
    .make()
}
