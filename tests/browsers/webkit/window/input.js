// Mouse, wheel and keyboard. Events are created here and passed to the view's own handlers, as GTK does:
// the page trusts them, whichever window has the focus and wherever the X pointer is. Touch is not
// possible: GTK's touch events need a device, and Xvfb has none.

import Gdk from 'gi://Gdk?version=3.0';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

import { hardwareKeys, namedKeys } from './keys.js';

const handlers = WebKit2.WebView.prototype;
const buttonNumbers = { left: 1, middle: 2, right: 3 };

export function mouse(view, { type, x, y, button, buttons = 0, modifiers = 0, clickCount = 1 }) {
  const place = { ...common(view), x, y, x_root: x, y_root: y, device: pointer() };
  const state = modifierState(modifiers) | buttonState(buttons);
  if (type === 'move') {
    const event = fill(new Gdk.EventMotion(), {
      type: Gdk.EventType.MOTION_NOTIFY,
      ...place,
      state,
    });
    handlers.vfunc_motion_notify_event.call(view, event);
    return;
  }
  const number = buttonNumbers[button] ?? 1;
  const own = Gdk.ModifierType.BUTTON1_MASK << (number - 1);
  if (type === 'down') {
    // WebKit counts clicks itself; two quick ones become a double click only on request.
    Gtk.Settings.get_default().gtk_double_click_time = clickCount > 1 ? 10_000 : 0;
    const pressed = { type: Gdk.EventType.BUTTON_PRESS, state: state & ~own, button: number };
    handlers.vfunc_button_press_event.call(
      view,
      fill(new Gdk.EventButton(), { ...place, ...pressed }),
    );
  } else {
    const released = { type: Gdk.EventType.BUTTON_RELEASE, state: state | own, button: number };
    handlers.vfunc_button_release_event.call(
      view,
      fill(new Gdk.EventButton(), { ...place, ...released }),
    );
  }
}

export function wheel(view, { x, y, deltaX, deltaY, modifiers = 0 }) {
  // WebKit scrolls in GTK's steps, each of which moves by this power of the view's size. It truncates
  // fractions, so a value slightly too small would lose a pixel.
  const steps = (delta, size) => (delta ? delta + 0.01 : 0) / Math.floor(size ** (2 / 3));
  const event = fill(new Gdk.EventScroll(), {
    ...common(view),
    type: Gdk.EventType.SCROLL,
    x,
    y,
    x_root: x,
    y_root: y,
    device: pointer(),
    state: modifierState(modifiers),
    direction: Gdk.ScrollDirection.SMOOTH,
    delta_x: steps(deltaX, view.get_allocated_width()),
    delta_y: steps(deltaY, view.get_allocated_height()),
  });
  handlers.vfunc_scroll_event.call(view, event);
}

export function key(view, { type, key: name, code, modifiers = 0 }) {
  const keyval = namedKeys[code] ?? namedKeys[name] ?? Gdk.unicode_to_keyval(name.codePointAt(0));
  const event = fill(new Gdk.EventKey(), {
    ...common(view),
    type: type === 'keyDown' ? Gdk.EventType.KEY_PRESS : Gdk.EventType.KEY_RELEASE,
    state: modifierState(modifiers),
    keyval,
    hardware_keycode: hardwareKeys[code] ?? 0,
  });
  if (type === 'keyDown') handlers.vfunc_key_press_event.call(view, event);
  else handlers.vfunc_key_release_event.call(view, event);
}

/** Every window behaves as if it had the focus, like Playwright's pages. */
export function focus(window, view) {
  const event = fill(new Gdk.EventFocus(), {
    type: Gdk.EventType.FOCUS_CHANGE,
    window: window.get_window(),
    in: 1,
  });
  view.grab_focus();
  Gtk.Window.prototype.vfunc_focus_in_event.call(window, event);
}

function common(view) {
  return { window: view.get_window(), send_event: 0, time: GLib.get_monotonic_time() / 1000 };
}

function pointer() {
  return Gdk.Display.get_default().get_default_seat().get_pointer();
}

/** Playwright's bit mask: Shift, Control, Alt, Meta. */
function modifierState(modifiers) {
  const { SHIFT_MASK, CONTROL_MASK, MOD1_MASK, META_MASK } = Gdk.ModifierType;
  return [SHIFT_MASK, CONTROL_MASK, MOD1_MASK, META_MASK].reduce(
    (state, mask, bit) => (modifiers & (1 << bit) ? state | mask : state),
    0,
  );
}

/** Playwright's bit mask: left, right, middle. */
function buttonState(buttons) {
  const { BUTTON1_MASK, BUTTON2_MASK, BUTTON3_MASK } = Gdk.ModifierType;
  return [BUTTON1_MASK, BUTTON3_MASK, BUTTON2_MASK].reduce(
    (state, mask, bit) => (buttons & (1 << bit) ? state | mask : state),
    0,
  );
}

function fill(event, fields) {
  return Object.assign(event, fields);
}
