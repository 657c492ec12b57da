import Foundation

extension SystemWords {
  /// The title of the current day in a date picker.
  static var today: String { word(in: todayWords) }

  /// The title of the row that contains the button for the time.
  static var time: String { word(in: timeWords) }

  /// The labels of a date picker's texts and buttons.
  static var datePicker: String { word(in: datePickerWords) }
  static var timePicker: String { word(in: timePickerWords) }
  static var nextMonth: String { word(in: nextMonthWords) }
  static var previousMonth: String { word(in: previousMonthWords) }

  /// Returns the hours of a countdown, with their number.
  static func hours(_ number: String) -> String { "\(number) \(word(in: number == "1" ? hourWords : hoursWords))" }
  static func minutes(_ number: String) -> String { "\(number) \(word(in: minutesWords))" }

  private static let todayWords = [
    "en": "Today", "zh-Hans": "今天", "zh-Hant": "今天", "ja": "今日", "ko": "오늘", "de": "Heute", "fr": "Aujourd’hui",
    "es": "Hoy", "it": "Oggi", "ar": "اليوم",
  ]

  private static let timeWords = [
    "en": "Time", "zh-Hans": "时间", "zh-Hant": "時間", "ja": "時刻", "ko": "시간", "de": "Uhrzeit", "fr": "Heure",
    "es": "Hora", "it": "Ora", "ar": "الوقت",
  ]

  private static let datePickerWords = [
    "en": "Date Picker", "zh-Hans": "日期选择器", "zh-Hant": "日期選擇器", "ja": "日付ピッカー", "ko": "날짜 선택기",
    "de": "Datumsauswahl", "fr": "Sélecteur de date", "es": "Selector de fecha", "it": "Selettore data",
    "ar": "منتقي التاريخ",
  ]

  private static let timePickerWords = [
    "en": "Time Picker", "zh-Hans": "时间选择器", "zh-Hant": "時間選擇器", "ja": "時刻ピッカー", "ko": "시간 선택기",
    "de": "Zeitauswahl", "fr": "Sélecteur d’heure", "es": "Selector de hora", "it": "Selettore ora",
    "ar": "منتقي الوقت",
  ]

  private static let nextMonthWords = [
    "en": "Next Month", "zh-Hans": "下个月", "zh-Hant": "下個月", "ja": "次の月", "ko": "다음 달", "de": "Nächster Monat",
    "fr": "Mois suivant", "es": "Mes siguiente", "it": "Mese successivo", "ar": "الشهر التالي",
  ]

  private static let previousMonthWords = [
    "en": "Previous Month", "zh-Hans": "上个月", "zh-Hant": "上個月", "ja": "前の月", "ko": "이전 달",
    "de": "Vorheriger Monat", "fr": "Mois précédent", "es": "Mes anterior", "it": "Mese precedente",
    "ar": "الشهر السابق",
  ]

  private static let hourWords = [
    "en": "hour", "zh-Hans": "小时", "zh-Hant": "小時", "ja": "時間", "ko": "시간", "de": "Std.", "fr": "heure",
    "es": "hora", "it": "ora", "ar": "ساعة",
  ]

  private static let hoursWords = [
    "en": "hours", "zh-Hans": "小时", "zh-Hant": "小時", "ja": "時間", "ko": "시간", "de": "Std.", "fr": "heures",
    "es": "horas", "it": "ore", "ar": "ساعات",
  ]

  private static let minutesWords = [
    "en": "min", "zh-Hans": "分钟", "zh-Hant": "分鐘", "ja": "分", "ko": "분", "de": "Min.", "fr": "min", "es": "min",
    "it": "min", "ar": "دقيقة",
  ]
}
