import Foundation

extension ControlsWords {
  static let arabic = ControlsWords(
    title: "عناصر التحكم", locale: Locale(identifier: "ar_EG"),
    buttons: "الأزرار", values: "القيم", choices: "الخيارات والتقدم", stacks: "المكدسات: التوزيع",
    alignments: "المكدسات: المحاذاة", text: "النص", styles: "أنماط النص", rows: "الصفوف",
    plain: "بسيط", gray: "رمادي", tinted: "ملون", filled: "ممتلئ", save: "حفظ المشاهدة", delete: "حذف",
    send: "إرسال", off: "ليس الآن", system: "النظام", subtitle: "مع المكان والوقت",
    sounds: "أصوات الفجر", location: "مشاركة المكان", night: "كاميرا ليلية", brightness: "السطوع", zoom: "التكبير",
    count: "الطيور المرئية",
    periods: ["يوم", "أسبوع", "سنة"],
    pages: "الصفحة ٢ من ٥", searching: "جار البحث في الجوار", upload: "أرسلت ٣ صور من ٥",
    dates: "التواريخ", departure: "المغادرة", day: "يوم العد", alarm: "المنبه",
    fields: "الحقول", species: "النوع", placeOfSighting: "المكان", code: "رمز المخبأ", removal: "حذف المشاهدة…",
    removalQuestion: "حذف هذه المشاهدة؟", removalNote: "تحذف معها صورتاها.",
    distributions: ["ملء", "ملء بالتساوي", "ملء بالتناسب", "تباعد متساو", "مراكز متساوية"],
    baselines: ["بلشون", "١٤", "اليوم"],
    attributes: [
      (.plain, "طائر "), (.bold, "الرفراف"), (.plain, "، "), (.italic, "Alcedo atthis"), (.plain, "، "),
      (.colored, "أزرق"), (.plain, " و"), (.marked, "برتقالي"), (.plain, "، "), (.underlined, "غطس مرتين"),
      (.plain, "، "), (.struck, "ثلاث مرات"), (.plain, ". "), (.spaced, "ABC"), (.plain, "، 10"), (.raised, "th"),
      (.plain, "، CO"), (.lowered, "2"), (.plain, "، "), (.large, "كبير"), (.plain, "."),
    ],
    paragraph:
      "صقيع على السياج عند أول الضوء. جلس على القصبة طويلا حتى ذاب الجليد تحته، ثم غطس وخرج بسمكة صغيرة وطار منخفضا فوق الماء.",
    quotation: "«أيام الرفراف هي الأيام التي يحضن فيها بيضه والبحر ساكن.»",
    long: "رفراف عند الضفة الشمالية لبحيرة البلشون عند أول الضوء في صباح بارد كثير الصقيع",
    narrow: "يصغر حتى يتسع له سطره الواحد",
    styleNames: [
      "عنوان كبير", "عنوان ١", "عنوان ٢", "عنوان ٣", "ترويسة", "متن", "تعليق", "ترويسة فرعية", "حاشية", "شرح ١",
      "شرح ٢",
    ],
    kingfisher: "الرفراف الشائع", place: "مخبأ بحيرة البلشون", note: "صقيع على السياج. غطس مرتين وخرج بسمكة صغيرة.",
    camera: "كاميرا مراقبة", battery: "٨٢ ٪",
    header: "المشاهدات", footer: "تقرب الأماكن إلى كيلومتر قبل مشاركتها.")
}
