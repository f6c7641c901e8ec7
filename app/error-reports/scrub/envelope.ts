import { scrubEvent } from './event.ts';
import { type Fields, isFields, pick } from './fields.ts';
import { scrubRecording } from './recording.ts';

/** A Sentry envelope: a header, then items, each a header and a payload. */
export type Parts = readonly [header: unknown, items: readonly (readonly [unknown, unknown])[]];

/**
 * Rebuilds an envelope from parts that are known to be harmless. Everything that is sent passes here, so a
 * library that starts to collect more does not send more.
 *
 * @param own the site's origin
 * @returns null when nothing is left to send
 */
export function scrubEnvelope(
  [header, items]: Parts,
  own: string,
): [Fields, [Fields, unknown][]] | null {
  const kept = items.flatMap(([about, payload]): [Fields, unknown][] => {
    if (!isFields(about)) return [];
    const scrubbed = scrubItem(about.type, payload, own);
    if (scrubbed === null) return [];
    // Required where the payload contains line breaks.
    const length = typeof scrubbed === 'string' && { length: new Blob([scrubbed]).size };
    return [[{ ...pick(about, ['type']), ...length }, scrubbed]];
  });
  // The event of a recording that cannot be parsed would announce a missing recording.
  if (kept.length < items.length && kept.some(([{ type }]) => type === 'replay_event')) return null;
  return kept.length === 0 || !isFields(header) ? null : [scrubHeader(header), kept];
}

function scrubItem(type: unknown, payload: unknown, own: string): unknown {
  if (type === 'replay_recording') return scrubRecording(payload, own);
  if (!isFields(payload)) return null;
  if (type === 'event' || type === 'transaction' || type === 'replay_event') {
    return scrubEvent(payload, own);
  }
  // The number of discarded reports, with reasons.
  return type === 'client_report' ? payload : null;
}

function scrubHeader(header: Fields): Fields {
  const { trace } = header;
  return {
    ...pick(header, ['event_id', 'sent_at', 'dsn', 'sdk']),
    ...(isFields(trace) && {
      trace: pick(trace, [
        'trace_id',
        'public_key',
        'sample_rate',
        'sample_rand',
        'sampled',
        'release',
        'environment',
        'replay_id',
      ]),
    }),
  };
}
