/**
 * Parameters by which an address says that an advertisement, or a link of one company, led to it. `gclid` and `NaPm`
 * are not among them: a request keeps their values, of these the name alone.
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
 * The first of them among the names of an address's parameters.
 *
 * @param names with commas between
 */
export function clickAmong(names: string): ClickId | undefined {
  const all = names.split(',');
  return clickIds.find((name) => all.includes(name));
}
