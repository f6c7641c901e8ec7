import type { Contact, Conversion } from './events.ts';

/** Settings of the configured tools, which the document passes to the browser. */
export interface TrackingTools {
  /** Google Analytics 4. `value`: value of a request, in won. */
  ga4?: { id: string; value: number };
  /** Google Ads. `labels`: labels of the conversion actions. A conversion without a label is not reported. */
  ads?: { id: string; value: number; labels: Partial<Record<Conversion, string>> };
  /** Google Tag Manager. */
  gtm?: { id: string };
  /** Microsoft Clarity. */
  clarity?: { id: string };
  /** Naver premium log. `types`: types of `wcs.trans`. */
  naver?: { id: string; types: Partial<Record<Conversion, string>> };
  /** Kakao Pixel. */
  kakao?: { id: string };
  /** Meta Pixel. */
  meta?: { id: string };
  /** Karrot (당근) Pixel. */
  karrot?: { id: string };
}

export type ToolName = keyof TrackingTools;

/** Purposes that a visitor allows separately. */
export const purposes = ['analytics', 'ads'] as const;

export type Purpose = (typeof purposes)[number];

/** The purposes of each tool. A Tag Manager container may serve either, as the firm decides. */
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

/** The content of the meta element `tracking`, as JSON. */
export interface TrackingMeta {
  /** Version of the consent text. A choice made under another version is asked for again. */
  version: string;
  tools: TrackingTools;
  /** Whether error reports record visits where analytics are allowed (SE-2). */
  recording: boolean;
}

/** Path at which the server counts clicks on a link, independently of any tool (decision 024). */
export function contactAddress(contact: Contact): string {
  return `/contact/${contact}`;
}

/** The configured tools. */
export function toolNames(tools: TrackingTools): ToolName[] {
  // The settings have only these keys.
  return Object.keys(tools) as ToolName[];
}
