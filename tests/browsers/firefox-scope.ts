import type { BidiBrowser } from './playwright-server.ts';

/** Settings of a page: attributes of Firefox's BrowsingContext (dom/chrome-webidl/BrowsingContext.webidl). */
export interface Settings {
  allowJavascript: boolean;
  touchEventsOverride: string;
  mediumOverride: string;
  prefersColorSchemeOverride: string;
  prefersReducedMotionOverride: string;
  forcedColorsOverride: string;
}

/**
 * Prepares Firefox's privileged scope, where its settings can be reached.
 *
 * @returns a function that applies settings to the page of an id, as long as it exists
 */
export async function enterFirefox({
  _browserSession: session,
}: BidiBrowser): Promise<(page: string, settings: Settings) => Promise<void>> {
  const { contexts } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const context = contexts?.[0]?.context;
  const call = async (functionDeclaration: string, ...words: string[]) => {
    const done = await session.send('script.callFunction', {
      functionDeclaration,
      arguments: words.map((value) => ({ type: 'string', value })),
      target: { context },
      awaitPromise: false,
    });
    if (done.type === 'exception') throw new Error(done.exceptionDetails?.text);
  };
  await call(prepare);
  return (page, settings) => call(set, page, JSON.stringify(settings));
}

const imports = `
  const shared = (name) => ChromeUtils.importESModule('chrome://remote/content/shared/' + name);
  const { NavigableManager } = shared('NavigableManager.sys.mjs');`;

const prepare = `() => {${imports}
  // A page with another Cross-Origin-Opener-Policy gets a new context in the same tab.
  window.settingsOfTabs = new Map();
  Services.obs.addObserver((context) => {
    if (!context.parent) Object.assign(context, window.settingsOfTabs.get(context.browserId));
  }, 'browsing-context-attached');
  // Back from /#a to / is not reported (Bugzilla 1969943): Playwright would wait for it.
  const { NavigationManager, notifyHistoryUpdated } = shared('NavigationManager.sys.mjs');
  window.navigations = new NavigationManager();
  window.navigations.startMonitoring();
  window.navigations.on('same-document-changed', (_, { navigableId, url }) => {
    const context = NavigableManager.getBrowsingContextById(navigableId);
    notifyHistoryUpdated({ contextDetails: { context }, url });
  });
  // Telephone links open neither a prompt, which would block the page, nor a program.
  const tel = Cc['@mozilla.org/uriloader/external-protocol-service;1']
    .getService(Ci.nsIExternalProtocolService).getProtocolHandlerInfo('tel');
  tel.preferredAction = Ci.nsIHandlerInfo.handleInternally;
  tel.alwaysAskBeforeHandling = false;
  Cc['@mozilla.org/uriloader/handler-service;1'].getService(Ci.nsIHandlerService).store(tel);
  // TCP_NODELAY, which Firefox sets only on connections that it opens: the second of two answers would wait
  // some 40 ms for the acknowledgement of the first.
  const { ctypes } = ChromeUtils.importESModule('resource://gre/modules/ctypes.sys.mjs');
  const { int, uint32_t: size } = ctypes;
  const libc = ctypes.open(ctypes.libraryName('c') + (Services.appinfo.OS === 'Linux' ? '.6' : ''));
  const set = libc.declare('setsockopt', ctypes.default_abi, int, int, int, int, int.ptr, size);
  for (let socket = 0; socket < 1024; socket++) set(socket, 6, 1, int(1).address(), int.size);
  libc.close();
}`;

const set = `(id, settings) => {${imports}
  const context = NavigableManager.getBrowsingContextById(id);
  if (!context) return;
  window.settingsOfTabs.set(context.browserId, JSON.parse(settings));
  Object.assign(context, JSON.parse(settings));
}`;
