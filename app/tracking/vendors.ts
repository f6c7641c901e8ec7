import { type ToolName, type TrackingTools, toolNames } from './tools.ts';
import { microsoftClarity } from './vendors/clarity.ts';
import { googleTag } from './vendors/google-tag.ts';
import { kakao } from './vendors/kakao.ts';
import { karrot } from './vendors/karrot.ts';
import { meta } from './vendors/meta.ts';
import { naver } from './vendors/naver.ts';
import { tagManager } from './vendors/tag-manager.ts';
import type { Vendor } from './vendors/vendor.ts';

type Settings<Name extends ToolName> = NonNullable<TrackingTools[Name]>;

/** The vendor of each tool. A tool without one does not compile. */
const vendors: {
  [Name in ToolName]: (settings: Settings<Name>, tools: TrackingTools) => Vendor | null;
} = {
  ga4: (_, tools) => googleTag(tools),
  // Both have one vendor.
  ads: (_, tools) => (tools.ga4 ? null : googleTag(tools)),
  gtm: tagManager,
  clarity: microsoftClarity,
  naver,
  kakao,
  meta,
  karrot,
};

/** The configured tools, not loaded yet. */
export function createVendors(tools: TrackingTools): Vendor[] {
  return toolNames(tools).flatMap((name) => vendorOf(name, tools) ?? []);
}

function vendorOf<Name extends ToolName>(name: Name, tools: TrackingTools): Vendor | null {
  const settings = tools[name];
  return settings ? vendors[name](settings, tools) : null;
}
