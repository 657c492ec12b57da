import UIKit

/// The row with the kinds of goods: pages of four by two tiles, or of two by two where the text is very large.
final class CategoriesCell: UITableViewCell {
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private var tiles: [CategoryTile] = []
  private var categories: [Market.Category] = []
  private var shownWidth: CGFloat = 0

  /// Called with the kind that was tapped.
  var onTap: ((Market.Category) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = MarketColors.ground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    pageControl.hidesForSinglePage = true
    pageControl.pageIndicatorTintColor = MarketColors.line
    pageControl.currentPageIndicatorTintColor = MarketColors.tint
    pageControl.addAction(UIAction { [weak self] _ in self?.showCurrentPage(animated: true) }, for: .valueChanged)
    contentView.addSubview(scrollView)
    contentView.addSubview(pageControl)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: CategoriesCell, _) in
      cell.shownWidth = 0
      cell.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows kinds of goods, without their pictures.
  func show(_ categories: [Market.Category]) {
    guard categories != self.categories else { return }
    self.categories = categories
    for tile in tiles { tile.removeFromSuperview() }
    tiles = categories.map { category in
      let tile = CategoryTile(category)
      tile.addAction(UIAction { [weak self] _ in self?.onTap?(category) }, for: .touchUpInside)
      scrollView.addSubview(tile)
      return tile
    }
    pageControl.currentPage = 0
    shownWidth = 0
    setNeedsLayout()
  }

  /// Shows the kinds' pictures, by day or by night.
  func show(_ pictures: MarketPictures, isNight: Bool) {
    for (tile, category) in zip(tiles, categories) {
      tile.image = pictures.icon(of: category.subject, isNight: isNight)
    }
  }

  // MARK: Layout

  /// Room above the first row of tiles, between rows, and below the last.
  private static let top: CGFloat = 20
  private static let gap: CGFloat = 16
  private static let foot: CGFloat = 36

  private var columns: Int { traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 4 }
  private var pages: Int { (categories.count + 2 * columns - 1) / (2 * columns) }

  private func tileWidth(in width: CGFloat) -> CGFloat { (width - 2 * margin) / CGFloat(columns) }

  /// Tiles keep half of the table's margin, as they have room around their pictures.
  private var margin: CGFloat { 8 }

  /// The rows of all pages are as high as the highest tile.
  private func tileHeight(in width: CGFloat) -> CGFloat {
    tiles.map { $0.sizeThatFits(CGSize(width: tileWidth(in: width), height: 0)).height }.max() ?? 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !tiles.isEmpty else { return CGSize(width: size.width, height: 1) }
    let rows: CGFloat = categories.count > columns ? 2 : 1
    let height = Self.top + rows * tileHeight(in: size.width) + (rows - 1) * Self.gap
    return CGSize(width: size.width, height: height + (pages > 1 ? Self.foot : Self.top))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: CGFloat(pages) * bounds.width, height: bounds.height)
    pageControl.numberOfPages = pages
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = tileWidth(in: bounds.width)
    let height = tileHeight(in: bounds.width)
    for (index, tile) in tiles.enumerated() {
      let (page, place) = index.quotientAndRemainder(dividingBy: 2 * columns)
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      let frame = CGRect(
        x: CGFloat(page) * bounds.width + margin + CGFloat(column) * width,
        y: Self.top + CGFloat(row) * (height + Self.gap), width: width, height: height)
      tile.frame = isMirrored ? frame.mirrored(in: scrollView.contentSize.width) : frame
    }
    let dots = pageControl.sizeThatFits(bounds.size)
    pageControl.frame = CGRect(
      x: (bounds.width - dots.width) / 2, y: bounds.height - dots.height - 4, width: dots.width, height: dots.height)
    guard bounds.width != shownWidth else { return }
    shownWidth = bounds.width
    showCurrentPage(animated: false)
  }

  private func offset(of page: Int) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGFloat(isMirrored ? pages - 1 - page : page) * contentView.bounds.width
  }

  private func showCurrentPage(animated: Bool) {
    scrollView.setContentOffset(CGPoint(x: offset(of: pageControl.currentPage), y: 0), animated: animated)
  }
}

extension CategoriesCell: UIScrollViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { takePage() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { takePage() }
  }

  private func takePage() {
    let place = scrollView.contentOffset.x
    let nearest = (0..<pages).min { abs(offset(of: $0) - place) < abs(offset(of: $1) - place) }
    pageControl.currentPage = nearest ?? 0
  }
}
