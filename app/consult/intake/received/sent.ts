import type { FieldValues } from '#app/consult/requests/fields/schema.ts';

/**
 * The fields that the receipt repeats: enough to recognise the request, but not the visitor. It repeats nothing of the
 * number or the e-mail address, because the withdrawal form asks for their last characters to tell the visitor from
 * others who have the link.
 */
const repeated = ['stage', 'method', 'time', 'area', 'diedOn'] as const;

export type Sent = Pick<FieldValues, (typeof repeated)[number]> & {
  /** Whether there was a message, which is not repeated. */
  message?: boolean;
};

/** Selects the values that the receipt repeats. */
export function sentOf(values: Partial<Record<keyof FieldValues, string | null>>): Sent {
  const sent: Sent = {};
  for (const name of repeated) {
    const value = values[name];
    if (value) sent[name] = value;
  }
  if (values.message) sent.message = true;
  if (values.phone) return sent;
  // Without a number the firm answers by mail, and the request is stored so.
  delete sent.time;
  if (sent.method === 'phone') sent.method = 'email';
  return sent;
}
