// Requests of WebKit to a window: whether to load something, grant a permission, show a dialog.

import Gdk from 'gi://Gdk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import { writeLine } from './line.js';

export function decide(page, decision, type) {
  if (page.held) {
    page.held.push(decision);
    return true;
  }
  const { NAVIGATION_ACTION, RESPONSE } = WebKit2.PolicyDecisionType;
  if (type === NAVIGATION_ACTION && asksForTab(decision.get_navigation_action())) {
    const address = decision.get_navigation_action().get_request().get_uri();
    decision.ignore();
    page.openTab(address);
    return true;
  }
  if (type === RESPONSE) {
    const headers = decision.get_response().get_http_headers();
    const attached = headers?.get_one('Content-Disposition')?.startsWith('attachment');
    if (attached || !decision.is_mime_type_supported()) {
      decision.download();
      return true;
    }
  } else if (type === NAVIGATION_ACTION) {
    if (staysInDocument(page, decision.get_navigation_action().get_request())) return false;
    if (!page.script) scriptOff(page);
    if (page.leaving) {
      page.leaving.push(decision);
      writeLine({ event: 'leaving', page: page.id });
      return true;
    }
  }
  return false;
}

/** A click with Control or the middle button: the browser decides what to open. */
function asksForTab(action) {
  if (action.get_navigation_type() !== WebKit2.NavigationType.LINK_CLICKED) return false;
  return (
    action.get_mouse_button() === 2 || (action.get_modifiers() & Gdk.ModifierType.CONTROL_MASK) > 0
  );
}

/** Whether it loads nothing: only the fragment changes. */
function staysInDocument({ view }, request) {
  const document = (address) => address?.split('#')[0];
  const address = request.get_uri();
  const within = address.includes('#') && document(address) === document(view.get_uri());
  return within && request.get_http_method() === 'GET';
}

/**
 * Loads a page without script, so that <noscript> is rendered, and turns script on again once it is
 * loaded, because the inspector cannot evaluate anything otherwise. The page's own scripts do not run any
 * more then.
 */
function scriptOff({ view }) {
  view.get_settings().enable_javascript = false;
}

export function loadChanged({ id, view, script }, state) {
  if (state !== WebKit2.LoadEvent.FINISHED || script) return;
  view.get_settings().enable_javascript = true;
  writeLine({ event: 'readWithoutScript', page: id });
}

const dialogTypes = {
  [WebKit2.ScriptDialogType.ALERT]: 'alert',
  [WebKit2.ScriptDialogType.CONFIRM]: 'confirm',
  [WebKit2.ScriptDialogType.PROMPT]: 'prompt',
  [WebKit2.ScriptDialogType.BEFORE_UNLOAD_CONFIRM]: 'beforeunload',
};

export function showDialog(page, dialog) {
  page.dialog = dialog.ref();
  const type = dialogTypes[dialog.get_dialog_type()];
  const text = type === 'prompt' ? dialog.prompt_get_default_text() : '';
  writeLine({ event: 'dialog', page: page.id, type, message: dialog.get_message(), text });
  return true;
}

const permissions = {
  'clipboard-read': WebKit2.ClipboardPermissionRequest,
  geolocation: WebKit2.GeolocationPermissionRequest,
  notifications: WebKit2.NotificationPermissionRequest,
};

export function permit({ context }, request) {
  const name = Object.keys(permissions).find((key) => request instanceof permissions[key]);
  if (name && context.granted.has(name)) request.allow();
  else request.deny();
  return true;
}
