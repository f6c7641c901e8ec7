/** Where visits come from, with labels for reports. */
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
interface VisitSource {
  /** Host of the page before. */
  referrer?: string;
  utm_source?: string;
  utm_medium?: string;
  gclid?: string;
  NaPm?: string;
}

/** The class of a visit: by advertising parameters, then by `utm_source`, then by the referrer. */
export function classifySource(source: VisitSource): SourceClass {
  const { referrer = '', utm_source: name = '', utm_medium: medium = '' } = source;
  if (source.gclid) return 'google_ads';
  if (source.NaPm) return 'naver_ads';
  const named = siteOf(name.toLowerCase());
  if (paid.test(medium)) return (named && adsOf[named]) || 'other_ads';
  if (/^e-?mail$|^newsletter$/i.test(medium)) return 'mail';
  if (named) return named;
  return siteOf(referrer.toLowerCase()) ?? (name || referrer ? 'other' : 'direct');
}

const paid = /^(?:cpc|cpm|cpv|ppc|sa|da|gfa|paid.*|display|banner|ads?)$/i;

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

/** Matches values of `utm_source` and hosts; the first match wins. */
const sites: [SourceClass, RegExp][] = [
  ['naver_blog', /^(?:m\.)?(?:blog|cafe|kin|post)\.naver\.com$|^naver[_-]?(?:blog|cafe)$/],
  ['naver', /(?:^|\.)naver\.com$|^naver(?:[_-].*)?$/],
  ['youtube', /(?:^|\.)youtube\.com$|^youtu\.be$|^youtube$/],
  ['assistant', /(?:^|\.)(?:chatgpt|openai|claude|perplexity)\.(?:com|ai)$|^gemini\.google\.com$/],
  ['google', /(?:^|\.)google\.(?:com|co\.kr)$|^google(?:[_-].*)?$/],
  ['kakao', /(?:^|\.)kakao\.com$|^kakao(?:talk)?(?:[_-].*)?$/],
  ['daum', /(?:^|\.)daum\.net$|^daum$/],
  ['karrot', /(?:^|\.)(?:daangn|karrotmarket)\.com$|^(?:daangn|karrot)(?:[_-].*)?$/],
  [
    'meta',
    /(?:^|\.)(?:facebook|instagram|threads)\.(?:com|net)$|^(?:meta|fb|ig|facebook|instagram)$/,
  ],
  ['bing', /(?:^|\.)bing\.com$|^bing$/],
];

function siteOf(text: string): SourceClass | null {
  return sites.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
