extension Page {
  /// Every page, in the order in which people meet them: first the one that lists the others.
  public static let all: [Page] = [
    home, market, post, notebook, trailLog, conversation, observers, packing, jobs, booking, tides, options, steps,
    controls, updates,
  ]

  /// The pages that the first screen lists; the others are sheets for tests.
  static let listed = [
    market, post, notebook, trailLog, conversation, observers, packing, jobs, booking, tides, options, steps,
  ]

  /// The first screen: a list of the pages.
  public static let home = Page(
    "home", icon: .list,
    english: Words("TableMaker", "Every page, a tap away"),
    chinese: Words("TableMaker", "所有页面，一点即到")
  ) { language, start in HomeController(language: language, isFresh: start.isFresh) }

  /// An allotment garden's post: cells that fill themselves, a dot for what is unread, every other row tinted.
  public static let post = Page(
    "post", icon: .letter,
    english: Words("Allotment Post", "Neighbours’ letters, long and short"),
    chinese: Words("菜园来信", "邻居们的信，长长短短")
  ) { language, _ in PostController(language: language) }

  /// A harbor's market: a shop's first page, with goods that arrive after it.
  public static let market = Page(
    "market", icon: .boat, arrivesLater: true,
    english: Words("Harbour Market", "Seasons, stalls and today’s goods"),
    chinese: Words("港湾集市", "四季、摊位和今天的鲜货")
  ) { language, _ in MarketController(language: language) }

  /// A naturalist's field notebook: settings-like rows and a year of sightings.
  public static let notebook = Page(
    "notebook", icon: .kingfisher,
    english: Words("Field Notebook", "A year of sightings, with sketches"),
    chinese: Words("野外笔记", "一年的见闻，条条有速写")
  ) { language, _ in NotebookController(language: language) }

  /// A hill society's log: rows as high as their texts.
  public static let trailLog = Page(
    "trail-log", icon: .ridge, canGrow: true,
    english: Words("Trail Log", "Walks told in one line or in twelve"),
    chinese: Words("山野日志", "徒步记录，有长有短")
  ) { language, start in TrailLogController(language: language, isGrown: start.isGrown) }

  /// Walkers' conversation: a chat that begins at its end.
  public static let conversation = Page(
    "conversation", icon: .bubbles, controller: ConversationController.self, updates: ConversationController.updates,
    english: Words("Conversation", "A chat that begins at its end"),
    chinese: Words("对话", "从最新一条开始的聊天")
  ) { language, _ in Conversation.page(in: language) }

  /// A society's observers: searched, sorted, grouped, with an index.
  public static let observers = Page(
    "observers", icon: .magnifier, updates: ObserversController.updates,
    english: Words("Observers", "Names found as you type them"),
    chinese: Words("观察员", "中外姓名，边输入边查找")
  ) { language, start in ObserversController(language: language, count: start.count) }

  /// The things to take on a walk: the user deletes, swipes, and moves them, and undoes the changes.
  public static let packing = Page(
    "packing", icon: .rucksack, updates: PackingListController.updates,
    english: Words("Packing List", "Swiped, moved, undone by hand"),
    chinese: Words("行李清单", "轻扫、移动、撤销，全凭手指")
  ) { language, _ in PackingListController(language: language) }

  /// A workshop's jobs, by days, in a database that is observed.
  public static let jobs = Page(
    "jobs", icon: .wheel, updates: WorkshopController.updates,
    english: Words("Workshop Jobs", "A database, shown as it changes"),
    chinese: Words("维修工单", "数据库一变，列表跟着变")
  ) { language, start in WorkshopController(language: language, isFresh: start.isFresh) }

  /// Harbor offices' bulletins, page by page from a server.
  public static let tides = Page(
    "tides", icon: .waves, updates: TideBulletinsController.updates,
    english: Words("Tide Bulletins", "Page by page from a slow server"),
    chinese: Words("潮汐通报", "分页载入，可刷新、可重试")
  ) { language, _ in TideBulletinsController(language: language) }

  /// A booking of a boat for a day, in a form with rows that are bound to a draft.
  public static let booking = Page(
    "booking", icon: .lifebuoy, updates: BoatBookingController.updates,
    english: Words("Boat Booking", "A form that says what is wrong"),
    chinese: Words("订船", "哪里填错，一看便知")
  ) { language, _ in BoatBookingController(language: language) }

  /// Rows that change their own table.
  public static let options = Page(
    "options", icon: .places, canGrow: true, updates: OptionsController.updates,
    english: Words("Options", "Sections that come, go and swap"),
    chinese: Words("选项", "会出现、隐藏、换位的分区")
  ) { language, start in OptionsController(language: language, isGrown: start.isGrown) }

  /// The steps of the chain, each at work next to its source.
  public static let steps = Page(
    "steps", icon: .steps, updates: StepGalleryController.updates,
    english: Words("Gallery of Steps", "Each step at work, and its source"),
    chinese: Words("步骤一览", "每个步骤，连同它的源码")
  ) { language, _ in StepGalleryController(language: language) }

  /// A sheet of controls, stacks and texts, to see how they look.
  public static let controls = Page(
    "controls", icon: .controls, updates: ControlsController.updates,
    english: Words("Controls", "Buttons, sliders, stacks and texts"),
    chinese: Words("控件", "按钮、滑块、布局和文字样式")
  ) { language, _ in ControlsController(language: language) }

  /// Every row animation, at five instants of one update.
  public static let updates = Page(
    "updates", icon: .film,
    english: Words("Updates", "Every row animation, stopped"),
    chinese: Words("更新动画", "每一种行动画，逐刻停住")
  ) { language, _ in UpdatesController(language: language) }
}
