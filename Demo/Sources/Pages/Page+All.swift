extension Page {
  /// Every page, in the order in which people meet them.
  public static let all: [Page] = [notebook, trailLog, controls]

  /// A naturalist's field notebook: settings-like rows and a year of sightings.
  public static let notebook = Page(
    "notebook",
    english: Words("Field Notebook", "A year of sightings, each with its sketch"),
    chinese: Words("野外笔记", "一年的见闻，条条有速写")
  ) { language, _ in NotebookController(language: language) }

  /// A hill society's log: rows as high as their texts.
  public static let trailLog = Page(
    "trail-log", canGrow: true,
    english: Words("Trail Log", "Walks told in one line or in twelve"),
    chinese: Words("山野日志", "徒步记录，有长有短")
  ) { language, isGrown in TrailLogController(language: language, isGrown: isGrown) }

  /// A sheet of controls, stacks and texts, to see how they look.
  public static let controls = Page(
    "controls",
    english: Words("Controls", "Buttons, sliders, stacks and styles of text"),
    chinese: Words("控件", "按钮、滑块、布局和文字样式")
  ) { language, _ in ControlsController(language: language) }
}
