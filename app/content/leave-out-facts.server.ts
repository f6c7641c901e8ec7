import { lawFacts } from './law-facts.ts';

/** For JSON.stringify: the rows that legal sentences rest on are for the lawyer, not for the browser. */
export function leaveOutFacts(key: string, value: unknown): unknown {
  const ofLaw = key === 'facts' && Array.isArray(value) && value.every((id) => id in lawFacts);
  return ofLaw ? undefined : value;
}
