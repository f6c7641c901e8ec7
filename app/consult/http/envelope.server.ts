import { containsResidentNumber } from '../submission/resident-number.ts';
import { type Source, sourceKeys } from '../submission/stored.ts';

/** What travels with the form besides its fields. Nothing of it can make a request fail. */
export interface Envelope {
  /** The same for each attempt to send the same form. */
  idempotencyKey: string | null;
  ticket: string | null;
  proof: string | null;
  source: Source;
  /** Whether the field that no person sees was filled in. */
  trapped: boolean;
}

/** @param traps every name that the field may have */
export function readEnvelope(form: URLSearchParams, traps: readonly string[]): Envelope {
  const key = form.get('key') ?? '';
  return {
    // Kept in plain: nothing but a UUID may get there.
    idempotencyKey: uuid.test(key) ? key.toLowerCase() : null,
    ticket: form.get('ticket') || null,
    proof: form.get('proof') || null,
    source: readSource(form.get('source')),
    trapped: traps.some((name) => form.getAll(name).some((value) => value.trim() !== '')),
  };
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Longest value, in characters; advertisers' click ids have up to about two hundred. */
const LONGEST = 300;

function readSource(json: string | null): Source {
  if (!json) return {};
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    // Not by our page.
    return {};
  }
  if (typeof given !== 'object' || given === null) return {};
  // What JSON gives can be asked for any name.
  const record = given as Record<string, unknown>;
  const source: Source = {};
  for (const key of sourceKeys) {
    const value = Object.hasOwn(record, key) ? readValue(key, record[key]) : '';
    if (value) source[key] = value;
  }
  return source;
}

/** One line of readable text, else nothing. */
function readValue(key: keyof Source, value: unknown): string {
  if (typeof value !== 'string' || !value.isWellFormed()) return '';
  const text = value.normalize('NFC').trim();
  if (text.length > LONGEST || /[\p{Cc}\p{Zl}\p{Zp}\ufffd]/u.test(text)) return '';
  if (containsResidentNumber(text)) return '';
  // The query of an address may hold anything; of what comes before it only the path is ours.
  if (key === 'landing') return /^\/(?!\/)[^?#]*/.exec(text)?.[0] ?? '';
  if (key === 'referrer') return /^[\w.-]+(?::\d{1,5})?$/.test(text) ? text : '';
  return text;
}
