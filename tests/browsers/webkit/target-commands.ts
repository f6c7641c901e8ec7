// Commands that Playwright's own build of WebKit supports and the stock one does not, expressed in
// commands that it supports. All other commands pass unchanged.

import { contentQuads, describeNode, resolveNode, scrollIntoView } from './dom.ts';
import type { Fields } from './messages.ts';
import type { PageProxy } from './page-proxy.ts';

export const bindingTag = '__playwright_binding_called__';

/** The emulated state of a page. */
export class EmulatedState {
  offline = false;
  intercepting = false;
  /** Intercepted requests that wait for an answer, by target and number. */
  held = new Set<string>();
  /** Settled once the loads of a page that is being left are cancelled. */
  left: Promise<void> | undefined;
  bindings = new Set<string>();
  bootstrap = '';
  readonly timeZone: string | undefined;

  constructor(timeZone: string | undefined) {
    this.timeZone = timeZone;
  }
}

type Command = (
  page: PageProxy,
  params: Fields,
  target: string,
  method: string,
) => Promise<Fields> | null;

const nothing: Command = async () => ({});

/** WebKit's process crashes on an answer to a request that was cancelled because its page was left. */
const answerHeld: Command = async (page, params, target, method) => {
  await page.state.left;
  if (page.state.held.delete(`${target} ${params.requestId}`)) {
    return page.ask(method, params, target);
  }
  throw new Error('the request is over');
};

const commands: Record<string, Command> = {
  // The windows create it in every document (window/pages.js).
  'Page.createUserWorld': nothing,
  'Page.setTouchEmulationEnabled': nothing,
  'Page.setInterceptFileChooserDialog': nothing,
  'Page.updateScrollingState': nothing,
  // The stock WebKit supports none of the settings that Playwright sends.
  'Page.overrideSetting': nothing,
  'Page.setForcedColors': async (_, { forcedColors }) => {
    if (forcedColors === 'Active') throw new Error('WebKit has no forced colours');
    return {};
  },
  'Page.setTimeZone': async ({ state }, { timeZone }) => {
    if (timeZone !== (state.timeZone ?? timeZone)) throw new Error(`all is in ${state.timeZone}`);
    return {};
  },
  'Page.goBack': (page, _, target) => page.traverse(target, -1),
  'Page.goForward': (page, _, target) => page.traverse(target, 1),
  'Page.setBootstrapScript': async (page, { source }, target) => {
    page.state.bootstrap = String(source);
    await bootstrap(page, target);
    return {};
  },
  'Page.insertText': async (page, { text }, target) => {
    const expression = `document.execCommand('insertText', false, ${JSON.stringify(text)})`;
    await page.ask('Runtime.evaluate', { expression, emulateUserGesture: true }, target);
    return {};
  },
  'Runtime.addBinding': async (page, { name }, target) => {
    page.state.bindings.add(String(name));
    await bootstrap(page, target);
    const expression = bindingSource(String(name));
    await page.ask('Runtime.evaluate', { expression }, target);
    return {};
  },
  'Network.setEmulateOfflineState': async (page, { offline }, target) => {
    page.state.offline = Boolean(offline);
    await intercept(page, target);
    return {};
  },
  'Network.setInterceptionEnabled': async (page, { enabled }, target) => {
    page.state.intercepting = Boolean(enabled);
    await intercept(page, target);
    return {};
  },
  // Done when the domain was enabled.
  'Network.addInterception': nothing,
  'Network.interceptWithRequest': answerHeld,
  'Network.interceptRequestWithError': answerHeld,
  'Network.interceptRequestWithResponse': answerHeld,
  'DOM.getContentQuads': contentQuads,
  'DOM.scrollIntoViewIfNeeded': scrollIntoView,
  'DOM.describeNode': describeNode,
  'DOM.resolveNode': resolveNode,
};

/** The answer to a command that the stock WebKit does not support; null for one that it supports. */
export function targetCommand(
  page: PageProxy,
  target: string,
  method: string,
  params: Fields,
): Promise<Fields> | null {
  return commands[method]?.(page, params, target, method) ?? null;
}

/** The scripts that run before a document's own. */
async function bootstrap(page: PageProxy, target: string): Promise<void> {
  const { bindings, bootstrap } = page.state;
  const source = [...[...bindings].map(bindingSource), bootstrap].join(';\n');
  await page.ask('Page.setBootstrapScript', { source }, target);
}

/** A function of the page that calls Playwright by the console, the only channel out of the page. */
function bindingSource(name: string): string {
  return `globalThis[${JSON.stringify(name)}] ??= ((log) => (argument) => {
    log(${JSON.stringify(bindingTag)}, argument, {});
  })(console.debug.bind(console));`;
}

/** Offline mode is implemented as interception of all requests. */
async function intercept(page: PageProxy, target: string): Promise<void> {
  const enabled = page.state.intercepting || page.state.offline;
  await page.window('setIntercepting', { enabled });
  // Both fail when they change nothing.
  await page.ask('Network.setInterceptionEnabled', { enabled }, target).catch(() => {});
  const all = { url: '.*', stage: 'request', isRegex: true };
  if (enabled) await page.ask('Network.addInterception', all, target).catch(() => {});
}
