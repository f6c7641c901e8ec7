/** How a visitor gets in touch: what is counted, and what tools call by names of their own. */
export const conversions = ['request', 'phone', 'kakao', 'naver_talk'] as const;

export type Conversion = (typeof conversions)[number];

/** Those that are the click of a link. */
export type Contact = Exclude<Conversion, 'request'>;

/** Everything that is ever reported. Nothing of what a visitor wrote or chose is in it. */
export type TrackedEvent =
  /** `where`: the part of the page, as `data-where` names it. */
  | { name: 'phone_click'; where: string }
  | { name: 'messenger_click'; messenger: Exclude<Contact, 'phone'>; where: string }
  /** Stored, and counted by the server. */
  | { name: 'request_submitted'; reference: string }
  | { name: 'calculator_used'; calculator: string };

/** Which conversion an event is; null: it is none. */
export function conversionOf(event: TrackedEvent): Conversion | null {
  if (event.name === 'request_submitted') return 'request';
  if (event.name === 'phone_click') return 'phone';
  return event.name === 'messenger_click' ? event.messenger : null;
}
