// Everything that the page says, in both languages.
const words = {
  en: {
    page: "Page", settings: "Settings", about: "This page is a Swift program that runs on this machine now.", sourceOfPage: "Source of this page",
    language: "Language", textSize: "Text size", dark: "Dark", rightToLeft: "Right to left",
    "size-xSmall": "Extra small", "size-small": "Small", "size-medium": "Medium", "size-large": "Large", "size-xLarge": "Extra large", "size-xxLarge": "Extra extra large", "size-xxxLarge": "Largest without accessibility",
    "size-ax1": "Accessibility 1", "size-ax2": "Accessibility 2", "size-ax3": "Accessibility 3", "size-ax4": "Accessibility 4", "size-ax5": "Largest, accessibility 5",
    device: "Device", size: "Size", width: "Width", height: "Height", rotate: "Rotate", keyboard: "On-screen keyboard",
    motion: "Motion", time: "Speed", stepped: "Stepped", step: "One step, 1/60 s",
    paused: "Time is stopped. Advance it with the button, or with Alt and the period key.",
    film: "Film of the last ten seconds", filming: "Creating the film …", filmFile: "Save the film", noFilm: "Nothing has moved yet", reduceMotion: "Reduce Motion", load: "Reload", picture: "Save a picture",
    phone: "Phone", typing: "Text input", other: "Other",
    hint: "Touch, scroll, and type as on a phone. With a mouse, hold Alt for a second touch.",
    connecting: "Connecting …",
    ended: "The program has quit, or can't be reached. When it runs again, open the address that it prints. This page keeps trying to connect.",
    refused: "This address has no valid key. Open the one that the program printed.",
    crashed: "The program has crashed.", stopped: "The program has quit.", wrote: "Its last output:",
    wroteNothing: "It printed no reason. The terminal can contain more output.",
    restart: "Start it again", restartFirst: "Start it again, with its first page",
    busy: "The page's code has blocked the program for two seconds. It continues when that code returns.",
    content: "Content of the phone", inspect: "Inspect clicked rows", listUpdates: "List updates as they come", inspector: "Row", pickRow: "Click a row on the phone.",
    noRow: "There's no table row here.", row: "Row", section: "Section", sectionName: "Name and title", item: "Item",
    addItemRow: "the row that adds an item", identity: "Identity", height: "Height", unknown: "unknown", state: "State",
    selected: "selected", expanded: "expanded", collapsed: "collapsed", level: "level", pending: "an update is pending",
    line: "Chain", source: "Source", query: "Query", cell: "Cell", place: "Position", table: "Table", dataSource: "data source",
    scroll: "Scrolled", hidden: "hidden", constraints: "Constraints",
    "height-section": "the section’s height", "height-chain": "the chain’s height", "height-closure": "the section’s heights",
    "height-cellClass": "the cell’s class", "height-measured": "measured", "height-estimated": "estimated", "height-table": "the table",
    updates: "Updates and diagnostics", noUpdates: "No table has updated yet.", diagnostic: "Diagnostic",
    came: "# inserted", went: "# deleted", moved: "# moved", changed: "# changed", sectionsCame: "sections: # inserted", sectionsWent: "sections: # deleted",
    reloaded: "Reloaded", nothingDifferent: "No differences", toldBy: "Notified by", tableItself: "the table itself", rows: "# rows now",
    reading: "reading", difference: "difference", batch: "batch", layout: "layout", drawing: "drawing",
    starting: "The new program starts …",
    "build-building": "# has changed. Building … You can use the phone during the build.", "build-failed": "The build failed. The previous program keeps running.",
    "build-starting": "Built in % s. The new program starts …", "build-built": "The new program, built in % s.",
    "build-more": "and # more", "build-hide": "Hide",
    watching: "Another window controls this phone.", take: "Control it here",
    check: "Check this page", issues: "Issues", hideIssues: "Hide the issues", noIssues: "No issue on this screen.", oneIssue: "1 issue on this screen.", countOfIssues: "# issues on this screen.",
    outdated: "The screen has changed since; check it again.",
    "issue-contrast": "Contrast", "issue-elementDetection": "Not read by VoiceOver", "issue-hitRegion": "Small touchable region", "issue-sufficientElementDescription": "No useful label",
    "issue-textClipped": "Clipped text", "issue-trait": "Wrong trait", "issue-textOverlap": "Overlapping text", "issue-layoutConflict": "Constraints", "issue-rowHeight": "Row height",
    "issue-obscured": "Covered content", "issue-unreachable": "Unreachable control", "issue-missingFont": "No font",
  },
  zh: {
    page: "页面", settings: "设置", about: "这个页面是本机上正在运行的 Swift 程序。", sourceOfPage: "这个页面的源码",
    language: "语言", textSize: "字号", dark: "深色", rightToLeft: "从右到左",
    "size-xSmall": "特小", "size-small": "小", "size-medium": "中", "size-large": "大", "size-xLarge": "特大", "size-xxLarge": "超大", "size-xxxLarge": "最大（不含辅助功能）",
    "size-ax1": "辅助功能 1", "size-ax2": "辅助功能 2", "size-ax3": "辅助功能 3", "size-ax4": "辅助功能 4", "size-ax5": "最大，辅助功能 5",
    device: "设备", size: "尺寸", width: "宽度", height: "高度", rotate: "旋转", keyboard: "显示屏幕键盘",
    motion: "动画", time: "速度", stepped: "逐步推进", step: "推进一步，1/60 秒",
    paused: "时间已暂停，逐步推进：点击按钮，或按 Alt 和句点键。",
    film: "最近十秒的动画", filming: "正在制作动画……", filmFile: "保存动画", noFilm: "还没有任何变化", reduceMotion: "减弱动态效果", load: "重新加载", picture: "保存图片",
    phone: "手机", typing: "文字输入", other: "其他",
    hint: "像在手机上一样触摸、滚动和输入。使用鼠标时，按住 Alt 增加第二个触点。",
    connecting: "正在连接……",
    ended: "程序已结束，或无法连接。程序再次运行后，请打开它打印的地址；本页会继续尝试连接。",
    refused: "这个地址没有有效的密钥。请打开程序打印的地址。",
    crashed: "程序已崩溃。", stopped: "程序已自行结束。", wrote: "它最后写下的内容：", wroteNothing: "它没有写下原因；终端里可能有更多信息。",
    restart: "重新启动", restartFirst: "重新启动，并打开第一页",
    busy: "程序执行页面代码已超过两秒，返回后会继续。",
    content: "手机显示的内容", inspect: "检查点击的行", listUpdates: "实时列出更新", inspector: "行", pickRow: "请点击手机上的一行。",
    noRow: "这里没有表格的行。", row: "行", section: "分区", sectionName: "名称和标题", item: "数据项",
    addItemRow: "用来添加数据项的行", identity: "标识", height: "高度", unknown: "未知", state: "状态",
    selected: "已选中", expanded: "已展开", collapsed: "已折叠", level: "层级", pending: "有更新等待执行",
    line: "链", source: "source", query: "搜索词", cell: "cell", place: "位置", table: "表格", dataSource: "数据源",
    scroll: "滚动位置", hidden: "隐藏", constraints: "约束",
    "height-section": "分区的 height", "height-chain": "链的 height", "height-closure": "分区的 heights",
    "height-cellClass": "cell 的类", "height-measured": "已测量", "height-estimated": "预估", "height-table": "表格",
    updates: "更新与诊断", noUpdates: "表格里还没有发生任何变化。", diagnostic: "诊断",
    came: "插入 # 行", went: "删除 # 行", moved: "移动 # 行", changed: "内容改变 # 行", sectionsCame: "插入 # 个分区", sectionsWent: "删除 # 个分区",
    reloaded: "整表重新加载", nothingDifferent: "没有差别", toldBy: "通知者：", tableItself: "表格自身", rows: "现有 # 行",
    reading: "读取", difference: "求差别", batch: "批量更新", layout: "布局", drawing: "绘制",
    starting: "新程序正在启动……",
    "build-building": "# 已改变，正在构建……这期间手机照常可用。", "build-failed": "构建失败。之前的程序仍在运行。",
    "build-starting": "构建用时 % 秒。新程序正在启动……", "build-built": "这是新程序，构建用时 % 秒。",
    "build-more": "还有 # 个", "build-hide": "隐藏",
    watching: "另一个窗口正在控制这部手机。", take: "在这里控制",
    check: "检查这个页面", issues: "问题", hideIssues: "隐藏这些问题", noIssues: "这一屏没有问题。", oneIssue: "这一屏有 1 个问题。", countOfIssues: "这一屏有 # 个问题。",
    outdated: "屏幕已经改变，请重新检查。",
    "issue-contrast": "对比度不足", "issue-elementDetection": "VoiceOver 不朗读", "issue-hitRegion": "触摸区域太小", "issue-sufficientElementDescription": "缺少可用的标签",
    "issue-textClipped": "文字被截断", "issue-trait": "特征不符", "issue-textOverlap": "文字重叠", "issue-layoutConflict": "约束", "issue-rowHeight": "行高",
    "issue-obscured": "内容被遮住", "issue-unreachable": "触摸或 VoiceOver 到不了", "issue-missingFont": "缺少字体",
  },
};

let language = (navigator.language || "en").startsWith("zh") ? "zh" : "en";

export function word(name) { return words[language][name] ?? name; }

/** Writes all words of the page in a language. */
export function speak(newLanguage) {
  if (words[newLanguage]) language = newLanguage;
  document.documentElement.lang = language === "zh" ? "zh-Hans" : "en";
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  document.querySelector("h1").textContent = word("phone");
  document.querySelector("#screen").setAttribute("aria-label", word("phone"));
  document.querySelector("#typing").setAttribute("aria-label", word("typing"));
}

export function currentLanguage() { return language; }
