import { areas } from '#app/content/areas.ts';
import { form, methods, receipt, stages, times } from '#app/content/consult.ts';
import { formatInstant } from './instant.ts';
import { formatPhone } from './phone.ts';
import type { StoredConsultation } from './store.server.ts';

export interface LetterLine {
  term: string;
  text: string;
}

/** A stored request in the firm's words: what a mail and the command line both say. */
export function letterLines(request: StoredConsultation): LetterLine[] {
  return [
    { term: receipt.reference, text: request.reference },
    { term: receipt.receivedAt, text: formatInstant(request.received_at) },
    { term: form.name, text: request.name },
    { term: form.phone, text: formatPhone(request.phone) },
    { term: form.stage, text: word(stages, request.stage) },
    { term: form.area, text: request.area ? word(areas, request.area) : form.areaUnknown },
    ...(request.died_on ? [{ term: form.diedOn, text: request.died_on }] : []),
    { term: form.method, text: word(methods, request.method) },
    { term: form.time, text: word(times, request.time) },
    ...(request.message ? [{ term: form.message, text: request.message }] : []),
  ].map(({ term, text }) => ({ term, text: inert(text) }));
}

/** The words of a stored key; a key that the content no longer knows is shown as it is. */
export function word(words: Record<string, string>, key: string): string {
  return words[key] ?? key;
}

/** Text that cannot steer a terminal or turn the reading direction of what stands around it. */
export function inert(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\n' ? character : '\ufffd',
  );
}
