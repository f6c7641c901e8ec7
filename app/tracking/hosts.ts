import { type ToolName, type TrackingTools, toolNames } from './tools.ts';
import { clarityHosts } from './vendors/clarity.ts';
import { adsHosts, ga4Hosts } from './vendors/google-tag.ts';
import { kakaoHosts } from './vendors/kakao.ts';
import { karrotHosts } from './vendors/karrot.ts';
import { metaHosts } from './vendors/meta.ts';
import { naverHosts } from './vendors/naver.ts';
import { tagManagerHosts } from './vendors/tag-manager.ts';
import type { Hosts } from './vendors/vendor.ts';

const hosts: Record<ToolName, Hosts> = {
  ga4: ga4Hosts,
  ads: adsHosts,
  gtm: tagManagerHosts,
  clarity: clarityHosts,
  naver: naverHosts,
  kakao: kakaoHosts,
  meta: metaHosts,
  karrot: karrotHosts,
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
