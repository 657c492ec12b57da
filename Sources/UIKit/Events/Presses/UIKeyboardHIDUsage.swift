/// The places of keys on a keyboard, by the numbers of the USB standard for human interface devices.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys at once.
  case keyboardErrorRollOver = 1
  /// The keyboard failed its test.
  case keyboardPOSTFail = 2
  /// An error of another kind.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The escape key.
  case keyboardEscape = 41
  /// The delete key.
  case keyboardDeleteOrBackspace = 42
  /// The tab key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key of the hyphen.
  case keyboardHyphen = 45
  /// The key of the equal sign.
  case keyboardEqualSign = 46
  /// The key of the opening bracket.
  case keyboardOpenBracket = 47
  /// The key of the closing bracket.
  case keyboardCloseBracket = 48
  /// The key of the backslash.
  case keyboardBackslash = 49
  /// The key of the number sign, outside of the US.
  case keyboardNonUSPound = 50
  /// The key of the semicolon.
  case keyboardSemicolon = 51
  /// The key of the quotes.
  case keyboardQuote = 52
  /// The key of the grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// The key of the comma.
  case keyboardComma = 54
  /// The key of the period.
  case keyboardPeriod = 55
  /// The key of the slash.
  case keyboardSlash = 56
  /// The caps lock.
  case keyboardCapsLock = 57
  /// The key F1.
  case keyboardF1 = 58
  /// The key F2.
  case keyboardF2 = 59
  /// The key F3.
  case keyboardF3 = 60
  /// The key F4.
  case keyboardF4 = 61
  /// The key F5.
  case keyboardF5 = 62
  /// The key F6.
  case keyboardF6 = 63
  /// The key F7.
  case keyboardF7 = 64
  /// The key F8.
  case keyboardF8 = 65
  /// The key F9.
  case keyboardF9 = 66
  /// The key F10.
  case keyboardF10 = 67
  /// The key F11.
  case keyboardF11 = 68
  /// The key F12.
  case keyboardF12 = 69
  /// The print screen key.
  case keyboardPrintScreen = 70
  /// The scroll lock.
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
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// The num lock.
  case keypadNumLock = 83
  /// The slash of the number pad.
  case keypadSlash = 84
  /// The asterisk of the number pad.
  case keypadAsterisk = 85
  /// The hyphen of the number pad.
  case keypadHyphen = 86
  /// The plus of the number pad.
  case keypadPlus = 87
  /// The enter key.
  case keypadEnter = 88
  /// The 1 of the number pad.
  case keypad1 = 89
  /// The 2 of the number pad.
  case keypad2 = 90
  /// The 3 of the number pad.
  case keypad3 = 91
  /// The 4 of the number pad.
  case keypad4 = 92
  /// The 5 of the number pad.
  case keypad5 = 93
  /// The 6 of the number pad.
  case keypad6 = 94
  /// The 7 of the number pad.
  case keypad7 = 95
  /// The 8 of the number pad.
  case keypad8 = 96
  /// The 9 of the number pad.
  case keypad9 = 97
  /// The 0 of the number pad.
  case keypad0 = 98
  /// The period of the number pad.
  case keypadPeriod = 99
  /// The key of the backslash, outside of the US.
  case keyboardNonUSBackslash = 100
  /// The application key.
  case keyboardApplication = 101
  /// The power key.
  case keyboardPower = 102
  /// The equal sign of the number pad.
  case keypadEqualSign = 103
  /// The key F13.
  case keyboardF13 = 104
  /// The key F14.
  case keyboardF14 = 105
  /// The key F15.
  case keyboardF15 = 106
  /// The key F16.
  case keyboardF16 = 107
  /// The key F17.
  case keyboardF17 = 108
  /// The key F18.
  case keyboardF18 = 109
  /// The key F19.
  case keyboardF19 = 110
  /// The key F20.
  case keyboardF20 = 111
  /// The key F21.
  case keyboardF21 = 112
  /// The key F22.
  case keyboardF22 = 113
  /// The key F23.
  case keyboardF23 = 114
  /// The key F24.
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
  /// The key for more volume.
  case keyboardVolumeUp = 128
  /// The key for less volume.
  case keyboardVolumeDown = 129
  /// The caps lock, as a switch.
  case keyboardLockingCapsLock = 130
  /// The num lock, as a switch.
  case keyboardLockingNumLock = 131
  /// The scroll lock, as a switch.
  case keyboardLockingScrollLock = 132
  /// The comma of the number pad.
  case keypadComma = 133
  /// The equal sign of an AS/400's number pad.
  case keypadEqualSignAS400 = 134
  /// The international key 1.
  case keyboardInternational1 = 135
  /// The international key 2.
  case keyboardInternational2 = 136
  /// The international key 3.
  case keyboardInternational3 = 137
  /// The international key 4.
  case keyboardInternational4 = 138
  /// The international key 5.
  case keyboardInternational5 = 139
  /// The international key 6.
  case keyboardInternational6 = 140
  /// The international key 7.
  case keyboardInternational7 = 141
  /// The international key 8.
  case keyboardInternational8 = 142
  /// The international key 9.
  case keyboardInternational9 = 143
  /// The language key 1.
  case keyboardLANG1 = 144
  /// The language key 2.
  case keyboardLANG2 = 145
  /// The language key 3.
  case keyboardLANG3 = 146
  /// The language key 4.
  case keyboardLANG4 = 147
  /// The language key 5.
  case keyboardLANG5 = 148
  /// The language key 6.
  case keyboardLANG6 = 149
  /// The language key 7.
  case keyboardLANG7 = 150
  /// The language key 8.
  case keyboardLANG8 = 151
  /// The language key 9.
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
  /// The control key on the left.
  case keyboardLeftControl = 224
  /// The shift key on the left.
  case keyboardLeftShift = 225
  /// The option key on the left.
  case keyboardLeftAlt = 226
  /// The command key on the left.
  case keyboardLeftGUI = 227
  /// The control key on the right.
  case keyboardRightControl = 228
  /// The shift key on the right.
  case keyboardRightShift = 229
  /// The option key on the right.
  case keyboardRightAlt = 230
  /// The command key on the right.
  case keyboardRightGUI = 231
  /// A number that stands for no key.
  case keyboard_Reserved = 65535
}
