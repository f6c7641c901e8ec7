import type { Browser, BrowserContext, Page } from '@playwright/test';

/*
 * The parts of Playwright 1.65's server side that the adapters use and replace, as they are called there
 * (playwright-core/src/server). They are not public: another version may need changes here.
 */

export interface Message {
  method?: string;
  params?: {
    request?: { request: string; bodySize: number | null };
    /** Id of a download; `navigation` is that of a navigation. */
    download?: string | null | undefined;
    navigation?: string | null;
    url?: string;
    /** Id of a realm, which belongs to a document or a worker. */
    realm?: string;
    origin?: string;
    /** Source of a log entry. */
    source?: { realm: string };
    type?: string;
    text?: string;
    args?: { type: string; value?: unknown }[];
  };
}

interface Reply {
  type?: string;
  exceptionDetails?: { text: string };
  contexts?: { context: string }[];
  bytes?: { type: string; value: string };
}

interface BidiSession {
  /** '' for the browser's session; for a page's, the id of its browsing context. */
  sessionId: string;
  send(method: string, params: object): Promise<Reply>;
  dispatchMessage(message: Message): void;
}

interface ServerPage {
  browserContext: { _options: { javaScriptEnabled?: boolean; hasTouch?: boolean } };
  emulatedMedia(): Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>;
  reportAsNew(...args: unknown[]): void;
}

interface ElementHandle {
  evaluateInUtility<Result>(
    read: (given: [unknown, Element, unknown]) => Result,
    argument: unknown,
  ): Promise<Result>;
}

export interface BidiPage {
  _session: BidiSession;
  _page: ServerPage;
  _networkManager: { _requests: Map<string, { request: { _postData: Buffer | null } }> };
  /** Called before a click, even when the whole element is in view. */
  scrollRectIntoViewIfNeeded(handle: ElementHandle, rect: unknown): Promise<string>;
  rawTouchscreen: { tap(progress: unknown, x: number, y: number): Promise<void> };
  updateEmulateMedia(): Promise<void>;
}

export interface BidiBrowser {
  _browserSession: BidiSession;
  /** Pages by the ids of their browsing contexts. */
  _bidiPages: Map<string, BidiPage>;
}

/** The server's object for a client object of a test: the runner has both in one process. */
export function serverOf(browser: Browser): BidiBrowser;
export function serverOf(page: Page): { delegate: BidiPage };
export function serverOf(context: BrowserContext): {
  clock: { uninstall(progress: { race<Value>(value: Value): Value }): Promise<void> };
};
export function serverOf(object: unknown): unknown {
  // `_connection` and `toImpl` are Playwright's own, used by its tests.
  const { _connection } = object as { _connection: { toImpl(object: unknown): unknown } };
  return _connection.toImpl(object);
}
