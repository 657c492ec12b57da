import Foundation

extension SyllableTable {
  /// A small table, written for this package.
  public static let standard = SyllableTable(
    candidates: Dictionary(
      uniqueKeysWithValues: lines.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":")
        guard parts.count == 2 else { return nil }
        return (
          parts[0].trimmingCharacters(in: .whitespaces),
          parts[1].split(separator: " ").map(String.init)
        )
      }))

  private static let lines = """
    a: 啊 阿
    ai: 爱 哀 矮
    an: 安 按 案
    ba: 吧 八 把 爸
    bai: 白 百 拜
    ban: 办 半 班 版
    bang: 帮 棒
    bao: 包 报 抱 宝
    bei: 被 北 杯 背
    ben: 本 笨
    bi: 比 笔 必
    bian: 边 变 便
    biao: 表 标
    bie: 别
    bing: 病 冰 并
    bo: 播 波
    bu: 不 部 步
    cai: 才 菜 猜
    can: 参 餐
    cha: 查 茶 差
    chang: 长 常 唱
    che: 车
    cheng: 成 城 程
    chi: 吃 迟
    chu: 出 处 除
    chuan: 穿 船 传
    ci: 次 词 此
    cong: 从
    cuo: 错
    da: 大 打 达
    dai: 带 代
    dan: 但 单 蛋
    dao: 到 道 倒
    de: 的 得 地
    deng: 等 灯
    di: 地 第 低 弟
    dian: 点 电 店
    dong: 东 动 懂 冬
    dou: 都 豆
    du: 读 度
    dui: 对 队
    duo: 多 朵
    e: 饿 额
    er: 二 儿 而
    fa: 发 法
    fan: 饭 反 翻
    fang: 方 放 房
    fei: 飞 非 费
    fen: 分 份
    feng: 风 封
    fu: 服 福 父 付
    gan: 干 感 敢
    gang: 刚 港
    gao: 高 告
    ge: 个 歌 哥
    gei: 给
    gen: 跟 根
    gong: 工 公 共
    gou: 够 狗
    guan: 关 管 馆
    guo: 过 国 果
    hai: 还 海 孩
    han: 汉 寒
    hao: 好 号
    he: 和 喝 河
    hei: 黑
    hen: 很
    hong: 红
    hou: 后 候
    hua: 话 花 化 画
    huan: 换 欢 还
    hui: 会 回 灰
    huo: 或 火 活
    ji: 几 机 记 鸡
    jia: 家 加 假
    jian: 见 件 间
    jiang: 讲 将
    jiao: 叫 教 交
    jie: 姐 接 街 节 界
    jin: 今 进 近
    jing: 京 经 静
    jiu: 就 九 酒
    ju: 句 具
    jue: 觉 决
    kai: 开
    kan: 看
    ke: 可 课 客
    kou: 口
    kuai: 快 块
    la: 啦 拉
    lai: 来
    lao: 老
    le: 了 乐
    lei: 累 类
    li: 里 力 离 李
    lian: 脸 连
    liang: 两 亮
    liao: 聊 了
    lin: 林 邻
    ling: 零 领
    liu: 六 留
    lu: 路 绿
    ma: 吗 妈 马
    mai: 买 卖
    man: 慢 满
    mao: 猫 毛
    me: 么
    mei: 没 美 每
    men: 们 门
    mian: 面
    ming: 明 名
    mu: 木 母 目
    na: 那 哪 拿
    nan: 男 南 难
    ne: 呢
    neng: 能
    ni: 你 呢 尼
    nian: 年 念
    nin: 您
    niu: 牛
    nü: 女
    nv: 女
    pa: 怕
    pao: 跑
    peng: 朋 碰
    pian: 片 篇
    piao: 票 漂
    ping: 平 瓶
    qi: 起 七 其 气
    qian: 前 钱 千
    qing: 请 清 情
    qu: 去 取
    quan: 全
    ran: 然
    re: 热
    ren: 人 认
    ri: 日
    san: 三
    shan: 山
    shang: 上 商
    shao: 少 烧
    shei: 谁
    shen: 什 身 深
    sheng: 生 声
    shi: 是 时 事 十 世 师
    shou: 手 收
    shu: 书 数 树
    shui: 水 睡 谁
    shuo: 说
    si: 四 思
    song: 送
    sui: 岁 虽
    suo: 所
    ta: 他 她 它
    tai: 太 台
    tian: 天 田 甜
    ting: 听 停
    tong: 同 通
    tou: 头
    wa: 哇
    wai: 外
    wan: 完 玩 晚 万
    wang: 王 往 忘
    wei: 为 位 喂
    wen: 问 文
    wo: 我
    wu: 五 无 午
    xi: 西 喜 洗 系
    xia: 下 夏
    xian: 先 现
    xiang: 想 向 像
    xiao: 小 笑
    xie: 谢 写 些
    xin: 新 心 信
    xing: 行 姓 星
    xue: 学 雪
    yang: 样 羊
    yao: 要 药
    ye: 也 夜 叶
    yi: 一 以 已 意
    yin: 因 音
    ying: 应 英 迎
    you: 有 又 友
    yu: 鱼 雨 语
    yuan: 元 远 园
    yue: 月 越
    zai: 在 再
    zao: 早
    ze: 则
    zen: 怎
    zhan: 站
    zhang: 张 长
    zhao: 找 照
    zhe: 这 着
    zhen: 真
    zheng: 正
    zhi: 知 只 之
    zhong: 中 种 重
    zhou: 周
    zhu: 住 主 祝
    zhuo: 桌
    zi: 子 字 自
    zou: 走
    zui: 最 嘴
    zuo: 做 坐 作 昨
    ni hao: 你好
    nin hao: 您好
    ni men: 你们
    wo men: 我们
    ta men: 他们 她们
    da jia: 大家
    da jia hao: 大家好
    zao shang: 早上
    zao shang hao: 早上好
    wan shang: 晚上
    wan shang hao: 晚上好
    wan an: 晚安
    zai jian: 再见
    xie xie: 谢谢
    bu ke qi: 不客气
    dui bu qi: 对不起
    mei guan xi: 没关系
    mei shi: 没事
    qing wen: 请问
    huan ying: 欢迎
    jin tian: 今天
    ming tian: 明天
    zuo tian: 昨天
    zhong guo: 中国
    zhong wen: 中文
    ying wen: 英文
    bei jing: 北京
    shang hai: 上海
    peng you: 朋友
    lao shi: 老师
    xue sheng: 学生
    shi jie: 世界
    ni hao ma: 你好吗
    shen me: 什么
    zen me: 怎么
    zen me yang: 怎么样
    hao de: 好的
    ke yi: 可以
    xi huan: 喜欢
    gao xing: 高兴
    sheng ri: 生日
    kuai le: 快乐
    sheng ri kuai le: 生日快乐
    xin nian: 新年
    xin nian kuai le: 新年快乐
    guan xi: 关系
    ke qi: 客气
    """
}
