import type { Contact, Conversion } from './events.ts';

/** What the configured tools are called and told, as the document carries it to the browser. */
export interface TrackingTools {
  /** Google Analytics 4. `value`: what a request is worth, in won. */
  ga4?: { id: string; value: number };
  /** Google Ads. `labels`: of the conversion actions; what has none is not reported. */
  ads?: { id: string; value: number; labels: Partial<Record<Conversion, string>> };
  /** Google Tag Manager. */
  gtm?: { id: string };
  /** Microsoft Clarity. */
  clarity?: { id: string };
  /** Naver premium log. `types`: of `wcs.trans`. */
  naver?: { id: string; types: Partial<Record<Conversion, string>> };
  /** Kakao Pixel. */
  kakao?: { id: string };
  /** Meta Pixel. */
  meta?: { id: string };
  /** Karrot (당근) Pixel. */
  karrot?: { id: string };
}

export type ToolName = keyof TrackingTools;

/** What a visitor allows or not, each for itself. */
export const purposes = ['analytics', 'ads'] as const;

export type Purpose = (typeof purposes)[number];

/** What each tool is for. What a container of Tag Manager holds is for the firm to say: either. */
export const purposesOf: Record<ToolName, readonly Purpose[]> = {
  ga4: ['analytics'],
  ads: ['ads'],
  gtm: ['analytics', 'ads'],
  clarity: ['analytics'],
  naver: ['ads'],
  kakao: ['ads'],
  meta: ['ads'],
  karrot: ['ads'],
};

/** What the meta element `tracking` holds, as JSON. */
export interface TrackingMeta {
  /** Of the consent's words: another one is asked for anew. */
  version: string;
  tools: TrackingTools;
  /** Whether error reports record visits where analysis is allowed (decision 026). */
  recording: boolean;
}

/** Where the server counts the click of a link, besides any tool (decision 024). */
export function contactAddress(contact: Contact): string {
  return `/contact/${contact}`;
}

/** The configured tools. */
export function toolNames(tools: TrackingTools): ToolName[] {
  // What was configured has only these keys.
  return Object.keys(tools) as ToolName[];
}
