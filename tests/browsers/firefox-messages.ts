import type { BidiBrowser, BidiPage, Message } from './playwright-server.ts';

/** Playwright omits request bodies: they are fetched before the request is reported. */
export function keepBodies({ _browserSession: browser }: BidiBrowser, page: BidiPage): void {
  const { _session: session, _networkManager: network } = page;
  const bodies = new Map<string, Buffer>();
  const keep = async (request: string) => {
    const data = await browser
      .send('network.getData', { request, dataType: 'request' })
      // The page may have been closed, and its requests with it.
      .catch(() => null);
    if (data?.bytes) {
      bodies.set(
        request,
        Buffer.from(data.bytes.value, data.bytes.type === 'base64' ? 'base64' : 'utf8'),
      );
    }
  };

  const { set } = network._requests;
  network._requests.set = (id, made) => {
    made.request._postData = bodies.get(id) ?? null;
    bodies.delete(id);
    return set.call(network._requests, id, made);
  };

  // Later messages wait for such a request, so that their order is kept.
  const { dispatchMessage } = session;
  let waiting: Promise<void> | null = null;
  session.dispatchMessage = (message: Message) => {
    const asked = message.method === 'network.beforeRequestSent' ? message.params?.request : null;
    if (!asked?.bodySize && !waiting) return dispatchMessage.call(session, message);
    const before = waiting ?? Promise.resolve();
    const now = before
      .then(() => (asked?.bodySize ? keep(asked.request) : undefined))
      .then(() => dispatchMessage.call(session, message))
      .finally(() => {
        if (waiting === now) waiting = null;
      });
    waiting = now;
  };
}

/** Fixes messages of Firefox 153 that Playwright misinterprets. */
export function mendMessages({ _session: session }: BidiPage): void {
  const { dispatchMessage } = session;
  const empty = new Set<string>();
  session.dispatchMessage = (message: Message) => {
    const { method, params } = message;
    // Scripts that run before a page's own also run in the empty document between two pages of different
    // policies, where storage is blocked: its errors belong to no page.
    if (method === 'script.realmCreated' && params?.origin === 'null')
      empty.add(params.realm ?? '');
    if (params?.type === 'javascript' && empty.has(params.source?.realm ?? '')) return;
    // A telephone link opens another program: Playwright would wait for a navigation.
    if (method === 'browsingContext.navigationStarted' && params?.url?.startsWith('tel:')) return;
    // A download that the page itself created has no id, and would be omitted.
    if (params && /^browsingContext\.download/.test(method ?? '')) {
      params.download ??= params.navigation ?? params.url;
    }
    // Playwright reports only the name of an error on the console; Firefox sends its text as well.
    const isLog = method === 'log.entryAdded' && params?.type === 'console';
    if (isLog && params.args?.some(({ type }) => type === 'error')) {
      params.args = [{ type: 'string', value: params.text ?? '' }];
    }
    dispatchMessage.call(session, message);
  };
}
