import { type HttpPeer, openHttpPeer } from './http-peer.ts';

interface Envelope {
  header: Record<string, unknown>;
  items: { type: string; payload: Payload }[];
}

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

export interface Collector {
  /** Of its project 7, as in the settings. */
  dsn: string;
  peer: HttpPeer;
  /** The envelopes received so far. */
  envelopes(): Envelope[];
  /** Their payloads of one type: event, transaction, replay_event. */
  payloads(type: string): Payload[];
  /** Everything received, including URLs and headers, to search for words. */
  everything(): string;
  close(): Promise<void>;
}

/** A Sentry server on this machine: accepts envelopes for one project, from pages of any site. */
export async function openCollector(): Promise<Collector> {
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
  const envelopes = () => peer.requests.map(({ body }) => readEnvelope(body));
  return {
    dsn: dsn.href,
    peer,
    envelopes,
    payloads: (wanted) =>
      envelopes().flatMap(({ items }) =>
        items.filter(({ type }) => type === wanted).map(({ payload }) => payload),
      ),
    everything: () => peer.requests.map((request) => JSON.stringify(request)).join('\n'),
    close: peer.close,
  };
}

/** Lines of JSON; a payload with a `length` may contain line breaks. */
function readEnvelope(body: string): Envelope {
  const lines = body.split('\n');
  // Written by our own libraries.
  const header = JSON.parse(lines.shift() ?? '') as Envelope['header'];
  const items: Envelope['items'] = [];
  while (lines.length > 1) {
    const { type } = JSON.parse(lines.shift() ?? '') as { type: string };
    const isRecording = type === 'replay_recording';
    const payload = (isRecording ? lines.splice(0, 2) : lines.splice(0, 1)).join('\n');
    items.push({ type, payload: isRecording ? {} : (JSON.parse(payload) as Payload) });
  }
  return { header, items };
}
