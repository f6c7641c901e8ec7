// Pages: a window with one view each. Without a window manager all windows are at 0, 0 and get the size
// they request.

import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import { contextOf } from './contexts.js';
import { decide, loadChanged, permit, showDialog } from './events.js';
import { focus, key, mouse, wheel } from './input.js';
import { writeLine } from './line.js';

/** Playwright's isolated world. A user script in it creates the world in every document. */
const utilityWorld = '__playwright_utility_world__';

const pages = new Map();
/** Closed pages. Kept, because WebKit sometimes crashes when garbage collection disposes of them. */
const closed = [];
let count = 0;

export const pageMethods = {
  createPage({ context }) {
    const page = open(contextOf(context), {});
    page.view.load_uri('about:blank');
    return { page: page.id };
  },
  closePage({ page: id }) {
    const page = pages.get(id);
    if (page) close(page);
  },
  navigate({ page, url }) {
    pageOf(page).view.load_uri(url);
  },
  traverse({ page, delta }) {
    const { view } = pageOf(page);
    const possible = delta < 0 ? view.can_go_back() : view.can_go_forward();
    if (possible && delta < 0) view.go_back();
    else if (possible) view.go_forward();
    return { possible };
  },
  resize({ page, width, height }) {
    const { window } = pageOf(page);
    window.resize(width, height);
  },
  /** A popup loads nothing until Playwright has attached to it. */
  release({ page: id }) {
    const page = pageOf(id);
    const decisions = page.held ?? [];
    page.held = null;
    for (const decision of decisions) decision.use();
  },
  /** Whether a navigation waits for `leave`, announced by the event `leaving`. */
  setIntercepting({ page: id, enabled }) {
    const page = pageOf(id);
    if (enabled) page.leaving ??= [];
    else {
      pageMethods.leave({ page: id });
      page.leaving = null;
    }
  },
  leave({ page }) {
    for (const decision of pageOf(page).leaving?.splice(0) ?? []) decision.use();
  },
  focus({ page }) {
    const { window, view } = pageOf(page);
    window.present();
    focus(window, view);
  },
  setScript({ page: id, enabled }) {
    const page = pageOf(id);
    page.script = enabled;
    page.view.get_settings().enable_javascript = true;
  },
  allowClipboard({ page }) {
    pageOf(page).view.get_settings().javascript_can_access_clipboard = true;
  },
  /** Creates the utility world in a document that was loaded without script. */
  enterUtilityWorld({ page }) {
    return new Promise((resolve) => {
      const { view } = pageOf(page);
      view.evaluate_javascript('0', -1, utilityWorld, null, null, () => resolve({}));
    });
  },
  answerDialog({ page: id, accept, text }) {
    const page = pageOf(id);
    const { dialog } = page;
    if (!dialog) return;
    page.dialog = null;
    const type = dialog.get_dialog_type();
    if (type === WebKit2.ScriptDialogType.PROMPT) {
      if (accept) dialog.prompt_set_text(text ?? '');
    } else if (type !== WebKit2.ScriptDialogType.ALERT) dialog.confirm_set_confirmed(accept);
    dialog.close();
  },
  mouse: ({ page, ...event }) => mouse(pageOf(page).view, event),
  wheel: ({ page, ...event }) => wheel(pageOf(page).view, event),
  key: ({ page, ...event }) => key(pageOf(page).view, event),
};

function pageOf(id) {
  const page = pages.get(id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
}

function open(context, { opener }) {
  const id = `window-${++count}`;
  const scripts = new WebKit2.UserContentManager();
  const { ALL_FRAMES } = WebKit2.UserContentInjectedFrames;
  const { START } = WebKit2.UserScriptInjectionTime;
  scripts.add_script(
    WebKit2.UserScript.new_for_world('0', ALL_FRAMES, START, utilityWorld, null, null),
  );
  const view = new WebKit2.WebView({
    ...(opener ? { related_view: opener.view } : { web_context: context.web }),
    user_content_manager: scripts,
    settings: settings(),
  });
  const window = new Gtk.Window({ type: Gtk.WindowType.TOPLEVEL });
  window.set_default_size(1280, 720);
  // The X server moves its focus as windows open and close; every page keeps the focus instead (input.js).
  // Before the view is added, which listens for the same events.
  for (const change of ['focus-in-event', 'focus-out-event']) window.connect(change, () => true);
  window.add(view);
  const page = {
    id,
    context,
    view,
    window,
    opener,
    script: true,
    dialog: null,
    held: null,
    leaving: null,
  };
  view.playwrightPage = id;
  pages.set(id, page);
  listen(page);
  window.show_all();
  window.move(0, 0);
  focus(window, view);
  return page;
}

function settings() {
  const made = new WebKit2.Settings({
    enable_developer_extras: true,
    // Back reloads the page, as in every engine under Playwright, which waits for the load event.
    enable_page_cache: false,
    hardware_acceleration_policy: WebKit2.HardwareAccelerationPolicy.NEVER,
  });
  // With process swapping a page starts in one process and continues in another once the response arrives,
  // which requests again; an interceptor would loop forever.
  const features = WebKit2.Settings.get_all_features();
  for (let i = 0; i < features.get_length(); i++) {
    const feature = features.get(i);
    if (feature.get_identifier() === 'CrossOriginOpenerPolicy') {
      made.set_feature_enabled(feature, false);
    }
  }
  return made;
}

function listen(page) {
  const { id, view } = page;
  const popUp = (opener) => {
    const popup = open(page.context, { opener });
    popup.held = [];
    // Without a size of its own it has the opener's.
    popup.window.resize(...page.window.get_size());
    writeLine({
      event: 'popup',
      page: popup.id,
      opener: opener?.id ?? '',
      context: page.context.id,
    });
    return popup.view;
  };
  view.connect('create', () => popUp(page));
  page.openTab = (address) => popUp(null).load_uri(address);
  view.connect('close', () => close(page));
  view.connect('notify::uri', () => writeLine({ event: 'uri', page: id, uri: view.get_uri() }));
  view.connect('load-changed', (_, state) => loadChanged(page, state));
  view.connect('load-failed', (_, _state, uri, error) => {
    writeLine({ event: 'loadFailed', page: id, uri, error: error.message });
    return true;
  });
  view.connect('decide-policy', (_, decision, type) => decide(page, decision, type));
  view.connect('script-dialog', (_, dialog) => showDialog(page, dialog));
  view.connect('permission-request', (_, request) => permit(page, request));
  view.connect('web-process-terminated', () => writeLine({ event: 'crashed', page: id }));
  // GTK's own windows, which nobody could close here.
  for (const signal of ['print', 'context-menu', 'run-file-chooser', 'show-notification']) {
    view.connect(signal, () => true);
  }
}

function close(page) {
  if (!pages.delete(page.id)) return;
  closed.push(page);
  writeLine({ event: 'closed', page: page.id });
  // Not within the view's own signal.
  GLib.idle_add(GLib.PRIORITY_DEFAULT, () => {
    page.window.destroy();
    return GLib.SOURCE_REMOVE;
  });
}
