/** Ways to get in touch. The server counts them, and each tool has its own names for them. */
export const conversions = ['request', 'phone', 'kakao', 'naver_talk'] as const;

export type Conversion = (typeof conversions)[number];

/** Conversions that are clicks on a link. */
export type Contact = Exclude<Conversion, 'request'>;

/** Every event that is reported. None contains anything that a visitor wrote or chose. */
export type TrackedEvent =
  /** `where`: the part of the page, as in `data-where`. */
  | { name: 'phone_click'; where: string }
  | { name: 'messenger_click'; messenger: Exclude<Contact, 'phone'>; where: string }
  /** The server has stored the request. */
  | { name: 'request_submitted'; reference: string }
  | { name: 'calculator_used'; calculator: string };

/** The conversion of an event, or null. */
export function conversionOf(event: TrackedEvent): Conversion | null {
  if (event.name === 'request_submitted') return 'request';
  if (event.name === 'phone_click') return 'phone';
  return event.name === 'messenger_click' ? event.messenger : null;
}
