/// The codes of keys on a keyboard, as the USB standard for human interface devices defines them.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// An error caused by too many simultaneous keys.
  case keyboardErrorRollOver = 1
  /// An error caused by a failed self-test of the keyboard.
  case keyboardPOSTFail = 2
  /// An undefined error.
  case keyboardErrorUndefined = 3
  /// The A key.
  case keyboardA = 4
  /// The B key.
  case keyboardB = 5
  /// The C key.
  case keyboardC = 6
  /// The D key.
  case keyboardD = 7
  /// The E key.
  case keyboardE = 8
  /// The F key.
  case keyboardF = 9
  /// The G key.
  case keyboardG = 10
  /// The H key.
  case keyboardH = 11
  /// The I key.
  case keyboardI = 12
  /// The J key.
  case keyboardJ = 13
  /// The K key.
  case keyboardK = 14
  /// The L key.
  case keyboardL = 15
  /// The M key.
  case keyboardM = 16
  /// The N key.
  case keyboardN = 17
  /// The O key.
  case keyboardO = 18
  /// The P key.
  case keyboardP = 19
  /// The Q key.
  case keyboardQ = 20
  /// The R key.
  case keyboardR = 21
  /// The S key.
  case keyboardS = 22
  /// The T key.
  case keyboardT = 23
  /// The U key.
  case keyboardU = 24
  /// The V key.
  case keyboardV = 25
  /// The W key.
  case keyboardW = 26
  /// The X key.
  case keyboardX = 27
  /// The Y key.
  case keyboardY = 28
  /// The Z key.
  case keyboardZ = 29
  /// The 1 key.
  case keyboard1 = 30
  /// The 2 key.
  case keyboard2 = 31
  /// The 3 key.
  case keyboard3 = 32
  /// The 4 key.
  case keyboard4 = 33
  /// The 5 key.
  case keyboard5 = 34
  /// The 6 key.
  case keyboard6 = 35
  /// The 7 key.
  case keyboard7 = 36
  /// The 8 key.
  case keyboard8 = 37
  /// The 9 key.
  case keyboard9 = 38
  /// The 0 key.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The escape key.
  case keyboardEscape = 41
  /// The delete key.
  case keyboardDeleteOrBackspace = 42
  /// The tab key.
  case keyboardTab = 43
  /// The Space bar.
  case keyboardSpacebar = 44
  /// The hyphen key.
  case keyboardHyphen = 45
  /// The equal sign key.
  case keyboardEqualSign = 46
  /// The opening bracket key.
  case keyboardOpenBracket = 47
  /// The closing bracket key.
  case keyboardCloseBracket = 48
  /// The backslash key.
  case keyboardBackslash = 49
  /// The number sign key on keyboards outside of the US.
  case keyboardNonUSPound = 50
  /// The semicolon key.
  case keyboardSemicolon = 51
  /// The quotes key.
  case keyboardQuote = 52
  /// The grave accent key.
  case keyboardGraveAccentAndTilde = 53
  /// The comma key.
  case keyboardComma = 54
  /// The period key.
  case keyboardPeriod = 55
  /// The slash key.
  case keyboardSlash = 56
  /// The Caps Lock key.
  case keyboardCapsLock = 57
  /// The F1 key.
  case keyboardF1 = 58
  /// The F2 key.
  case keyboardF2 = 59
  /// The F3 key.
  case keyboardF3 = 60
  /// The F4 key.
  case keyboardF4 = 61
  /// The F5 key.
  case keyboardF5 = 62
  /// The F6 key.
  case keyboardF6 = 63
  /// The F7 key.
  case keyboardF7 = 64
  /// The F8 key.
  case keyboardF8 = 65
  /// The F9 key.
  case keyboardF9 = 66
  /// The F10 key.
  case keyboardF10 = 67
  /// The F11 key.
  case keyboardF11 = 68
  /// The F12 key.
  case keyboardF12 = 69
  /// The print screen key.
  case keyboardPrintScreen = 70
  /// The Scroll Lock key.
  case keyboardScrollLock = 71
  /// The pause key.
  case keyboardPause = 72
  /// The insert key.
  case keyboardInsert = 73
  /// The home key.
  case keyboardHome = 74
  /// The page up key.
  case keyboardPageUp = 75
  /// The forward delete key.
  case keyboardDeleteForward = 76
  /// The end key.
  case keyboardEnd = 77
  /// The page down key.
  case keyboardPageDown = 78
  /// The right arrow key.
  case keyboardRightArrow = 79
  /// The left arrow key.
  case keyboardLeftArrow = 80
  /// The down arrow key.
  case keyboardDownArrow = 81
  /// The up arrow key.
  case keyboardUpArrow = 82
  /// The Num Lock key.
  case keypadNumLock = 83
  /// The slash key on the numeric keypad.
  case keypadSlash = 84
  /// The asterisk key on the numeric keypad.
  case keypadAsterisk = 85
  /// The hyphen key on the numeric keypad.
  case keypadHyphen = 86
  /// The plus key on the numeric keypad.
  case keypadPlus = 87
  /// The enter key.
  case keypadEnter = 88
  /// The 1 key on the numeric keypad.
  case keypad1 = 89
  /// The 2 key on the numeric keypad.
  case keypad2 = 90
  /// The 3 key on the numeric keypad.
  case keypad3 = 91
  /// The 4 key on the numeric keypad.
  case keypad4 = 92
  /// The 5 key on the numeric keypad.
  case keypad5 = 93
  /// The 6 key on the numeric keypad.
  case keypad6 = 94
  /// The 7 key on the numeric keypad.
  case keypad7 = 95
  /// The 8 key on the numeric keypad.
  case keypad8 = 96
  /// The 9 key on the numeric keypad.
  case keypad9 = 97
  /// The 0 key on the numeric keypad.
  case keypad0 = 98
  /// The period key on the numeric keypad.
  case keypadPeriod = 99
  /// The backslash key on keyboards outside of the US.
  case keyboardNonUSBackslash = 100
  /// The application key.
  case keyboardApplication = 101
  /// The power key.
  case keyboardPower = 102
  /// The equal sign key on the numeric keypad.
  case keypadEqualSign = 103
  /// The F13 key.
  case keyboardF13 = 104
  /// The F14 key.
  case keyboardF14 = 105
  /// The F15 key.
  case keyboardF15 = 106
  /// The F16 key.
  case keyboardF16 = 107
  /// The F17 key.
  case keyboardF17 = 108
  /// The F18 key.
  case keyboardF18 = 109
  /// The F19 key.
  case keyboardF19 = 110
  /// The F20 key.
  case keyboardF20 = 111
  /// The F21 key.
  case keyboardF21 = 112
  /// The F22 key.
  case keyboardF22 = 113
  /// The F23 key.
  case keyboardF23 = 114
  /// The F24 key.
  case keyboardF24 = 115
  /// The execute key.
  case keyboardExecute = 116
  /// The help key.
  case keyboardHelp = 117
  /// The menu key.
  case keyboardMenu = 118
  /// The select key.
  case keyboardSelect = 119
  /// The stop key.
  case keyboardStop = 120
  /// The again key.
  case keyboardAgain = 121
  /// The undo key.
  case keyboardUndo = 122
  /// The cut key.
  case keyboardCut = 123
  /// The copy key.
  case keyboardCopy = 124
  /// The paste key.
  case keyboardPaste = 125
  /// The find key.
  case keyboardFind = 126
  /// The mute key.
  case keyboardMute = 127
  /// The volume up key.
  case keyboardVolumeUp = 128
  /// The volume down key.
  case keyboardVolumeDown = 129
  /// The locking Caps Lock key.
  case keyboardLockingCapsLock = 130
  /// The locking Num Lock key.
  case keyboardLockingNumLock = 131
  /// The locking Scroll Lock key.
  case keyboardLockingScrollLock = 132
  /// The comma key on the numeric keypad.
  case keypadComma = 133
  /// The equal sign key on the numeric keypad of an AS/400.
  case keypadEqualSignAS400 = 134
  /// International key 1.
  case keyboardInternational1 = 135
  /// International key 2.
  case keyboardInternational2 = 136
  /// International key 3.
  case keyboardInternational3 = 137
  /// International key 4.
  case keyboardInternational4 = 138
  /// International key 5.
  case keyboardInternational5 = 139
  /// International key 6.
  case keyboardInternational6 = 140
  /// International key 7.
  case keyboardInternational7 = 141
  /// International key 8.
  case keyboardInternational8 = 142
  /// International key 9.
  case keyboardInternational9 = 143
  /// Language key 1.
  case keyboardLANG1 = 144
  /// Language key 2.
  case keyboardLANG2 = 145
  /// Language key 3.
  case keyboardLANG3 = 146
  /// Language key 4.
  case keyboardLANG4 = 147
  /// Language key 5.
  case keyboardLANG5 = 148
  /// Language key 6.
  case keyboardLANG6 = 149
  /// Language key 7.
  case keyboardLANG7 = 150
  /// Language key 8.
  case keyboardLANG8 = 151
  /// Language key 9.
  case keyboardLANG9 = 152
  /// The alternate erase key.
  case keyboardAlternateErase = 153
  /// The system request key.
  case keyboardSysReqOrAttention = 154
  /// The cancel key.
  case keyboardCancel = 155
  /// The clear key.
  case keyboardClear = 156
  /// The prior key.
  case keyboardPrior = 157
  /// A second return key.
  case keyboardReturn = 158
  /// The separator key.
  case keyboardSeparator = 159
  /// The out key.
  case keyboardOut = 160
  /// The oper key.
  case keyboardOper = 161
  /// The clear or again key.
  case keyboardClearOrAgain = 162
  /// The CrSel or props key.
  case keyboardCrSelOrProps = 163
  /// The ExSel key.
  case keyboardExSel = 164
  /// The left control key.
  case keyboardLeftControl = 224
  /// The left shift key.
  case keyboardLeftShift = 225
  /// The left option key.
  case keyboardLeftAlt = 226
  /// The left command key.
  case keyboardLeftGUI = 227
  /// The right control key.
  case keyboardRightControl = 228
  /// The right shift key.
  case keyboardRightShift = 229
  /// The right option key.
  case keyboardRightAlt = 230
  /// The right command key.
  case keyboardRightGUI = 231
  /// A reserved value that represents no key.
  case keyboard_Reserved = 65535
}
