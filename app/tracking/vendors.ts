import type { TrackingTools } from './tools.ts';
import { microsoftClarity } from './vendors/clarity.ts';
import { googleTag } from './vendors/google-tag.ts';
import { kakao } from './vendors/kakao.ts';
import { karrot } from './vendors/karrot.ts';
import { meta } from './vendors/meta.ts';
import { naver } from './vendors/naver.ts';
import { tagManager } from './vendors/tag-manager.ts';
import type { Vendor } from './vendors/vendor.ts';

/** The configured tools, not loaded yet. */
export function createVendors(tools: TrackingTools): Vendor[] {
  return [
    ...(tools.ga4 || tools.ads ? [googleTag(tools)] : []),
    ...(tools.gtm ? [tagManager(tools.gtm)] : []),
    ...(tools.clarity ? [microsoftClarity(tools.clarity)] : []),
    ...(tools.naver ? [naver(tools.naver)] : []),
    ...(tools.kakao ? [kakao(tools.kakao)] : []),
    ...(tools.meta ? [meta(tools.meta)] : []),
    ...(tools.karrot ? [karrot(tools.karrot)] : []),
  ];
}
