import type { ClickId } from './click-ids.ts';

/** Classes of visit sources, with labels for reports. */
export const sourceClasses = {
  naver_ads: '네이버 광고',
  google_ads: '구글 광고',
  kakao_ads: '카카오 광고',
  meta_ads: '메타 광고',
  karrot_ads: '당근 광고',
  other_ads: '그 밖의 광고',
  naver_blog: '네이버 블로그·카페',
  naver: '네이버',
  google: '구글',
  daum: '다음',
  kakao: '카카오톡',
  karrot: '당근',
  meta: '페이스북·인스타그램',
  youtube: '유튜브',
  bing: '빙',
  assistant: 'AI 대화',
  mail: '전자우편',
  other: '그 밖의 사이트',
  direct: '바로 들어옴',
} as const;

export type SourceClass = keyof typeof sourceClasses;

/** Query parameters and referrer of a visit's first page; the values may be anything. */
export interface VisitSource {
  /** Host of the previous page, or an app's package name. */
  referrer?: string;
  utm_source?: string;
  utm_medium?: string;
  gclid?: string;
  NaPm?: string;
  /** Name of a click's parameter, such as `gbraid`. */
  click?: string;
}

/** Classifies a visit by advertising parameters, then by `utm_source`, then by the referrer. */
export function classifySource(source: VisitSource): SourceClass {
  const { referrer = '', utm_source: name = '', utm_medium: medium = '', click = '' } = source;
  if (source.gclid) return 'google_ads';
  if (source.NaPm) return 'naver_ads';
  const clicked = Object.hasOwn(clicks, click) ? clicks[click] : undefined;
  if (clicked && clicked !== 'meta') return clicked;
  const isPaidName = paidName.test(name);
  const named = siteOf(name.toLowerCase()) ?? clicked ?? (isPaidName ? 'naver' : undefined);
  if (isPaidName || paid.test(medium)) return (named && adsOf[named]) || 'other_ads';
  if (/^e-?mail$|^newsletter$/i.test(medium)) return 'mail';
  if (named) return named;
  return siteOf(referrer.toLowerCase()) ?? (name || referrer ? 'other' : 'direct');
}

const byClickId: Record<ClickId, SourceClass> = {
  gbraid: 'google_ads',
  wbraid: 'google_ads',
  dclid: 'google_ads',
  gad_source: 'google_ads',
  gad_campaignid: 'google_ads',
  n_media: 'naver_ads',
  n_query: 'naver_ads',
  n_ad: 'naver_ads',
  n_ad_group: 'naver_ads',
  n_campaign_type: 'naver_ads',
  k_campaign: 'kakao_ads',
  k_media: 'kakao_ads',
  k_keyword: 'kakao_ads',
  msclkid: 'other_ads',
  ttclid: 'other_ads',
  twclid: 'other_ads',
  yclid: 'other_ads',
  li_fat_id: 'other_ads',
  rdt_cid: 'other_ads',
  // Meta adds `fbclid` to every link, not only to advertisements.
  fbclid: 'meta',
};
/** `byClickId`, typed for lookup by any text. */
const clicks: Record<string, SourceClass> = byClickId;

const paid =
  /^(?:cpc|cpm|cpv|ppc|sa|da|gfa|paid.*|display|banner|ads?|brand[_-]?search|power[_-]?link|브랜드 ?검색|파워링크)$/i;

/** Names of advertising products in a `utm_source`. They belong to Naver unless it names another site. */
const paidName = /brand[_-]?search|power[_-]?link|브랜드 ?검색|파워링크/i;

const adsOf: Partial<Record<SourceClass, SourceClass>> = {
  naver: 'naver_ads',
  naver_blog: 'naver_ads',
  google: 'google_ads',
  youtube: 'google_ads',
  kakao: 'kakao_ads',
  daum: 'kakao_ads',
  meta: 'meta_ads',
  karrot: 'karrot_ads',
};

/** Patterns of a `utm_source`, a host or an Android app's package name; the first match wins. */
const sites: [SourceClass, RegExp][] = [
  [
    'mail',
    /^(?:m\.)?mail\.(?:naver|google|daum|kakao|nate|yahoo)\.(?:com|net)$|^outlook\.(?:live|office|office365)\.com$|^com\.google\.android\.gm(?:\.lite)?$|^com\.(?:nhn\.android\.mail|microsoft\.office\.outlook|samsung\.android\.email\.provider)$/,
  ],
  [
    'naver_blog',
    /^(?:m\.)?(?:blog|cafe|kin|post)\.naver\.com$|^com\.nhn\.android\.(?:blog|navercafe)$|^naver[_-]?(?:blog|cafe)$/,
  ],
  ['naver', /(?:^|\.)naver\.(?:com|me)$|^com\.(?:nhn\.android|naver)\.[\w.]+$|^naver(?:[_-].*)?$/],
  ['youtube', /(?:^|\.)youtube\.com$|^youtu\.be$|^com\.google\.android\.youtube$|^youtube$/],
  [
    'assistant',
    /(?:^|\.)(?:chatgpt|openai|claude|perplexity)\.(?:com|ai)$|^(?:gemini\.google|copilot\.microsoft)\.com$|^(?:com\.openai\.chatgpt|com\.anthropic\.claude|ai\.perplexity\.app\.android|com\.google\.android\.apps\.bard)$/,
  ],
  // Google has a domain for each country: google.de, google.co.jp, google.com.hk.
  [
    'google',
    /(?:^|\.)google\.(?:com|cat|(?:com?\.)?[a-z]{2})$|^com\.google\.android\.(?:googlequicksearchbox|apps\.searchlite)$|^google(?:[_-].*)?$/,
  ],
  ['kakao', /(?:^|\.)kakao\.com$|^com\.kakao\.[\w.]+$|^kakao(?:talk)?(?:[_-].*)?$/],
  ['daum', /(?:^|\.)daum\.net$|^net\.daum\.android\.[\w.]+$|^daum$/],
  [
    'karrot',
    /(?:^|\.)(?:daangn|karrotmarket)\.com$|^com\.towneers\.www$|^(?:daangn|karrot)(?:[_-].*)?$/,
  ],
  [
    'meta',
    /(?:^|\.)(?:facebook|instagram|threads)\.(?:com|net)$|^com\.(?:facebook|instagram)\.[\w.]+$|^(?:meta|fb|ig|facebook|instagram)$/,
  ],
  ['bing', /(?:^|\.)bing\.com$|^com\.microsoft\.bing$|^bing$/],
];

function siteOf(text: string): SourceClass | null {
  return sites.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
