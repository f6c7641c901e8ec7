// Events of a page, and those that Playwright's own build adds: a new frame, a URL that changed without a
// load, the load that belongs to a navigation, calls out of the page.

import { setTimeout } from 'node:timers/promises';
import type { Fields, Message } from './messages.ts';
import type { PageProxy } from './page-proxy.ts';
import { bindingTag } from './target-commands.ts';

interface FrameTree {
  frame: { id: string; url: string; parentId?: string };
  childFrames?: FrameTree[];
}

/** WebKit warns about every CSP directive that is newer than itself; the page is not at fault. */
const unknownDirective = /^Unrecognized Content-Security-Policy directive/;

/**
 * WebKit's message for a request that was aborted because the page was left. Between origins the message
 * may be true; within one it cannot be.
 */
const cutOff = /^Fetch API cannot load (\S+) due to access control checks\.$/;

interface Started {
  url: string;
  promise: PromiseWithResolvers<string | undefined>;
}

export class TargetEvents {
  readonly #page: PageProxy;
  /** The frames' URLs. */
  readonly #frames = new Map<string, string>();
  readonly #contexts = new Map<number, string>();
  #main = '';
  /** Counts new documents. */
  #documents = 0;
  /** Counts changes of the window's URL. */
  #addresses = 0;
  #started: Started | undefined;
  #replaced = Promise.withResolvers<void>();

  constructor(page: PageProxy) {
    this.#page = page;
  }

  /** Loads a URL; resolves with the number of the load, if one starts. */
  async navigation(frame: string, url: string, load: () => Promise<Fields>): Promise<Fields> {
    if (frame !== this.#main) throw new Error('only the main frame can be navigated');
    const [bare, fragment] = url.split('#');
    if (fragment !== undefined && bare === this.#frames.get(frame)?.split('#')[0]) return load();
    const started = { url: bare ?? '', promise: Promise.withResolvers<string | undefined>() };
    this.#started = started;
    await load();
    return { loaderId: await started.promise.promise };
  }

  loadFailed(url: string, error: string): void {
    if (this.#started && url.split('#')[0] === this.#started.url) {
      this.#started.promise.reject(new Error(error));
    }
  }

  /** Settled once the document that is shown now is replaced by another. */
  get replaced(): Promise<void> {
    return this.#replaced.promise;
  }

  contextFrame(context: number): string | undefined {
    return this.#contexts.get(context);
  }

  /**
   * The window's URL has changed: by a load, which the target reports, or within the document. At Back the
   * window knows it first, otherwise the document does.
   */
  async addressChanged(target: string, address: string): Promise<void> {
    const documents = this.#documents;
    const turn = ++this.#addresses;
    for (const end = Date.now() + 5000; Date.now() < end; await setTimeout(10)) {
      const url = await this.#href(target);
      if (documents !== this.#documents) return;
      if (url !== this.#frames.get(this.#main)) {
        this.#frames.set(this.#main, url);
        const params = { frameId: this.#main, url };
        this.#page.emit(target, { method: 'Page.navigatedWithinDocument', params });
      }
      if (url === address || turn !== this.#addresses) return;
    }
  }

  /**
   * Before Back or Forward: reads the URL that it leaves, without reporting it. Otherwise a change just
   * before hides that of Back when both come to the same URL.
   */
  async leaveAddress(target: string): Promise<void> {
    this.#frames.set(this.#main, await this.#href(target));
  }

  translate(target: string, message: Message): Message[] {
    const { method, params = {} } = message;
    encodeBody(params.request as { postData?: string } | undefined);
    switch (method) {
      case undefined:
        // A target that has not taken over yet has no document.
        if (message.result?.frameTree && this.#page.shows(target)) {
          this.#begin(message.result.frameTree as FrameTree);
        }
        return [message];
      case 'Page.frameNavigated':
        return this.#navigated(params.frame as FrameTree['frame'] & { loaderId: string }, message);
      case 'Page.frameDetached':
        return this.#frames.delete(String(params.frameId)) ? [message] : [];
      case 'Page.loadEventFired':
      case 'Page.domContentEventFired':
        // Only of the main frame; the others exist by then.
        return [...this.#frames.keys()].map((frameId) => {
          return { method, params: { ...params, frameId } };
        });
      case 'Runtime.executionContextCreated': {
        const { id, frameId } = params.context as { id: number; frameId: string };
        this.#contexts.set(id, frameId);
        return [message];
      }
      case 'Network.requestWillBeSent': {
        const { url } = params.request as { url: string };
        if (params.type === 'Document' && url.split('#')[0] === this.#started?.url) {
          this.#settle(String(params.loaderId));
        }
        return [message];
      }
      case 'Network.loadingFailed':
        this.#page.state.held.delete(`${target} ${params.requestId}`);
        return [message];
      case 'Network.requestIntercepted':
        if (!this.#page.state.offline) {
          this.#page.state.held.add(`${target} ${params.requestId}`);
          return [message];
        }
        this.#page.ask(
          'Network.interceptRequestWithError',
          { requestId: params.requestId, errorType: 'General' },
          target,
        );
        return [];
      case 'Console.messageAdded':
        return this.#console(message);
      default:
        return [message];
    }
  }

  async #href(target: string): Promise<string> {
    const asked = { expression: 'location.href', returnByValue: true };
    const { result } = await this.#page.ask('Runtime.evaluate', asked, target);
    return String((result as { value?: unknown }).value);
  }

  #begin(tree: FrameTree): void {
    this.#frames.clear();
    this.#main = tree.frame.id;
    const add = ({ frame, childFrames = [] }: FrameTree) => {
      this.#frames.set(frame.id, frame.url);
      childFrames.forEach(add);
    };
    add(tree);
  }

  #navigated(frame: FrameTree['frame'] & { loaderId: string }, message: Message): Message[] {
    const fresh = !this.#frames.has(frame.id);
    if (!frame.parentId) {
      this.#main = frame.id;
      this.#documents++;
      this.#replaced.resolve();
      this.#replaced = Promise.withResolvers();
      this.#page.state.held.clear();
      if (this.#started?.url === frame.url.split('#')[0]) this.#settle(frame.loaderId);
    }
    this.#frames.set(frame.id, frame.url);
    if (!fresh) return [message];
    const params = { frameId: frame.id, parentFrameId: frame.parentId };
    return [{ method: 'Page.frameAttached', params }, message];
  }

  #settle(loader: string): void {
    this.#started?.promise.resolve(loader);
    this.#started = undefined;
  }

  /** A binding's call arrives as a console message (target-commands.ts). */
  #console(message: Message): Message[] {
    const { text = '', parameters = [] } = (message.params?.message ?? {}) as {
      text?: string;
      parameters?: { value?: unknown; objectId?: string }[];
    };
    if (unknownDirective.test(text)) return [];
    const cut = cutOff.exec(text)?.[1];
    if (cut && new URL(cut).origin === originOf(this.#frames.get(this.#main))) return [];
    const [tag, argument, world] = parameters;
    if (tag?.value !== bindingTag || !world?.objectId) return [message];
    const { injectedScriptId } = JSON.parse(world.objectId);
    const params = { contextId: injectedScriptId, argument: argument?.value };
    return [{ method: 'Runtime.bindingCalled', params }];
  }
}

/** The inspector sends a request body as text, Playwright's own build as base64 of its bytes. */
function encodeBody(request: { postData?: string } | undefined): void {
  if (request?.postData) request.postData = Buffer.from(request.postData).toString('base64');
}

function originOf(url: string | undefined): string | null {
  return url ? (URL.parse(url)?.origin ?? null) : null;
}
