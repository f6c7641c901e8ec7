// Playwright's commands to the browser: contexts, pages, cookies, downloads.

import { InspectorConnection } from './inspector.ts';
import type { Fields, Message, Send } from './messages.ts';
import { PageProxy } from './page-proxy.ts';
import { startWindows, type WindowEvent, type WindowProcess } from './window-process.ts';

interface BrowserParams extends Fields {
  browserContextId: string;
  pageProxyId: string;
  frameId: string;
  url: string;
  behavior: string;
  downloadPath: string;
}

export class BrowserCommands {
  readonly timeZone: string | undefined;
  readonly #send: Send;
  readonly #exit: () => void;
  readonly #started: Promise<{ windows: WindowProcess; inspectors: InspectorConnection }>;
  readonly #pages = new Map<string, PageProxy>();

  constructor(send: Send, timeZone: string | undefined, exit: () => void) {
    this.#send = send;
    this.#exit = exit;
    this.timeZone = timeZone;
    this.#started = startWindows((event) => this.#receive(event), exit).then(async (windows) => {
      const inspectors = await InspectorConnection.open(windows.inspectorPort);
      return { windows, inspectors };
    });
  }

  async receive(message: Message): Promise<void> {
    const { id = 0, method = '', params = {}, pageProxyId } = message;
    try {
      if (pageProxyId) {
        const page = this.#pages.get(pageProxyId);
        if (!page) throw new Error('the page is closed');
        this.#send({ id, pageProxyId, result: await page.command(method, params) });
      } else {
        // Playwright sends the parameters of the method.
        const result = await this.#command(method, params as BrowserParams);
        this.#send({ id, result: result ?? {} });
      }
    } catch (error) {
      const reply = { id, error: { message: error instanceof Error ? error.message : `${error}` } };
      this.#send(pageProxyId ? { ...reply, pageProxyId } : reply);
    }
  }

  close(): void {
    this.#started.then(({ windows }) => windows.stop()).finally(this.#exit);
  }

  async #command(method: string, params: BrowserParams): Promise<Fields | undefined> {
    const { windows } = await this.#started;
    const context = params.browserContextId;
    switch (method) {
      case 'Playwright.enable':
      case 'Playwright.setGeolocationOverride':
      case 'Playwright.clearMemoryCache':
        return {};
      case 'Playwright.close':
        return this.close() as undefined;
      case 'Playwright.createContext': {
        const created = await windows.ask('createContext', { timeZone: this.timeZone });
        return { browserContextId: created.context };
      }
      case 'Playwright.deleteContext':
        await Promise.all(
          [...this.#pages.values()]
            .filter((page) => page.context === context)
            .map((page) => page.close()),
        );
        return windows.ask('deleteContext', { context });
      case 'Playwright.createPage': {
        const { page } = await windows.ask('createPage', { context });
        await this.#attach(String(page), context);
        return { pageProxyId: page };
      }
      case 'Playwright.closePage':
        return this.#pages.get(params.pageProxyId)?.close() as undefined;
      case 'Playwright.navigate':
        return this.#pages.get(params.pageProxyId)?.navigate(params.frameId, params.url);
      case 'Playwright.setLanguages':
        return windows.ask('setLanguages', { context, languages: params.languages });
      case 'Playwright.setDownloadBehavior':
        return windows.ask('setDownloads', {
          context,
          path: params.behavior === 'allow' ? params.downloadPath : null,
        });
      case 'Playwright.setIgnoreCertificateErrors':
        return windows.ask('ignoreCertificateErrors', { context });
      case 'Playwright.getAllCookies':
        return windows.ask('cookies', { context });
      case 'Playwright.setCookies':
        return windows.ask('addCookies', { context, cookies: params.cookies });
      case 'Playwright.deleteAllCookies':
        return windows.ask('clearCookies', { context });
      default:
        throw new Error(`${method} is not possible with a stock WebKitGTK`);
    }
  }

  /** Reports a new page and its inspector to Playwright. */
  async #attach(id: string, context: string, openerId?: string): Promise<void> {
    const { windows, inspectors } = await this.#started;
    const send: Send = (message) => this.#send({ ...message, pageProxyId: id });
    const popup = openerId !== undefined;
    const page = new PageProxy({ id, context, windows, send, timeZone: this.timeZone, popup });
    this.#pages.set(id, page);
    await page.open(inspectors, () => {
      this.#send({
        method: 'Playwright.pageProxyCreated',
        params: { pageProxyId: id, browserContextId: context, ...(openerId && { openerId }) },
      });
    });
    await windows.ask('setNoDelay', { port: windows.inspectorPort });
  }

  #receive(event: WindowEvent): void {
    const { page: id = '' } = event;
    switch (event.event) {
      case 'popup':
        this.#attach(id, String(event.context), String(event.opener)).catch(() => {});
        break;
      case 'closed':
        this.#pages.get(id)?.closed();
        this.#pages.delete(id);
        this.#send({ method: 'Playwright.pageProxyDestroyed', params: { pageProxyId: id } });
        break;
      case 'download':
        this.#send({
          method: 'Playwright.downloadCreated',
          params: { pageProxyId: id, frameId: '', uuid: event.uuid, url: event.url },
        });
        break;
      case 'downloadName':
        this.#send({
          method: 'Playwright.downloadFilenameSuggested',
          params: { uuid: event.uuid, suggestedFilename: event.filename },
        });
        break;
      case 'downloadEnd':
        this.#send({
          method: 'Playwright.downloadFinished',
          params: { uuid: event.uuid, error: event.error ?? '' },
        });
        break;
      default:
        this.#pages.get(id)?.windowEvent(event);
    }
  }
}
