import { expect, test } from 'vitest';
import { trackingSources } from './hosts.ts';
import type { TrackingTools } from './tools.ts';

const ga4 = { id: 'G-1', value: 0 };
const ads = { id: 'AW', value: 0, labels: {} };

/** Requests of the tools' own scripts, from the vendors' guides. */
test.each<[TrackingTools, 'script' | 'connect' | 'image' | 'frame', string]>([
  [{ ads }, 'script', 'https://www.googleadservices.com/pagead/conversion_async.js'],
  [{ ads }, 'script', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/'],
  [{ ads }, 'connect', 'https://google.com/ccm/form-data/1'],
  [{ ads }, 'connect', 'https://www.google.com/ccm/collect'],
  [{ ads }, 'connect', 'https://www.googleadservices.com/pagead/set_partitioned_cookie'],
  [{ ads }, 'connect', 'https://ad.doubleclick.net/ccm/s/collect'],
  [{ ads }, 'image', 'https://google.com/pagead/1p-conversion/1/'],
  [{ ads }, 'image', 'https://www.google.co.kr/pagead/1p-user-list/1/'],
  [{ ads }, 'image', 'https://www.google.co.jp/pagead/1p-user-list/1/'],
  [{ ads }, 'connect', 'https://www.google.ca/ccm/collect'],
  [{ ga4 }, 'image', 'https://www.google.com.au/ads/ga-audiences'],
  [{ gtm: { id: 'GTM-1' } }, 'image', 'https://www.google.de/ads/ga-audiences'],
  [{ ads }, 'image', 'https://www.googleadservices.com/pagead/conversion/1/'],
  [{ ads }, 'image', 'https://pagead2.googlesyndication.com/pagead/gen_204'],
  [{ ads }, 'image', 'https://www.googletagmanager.com/td'],
  [{ ads }, 'frame', 'https://www.googletagmanager.com/static/service_worker/sw_iframe.html'],
  [{ ga4 }, 'script', 'https://www.googletagmanager.com/gtag/js'],
  [{ ga4 }, 'connect', 'https://region1.google-analytics.com/g/collect'],
  [{ ga4 }, 'connect', 'https://stats.g.doubleclick.net/g/collect'],
  [{ ga4 }, 'connect', 'https://analytics.google.com/g/collect'],
  [{ ga4 }, 'image', 'https://www.google.co.kr/ads/ga-audiences'],
  [{ ga4 }, 'image', 'https://www.google.com/ads/ga-audiences'],
  [{ ga4 }, 'frame', 'https://www.googletagmanager.com/static/service_worker/sw_iframe.html'],
  [{ gtm: { id: 'GTM-1' } }, 'connect', 'https://google.com/ccm/form-data/1'],
  [{ gtm: { id: 'GTM-1' } }, 'image', 'https://www.googleadservices.com/pagead/conversion/1/'],
  [{ gtm: { id: 'GTM-1' } }, 'image', 'https://stats.g.doubleclick.net/r/collect'],
  [{ naver: { id: 's_1', types: {} } }, 'script', 'https://wcs.naver.net/wcslog.js'],
  [{ naver: { id: 's_1', types: {} } }, 'script', 'https://wcs.pstatic.net/wcslog.js'],
  [{ naver: { id: 's_1', types: {} } }, 'connect', 'https://wcs.naver.com/b'],
])('with %o, %s allows %s', (tools, kind, address) => {
  expect(allows(trackingSources(tools)[kind], address)).toBe(true);
});

test('allows no host that belongs to no tool', () => {
  const { script, connect } = trackingSources({ ga4, ads, naver: { id: 's_1', types: {} } });
  expect(allows(script, 'https://script.google.com/macros/s/x/exec')).toBe(false);
  expect(allows(script, 'https://google.com.evil.example/a.js')).toBe(false);
  expect(allows(connect, 'https://connect.facebook.net/a')).toBe(false);
});

/** Compares a URL with the hosts of a directive as a browser does. */
function allows(sources: string, address: string): boolean {
  const { host } = new URL(address);
  return sources
    .trim()
    .split(' ')
    .map((source) => source.replace('https://', ''))
    .some((source) => (source.startsWith('*.') ? host.endsWith(source.slice(1)) : host === source));
}
