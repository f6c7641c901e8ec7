import type { FieldValues } from '../submission/schema.ts';

/** Repeated on the receipt: enough to recognise a request, and no person by it. */
const repeated = ['stage', 'method', 'time', 'area', 'diedOn'] as const;

export type Sent = Pick<FieldValues, (typeof repeated)[number]> & {
  /** The last four digits of the phone number, to notice a wrong one. */
  phoneEnd?: string;
  /** Whether there was a message, which is not repeated. */
  message?: boolean;
};

/** What a receipt repeats of the fields that were sent. */
export function sentOf(values: Partial<Record<keyof FieldValues, string | null>>): Sent {
  const sent: Sent = {};
  for (const name of repeated) {
    const value = values[name];
    if (value) sent[name] = value;
  }
  const digits = (values.phone ?? '').normalize('NFKC').replace(/\D/g, '');
  if (digits) sent.phoneEnd = digits.slice(-4);
  if (values.message) sent.message = true;
  return sent;
}
