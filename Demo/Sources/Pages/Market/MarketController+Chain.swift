import TableMaker
import UIKit

extension MarketController {
  /// The table: five sections in one chain. All is empty until the market arrives.
  func makeDataSource() -> TableViewDataSource {
    let (words, pictures) = (words, pictures)
    return DataSource(tableView)
      .onScroll(by: weakSelf) { controller, _ in
        controller.showBar()
        controller.showPager()
      }

      .section("banner")
      .headerHeight(.leastNonzeroMagnitude)
      .footerHeight(.leastNonzeroMagnitude)
      .cell(BannerCell.self)
      .data(banners)
      .adapter { [weak self] cell, banners, _ in
        cell.pager.show(banners, pictures: cell.isMeasuring ? nil : pictures)
        guard !cell.isMeasuring, let self else { return }
        pager = cell.pager
        cell.pager.onTap = { [weak self] banner in self?.open(banner) }
        showPager()
      }
      .autoHeight()

      .section("categories")
      .headerHeight(.leastNonzeroMagnitude)
      .footerHeight(.leastNonzeroMagnitude)
      .cell(CategoriesCell.self)
      .data(categories)
      .adapter { [weak self] cell, categories, _ in
        cell.show(categories)
        if !cell.isMeasuring { cell.show(pictures, isNight: self?.isNight ?? false) }
        cell.onTap = { [weak self] category in self?.open(category) }
      }
      .autoHeight()

      .section("weekend")
      .header(MarketDivider.self) { [weak self] header in
        header.show(title: self?.market?.weekend.title ?? "", detail: self?.market?.weekend.detail ?? "")
      }
      .footerHeight(.leastNonzeroMagnitude)
      .cell(ActivityCell.self)
      .data(activities)
      .adapter { [weak self] cell, activity, _ in
        cell.show(activity)
        guard !cell.isMeasuring, let self else { return }
        cell.show(activity.scene.map { pictures.image(of: $0, isNight: self.isNight) })
      }
      .autoHeight()

      .section("goods")
      .header(MarketDivider.self) { [weak self] header in
        header.show(title: self?.market?.goods.title ?? "", detail: self?.market?.goods.detail ?? "")
      }
      .footerHeight(.leastNonzeroMagnitude)
      .cell(GoodCell.self)
      .data(goods)
      .adapter { [weak self] cell, good, index in
        cell.show(good, at: index, words: words)
        if !cell.isMeasuring { cell.show(pictures.image(of: good.subject, isNight: self?.isNight ?? false)) }
      }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, good, _ in controller.buy(good) }

      .section("more")
      .header(MarketDivider.self) { [weak self] header in
        header.show(title: self?.market?.more.title ?? "", detail: self?.market?.more.detail ?? "")
      }
      .footerHeight(.leastNonzeroMagnitude)
      .cell(PairCell.self)
      .data(more)
      .adapter { [weak self] cell, pair, _ in
        cell.show(pair, words: words)
        guard !cell.isMeasuring else { return }
        cell.show(pictures, isNight: self?.isNight ?? false)
        cell.onTap = { [weak self] good in self?.buy(good) }
      }
      .autoHeight()
      .make()
  }

  /// A season's banner leads to what goes on.
  private func open(_ banner: Market.Banner) { scroll(to: "weekend") }

  /// A kind of goods leads to the goods.
  private func open(_ category: Market.Category) { scroll(to: "goods") }

  private func scroll(to section: String) {
    let sections = ["banner", "categories", "weekend", "goods", "more"]
    guard let index = sections.firstIndex(of: section), tableView.numberOfRows(inSection: index) > 0 else { return }
    // The bar covers the top.
    let top = tableView.rectForHeader(inSection: index).minY - view.safeAreaInsets.top
    let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height
    tableView.setContentOffset(CGPoint(x: 0, y: max(0, min(top, end))), animated: true)
  }

  /// Puts something into the basket.
  private func buy(_ good: Market.Good) { basket.count += 1 }
}
