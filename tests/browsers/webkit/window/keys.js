// Names of keys in Playwright (DOM's `code` and `key`), in GDK, and hardware key codes, from which WebKit
// derives `event.code`.

import Gdk from 'gi://Gdk?version=3.0';

/** GDK keys by `code` or `key`, for all keys without a letter. */
export const namedKeys = {
  Backspace: Gdk.KEY_BackSpace,
  Tab: Gdk.KEY_Tab,
  Enter: Gdk.KEY_Return,
  NumpadEnter: Gdk.KEY_KP_Enter,
  Escape: Gdk.KEY_Escape,
  Delete: Gdk.KEY_Delete,
  Insert: Gdk.KEY_Insert,
  Home: Gdk.KEY_Home,
  End: Gdk.KEY_End,
  PageUp: Gdk.KEY_Page_Up,
  PageDown: Gdk.KEY_Page_Down,
  ArrowLeft: Gdk.KEY_Left,
  ArrowUp: Gdk.KEY_Up,
  ArrowRight: Gdk.KEY_Right,
  ArrowDown: Gdk.KEY_Down,
  ShiftLeft: Gdk.KEY_Shift_L,
  ShiftRight: Gdk.KEY_Shift_R,
  Shift: Gdk.KEY_Shift_L,
  ControlLeft: Gdk.KEY_Control_L,
  ControlRight: Gdk.KEY_Control_R,
  Control: Gdk.KEY_Control_L,
  AltLeft: Gdk.KEY_Alt_L,
  AltRight: Gdk.KEY_Alt_R,
  Alt: Gdk.KEY_Alt_L,
  MetaLeft: Gdk.KEY_Meta_L,
  MetaRight: Gdk.KEY_Meta_R,
  Meta: Gdk.KEY_Meta_L,
  CapsLock: Gdk.KEY_Caps_Lock,
  ContextMenu: Gdk.KEY_Menu,
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`F${i + 1}`, Gdk.KEY_F1 + i])),
};

/** Rows of a keyboard, each with the code of its first key. */
const rows = {
  9: 'Escape',
  10: 'Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace',
  23: 'Tab KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Enter',
  37: 'ControlLeft KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backquote',
  50: 'ShiftLeft Backslash KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight',
  64: 'AltLeft Space CapsLock F1 F2 F3 F4 F5 F6 F7 F8 F9 F10',
  95: 'F11 F12',
  104: 'NumpadEnter ControlRight',
  108: 'AltRight',
  110: 'Home ArrowUp PageUp ArrowLeft ArrowRight End ArrowDown PageDown Insert Delete',
  133: 'MetaLeft MetaRight ContextMenu',
};

export const hardwareKeys = Object.fromEntries(
  Object.entries(rows).flatMap(([first, codes]) =>
    codes.split(' ').map((code, index) => [code, Number(first) + index]),
  ),
);
