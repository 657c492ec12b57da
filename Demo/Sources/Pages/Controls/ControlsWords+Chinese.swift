import Foundation

extension ControlsWords {
  static let chinese = ControlsWords(
    title: "控件", locale: Locale(identifier: "zh_CN"),
    buttons: "按钮", values: "数值", choices: "选择与进度", stacks: "堆栈：分布",
    alignments: "堆栈：对齐", text: "文字", styles: "文字样式", rows: "行",
    plain: "朴素", gray: "灰色", tinted: "着色", filled: "填充", save: "保存记录", delete: "删除", send: "发送", off: "以后再说",
    system: "系统", subtitle: "连同地点和时间",
    sounds: "清晨提示音", location: "共享位置", night: "夜间相机", brightness: "亮度", zoom: "变焦", count: "看到的鸟",
    periods: ["日", "周", "年"],
    pages: "第 2 页，共 5 页", searching: "正在搜索附近", upload: "已发送 3 张，共 5 张",
    dates: "日期", departure: "出发", day: "普查日", alarm: "闹钟",
    fields: "输入", species: "鸟种", placeOfSighting: "地点", code: "观鸟屋密码", removal: "删除记录…",
    removalQuestion: "要删除这条记录吗？", removalNote: "两张照片也会一起删除。",
    distributions: ["填满", "等分", "按比例", "等间距", "等中心距"],
    baselines: ["苍鹭", "14", "今天看到"],
    attributes: [
      (.plain, "一只"), (.bold, "普通翠鸟"), (.plain, "（"), (.italic, "Alcedo atthis"), (.plain, "），"), (.colored, "蓝色"),
      (.plain, "与"), (.marked, "橙色"), (.plain, "，"), (.underlined, "扎了两次水"), (.plain, "，"), (.struck, "三次"),
      (.plain, "。"), (.spaced, "疏排文字"), (.plain, "，3 km"), (.raised, "2"), (.plain, "，CO"), (.lowered, "2"),
      (.plain, "，"),
      (.large, "大字"), (.plain, "。"),
    ],
    paragraph: "天刚亮，栏杆上有霜。它在芦苇上停了很久，身下的冰都化了；随后一头扎进水里，叼起一条小鱼，贴着水面飞走了（快得来不及拍照）。",
    quotation: "“冬至前后，翠鸟孵卵，那些日子里，海面总是风平浪静。”",
    long: "鹭湖北岸的一只普通翠鸟，天刚亮，栏杆上有霜，水面上飘着一层薄雾，四周没有一点声音",
    narrow: "缩小到一行放得下为止的文字",
    styleNames: ["大标题", "标题 1", "标题 2", "标题 3", "标题", "正文", "标注", "副标题", "脚注", "说明 1", "说明 2"],
    kingfisher: "普通翠鸟", place: "鹭湖观鸟屋", note: "栏杆上有霜。扎了两次，叼起一条小鱼。", camera: "红外相机", battery: "82%",
    header: "观察记录", footer: "地点在共享前会取整到一公里。")
}
