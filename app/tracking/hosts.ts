import { type ToolName, type TrackingTools, toolNames } from './tools.ts';

/** CSP sources of a tool. */
interface Hosts {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame?: readonly string[];
}

/** Google's hosts by the visitor's country: Korea, and countries where many Koreans live. */
const byCountry = (name: string) =>
  ['co.kr', 'co.jp', 'ca', 'com.au', 'co.uk', 'de', 'com.vn'].map(
    (ending) => `https://${name}.google.${ending}`,
  );

/** Hosts from Google's guide for policies, including Google Signals. */
const ga4: Hosts = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    ...byCountry('*'),
    'https://pagead2.googlesyndication.com',
  ],
  image: [
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    ...byCountry('*'),
  ],
  frame: ['https://www.googletagmanager.com'],
};

/** The guide's hosts for conversions, remarketing and user data. `td.`, `ad.` and `stats.` are from older editions. */
const ads = {
  script: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://pagead2.googlesyndication.com',
  ],
  connect: [
    'https://google.com',
    'https://www.google.com',
    ...byCountry('www'),
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://stats.g.doubleclick.net',
    'https://ad.doubleclick.net',
    'https://www.googleadservices.com',
  ],
  image: [
    'https://google.com',
    'https://www.google.com',
    ...byCountry('www'),
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
    'https://www.googletagmanager.com',
  ],
  frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
};

/** Observed in the policies of other sites; the vendor documents none. */
const kakao = [
  'https://bc.ad.daum.net',
  'https://analytics.ad.daum.net',
  'https://act.ds.kakao.com',
];

const hosts: Record<ToolName, Hosts> = {
  ga4,
  ads,
  /** Hosts of Google's own tags. Hosts of other tags in the container cannot be known here. */
  gtm: {
    script: [...ga4.script, ...ads.script],
    frame: ads.frame,
    connect: [...ga4.connect, ...ads.connect],
    image: [...ga4.image, ...ads.image],
  },
  clarity: {
    script: ['https://www.clarity.ms', 'https://*.clarity.ms'],
    connect: ['https://*.clarity.ms', 'https://c.bing.com'],
    image: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  /** Naver's guide for conversions names `wcs.naver.net`, the snippet of its analytics `wcs.pstatic.net`. */
  naver: {
    script: ['https://wcs.naver.net', 'https://wcs.pstatic.net', 'https://ssl.pstatic.net'],
    connect: ['https://wcs.naver.com', 'https://wcs.naver.net', 'https://nam.veta.naver.com'],
    image: ['https://wcs.naver.com', 'https://wcs.naver.net'],
  },
  kakao: {
    script: ['https://t1.daumcdn.net'],
    connect: kakao,
    image: [...kakao, 'https://*.daumcdn.net'],
  },
  /** Hosts of Meta and Karrot as observed on advertisers' sites. The vendors do not document them. */
  meta: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
  },
  karrot: {
    script: ['https://karrot-pixel.business.daangn.com'],
    connect: ['https://*.daangn.com'],
    image: ['https://*.daangn.com'],
  },
};

/** CSP sources of the configured tools without duplicates, as ` https://… https://…`. */
export function trackingSources(tools: TrackingTools): Record<keyof Hosts, string> {
  const found = toolNames(tools).map((name) => hosts[name]);
  const all = (kind: keyof Hosts) =>
    [...new Set(found.flatMap((one) => one[kind] ?? []))].map((source) => ` ${source}`).join('');
  return {
    script: all('script'),
    connect: all('connect'),
    image: all('image'),
    frame: all('frame'),
  };
}
