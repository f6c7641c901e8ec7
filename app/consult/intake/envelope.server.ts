import { residentNumberIn } from '#app/consult/requests/fields/resident-number.ts';
import { type Source, sourceKeys } from '#app/consult/requests/stored.ts';
import { reportedPath } from '#app/tracking/address.ts';
import { clickAmong } from '#app/tracking/counts/click-ids.ts';

/** Metadata sent with the form. Nothing in it can make a request fail. */
export interface Envelope {
  /** The browser's key, the same for each attempt to send one form. */
  idempotencyKey: string | null;
  /** Milliseconds for which the page was open, by its script; null: the form was sent without script. */
  elapsed: number | null;
  source: Source;
  honeypotFilled: boolean;
}

/** @param honeypots every name that the honeypot field may have */
export function readEnvelope(form: URLSearchParams, honeypots: readonly string[]): Envelope {
  const key = form.get('key') ?? '';
  return {
    // The key is stored unencrypted, so only a UUID is accepted.
    idempotencyKey: uuid.test(key) ? key.toLowerCase() : null,
    elapsed: readElapsed(form.get('elapsed')),
    source: readSource(form.get('source')),
    honeypotFilled: honeypots.some((name) =>
      form.getAll(name).some((value) => value.trim() !== ''),
    ),
  };
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** A whole number of at most a few years. */
function readElapsed(digits: string | null): number | null {
  return digits !== null && /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/** Maximum length of a value in characters; advertisers' click ids have up to about 200. */
const MAX_LENGTH = 300;

function readSource(json: string | null): Source {
  if (!json) return {};
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    // Not sent by our page.
    return {};
  }
  if (typeof given !== 'object' || given === null) return {};
  // The value comes from JSON.parse, and any key of an object may be read.
  const record = given as Record<string, unknown>;
  const source: Source = {};
  for (const key of sourceKeys) {
    const value = Object.hasOwn(record, key) ? readValue(key, record[key]) : '';
    if (value) source[key] = value;
  }
  return source;
}

/** A single line of readable text, or the empty string. */
function readValue(key: keyof Source, value: unknown): string {
  if (typeof value !== 'string' || !value.isWellFormed()) return '';
  const text = value.normalize('NFC').trim();
  if (text.length > MAX_LENGTH || /[\p{Cc}\p{Zl}\p{Zp}\ufffd]/u.test(text)) return '';
  if (residentNumberIn(text)) return '';
  // Only the path is kept: a query may contain anything.
  if (key === 'landing') return reportedPath(/^\/(?!\/)[^?#]*/.exec(text)?.[0] ?? '');
  if (key === 'referrer') return /^[\w.-]+(?::\d{1,5})?$/.test(text) ? text : '';
  if (key === 'click') return clickAmong(text) ?? '';
  return text;
}
