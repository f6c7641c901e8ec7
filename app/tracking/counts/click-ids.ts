/**
 * Parameters that advertisements, or links of one company, add to an address. A request keeps only their names, and of
 * those that number a campaign (`campaignOf`) the values. Excludes `gclid` and `NaPm`, which a request keeps whole.
 */
const clickIds = [
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'gad_campaignid',
  'n_media',
  'n_query',
  'n_ad',
  'n_ad_group',
  'n_campaign_type',
  'k_campaign',
  'k_media',
  'k_keyword',
  'msclkid',
  'ttclid',
  'twclid',
  'yclid',
  'li_fat_id',
  'rdt_cid',
  'fbclid',
] as const;

export type ClickId = (typeof clickIds)[number];

/**
 * Returns the first click parameter among the names of an address's parameters.
 *
 * @param names with commas between
 */
export function clickAmong(names: string): ClickId | undefined {
  const all = names.split(',');
  return clickIds.find((name) => all.includes(name));
}
