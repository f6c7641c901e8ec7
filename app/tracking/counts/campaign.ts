/** Parameters of a visit's first page that may name a campaign; the values may be anything. */
export interface CampaignSource {
  utm_campaign?: string;
  /** Google's number of the campaign. */
  gad_campaignid?: string;
  /** Kakao's number of the campaign. */
  k_campaign?: string;
  /** Naver's id of the ad group; Naver adds none of the campaign. */
  n_ad_group?: string;
}

/** Longest name that is counted, in characters. */
const LONGEST = 60;

/** Replaces names that are not kept: those that may identify a person, and those beyond the limit of a day. */
export const OTHER_CAMPAIGNS = '*';

/**
 * Returns the name under which the campaign of a visit is counted: `utm_campaign`, or else the advertiser's own number, as
 * one line of at most 60 characters; `OTHER_CAMPAIGNS` for a name that may identify a person or that a mail program would
 * turn into a link.
 *
 * @returns an empty text if the visit has no campaign
 */
export function campaignOf(source: CampaignSource): string {
  const { utm_campaign, gad_campaignid, k_campaign, n_ad_group } = source;
  const name = utm_campaign?.trim() || gad_campaignid || k_campaign || n_ad_group || '';
  const line = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (unwanted.test(line)) return OTHER_CAMPAIGNS;
  return [...line].slice(0, LONGEST).join('').trim();
}

/** Mail addresses, links, mobile phone numbers and resident numbers. */
const unwanted =
  /@|:\/\/|\.[a-z]{2,}|(?:^|\D)01[016-9][-. ]?\d{3,4}[-. ]?\d{4}(?!\d)|(?:^|\D)\d{6}[-. ]?[1-8]\d{6}(?!\d)/i;
