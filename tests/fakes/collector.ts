import { openHttpPeer } from './http-peer.ts';

/** The fields of an event that tests read. */
interface Payload {
  event_id?: string;
  platform?: string;
  release?: string;
  environment?: string;
  transaction?: string;
  tags?: Record<string, string>;
  error_ids?: string[];
  breadcrumbs?: unknown[];
  discarded_events?: { reason: string; category: string; quantity: number }[];
  request?: { url?: string; headers?: Record<string, string> };
  exception?: {
    values: {
      type: string;
      value: string;
      mechanism?: object;
      stacktrace?: { frames: { filename: string }[] };
    }[];
  };
}

export type Collector = Awaited<ReturnType<typeof openCollector>>;

/** A Sentry server on this machine: accepts envelopes for one project, from pages of any site. */
export async function openCollector() {
  const peer = await openHttpPeer({
    behave({ path, method }, response) {
      const known = path.startsWith('/api/7/envelope/?') && path.includes('sentry_key=publickey');
      const status = method === 'POST' && known ? 200 : 403;
      response
        .writeHead(status, {
          'access-control-allow-origin': '*',
          'content-type': 'application/json',
        })
        .end('{}');
    },
  });
  const dsn = new URL('/7', peer.url);
  dsn.username = 'publickey';
  return {
    /** Address of its project 7, as in the settings. */
    dsn: dsn.href,
    peer,
    /** Returns the payloads of one type received so far: event, transaction, replay_event. */
    payloads: (wanted: string): Payload[] =>
      peer.requests
        .flatMap(({ body }) => readEnvelope(body))
        .filter(({ type }) => type === wanted)
        .map(({ payload }) => payload),
    /** Everything received, including URLs and headers, to search for words. */
    everything: () => peer.requests.map((request) => JSON.stringify(request)).join('\n'),
    close: peer.close,
  };
}

/** Returns the items of an envelope, which are lines of JSON. A payload with a `length` may contain line breaks. */
function readEnvelope(body: string) {
  const lines = body.split('\n').slice(1);
  const items: { type: string; payload: Payload }[] = [];
  while (lines.length > 1) {
    const { type } = JSON.parse(lines.shift() ?? '') as { type: string };
    const isRecording = type === 'replay_recording';
    const payload = (isRecording ? lines.splice(0, 2) : lines.splice(0, 1)).join('\n');
    items.push({ type, payload: isRecording ? {} : (JSON.parse(payload) as Payload) });
  }
  return items;
}
