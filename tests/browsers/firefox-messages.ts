import type { BidiBrowser, BidiPage, Message } from './firefox-server.ts';

/** Playwright leaves the bodies of requests out: they are asked for before anybody hears of the request. */
export function keepBodies({ _browserSession: browser }: BidiBrowser, page: BidiPage): void {
  const { _session: session, _networkManager: network } = page;
  const bodies = new Map<string, Buffer>();
  const keep = async (request: string) => {
    const data = await browser
      .send('network.getData', { request, dataType: 'request' })
      // The page may be gone, and its requests with it.
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

  // What comes after such a request waits with it: the order stays.
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

/** Mends single messages of Firefox 153 that Playwright takes for something else. */
export function mendMessages({ _session: session }: BidiPage): void {
  const { dispatchMessage } = session;
  const empty = new Set<string>();
  session.dispatchMessage = (message: Message) => {
    const { method, params } = message;
    // What runs before a page's own scripts also runs in the empty document between two pages of other policies,
    // where nothing can be stored: its errors are no page's.
    if (method === 'script.realmCreated' && params?.origin === 'null')
      empty.add(params.realm ?? '');
    if (params?.type === 'javascript' && empty.has(params.source?.realm ?? '')) return;
    // A telephone link leads to another program: Playwright would wait until the page has gone.
    if (method === 'browsingContext.navigationStarted' && params?.url?.startsWith('tel:')) return;
    // A download that the page itself made has no id, and without one it is left out.
    if (params && /^browsingContext\.download/.test(method ?? '')) {
      params.download ??= params.navigation ?? params.url;
    }
    // Of an error on the console Playwright tells the name alone; Firefox tells it in words as well.
    const isLog = method === 'log.entryAdded' && params?.type === 'console';
    if (isLog && params.args?.some(({ type }) => type === 'error')) {
      params.args = [{ type: 'string', value: params.text ?? '' }];
    }
    dispatchMessage.call(session, message);
  };
}
