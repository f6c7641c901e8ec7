import * as v from 'valibot';
import { type Conversion, conversions } from '#app/tracking/events.ts';
import type { TrackingTools } from '#app/tracking/tools.ts';
import { count, matching, optional } from './formats.ts';

/** Naver's names for conversions. Those for purchases need data that this site does not have. */
const naverTypes =
  /^(?:test_)?(?:lead|schedule|sign_up|subscribe|view_content|inquiry|call|custom0(?:0[1-9]|10))$/;

/** Maps conversions to their names in a tool: request=lead, phone=custom001. */
function pairs(value: RegExp, example: string) {
  const names = conversions.join(', ');
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text.split(',').map((item) => item.split('=').map((part) => part.trim())),
    ),
    v.check(
      (items) =>
        items.every(
          ([name, given = '', ...rest]) =>
            rest.length === 0 && conversions.some((one) => one === name) && value.test(given),
        ),
      `${example}처럼 적습니다. 앞의 말은 ${names} 가운데 하나입니다`,
    ),
    // The check above ensures that each item is a conversion and its name.
    v.transform((items) => Object.fromEntries(items) as Partial<Record<Conversion, string>>),
  );
}

function id(pattern: RegExp, example: string) {
  return optional(matching(pattern, `${example}처럼 적습니다`));
}

/** Third-party tools that record visits and conversions. Setting the id of a tool enables it. */
export const tracking = v.pipe(
  v.object({
    GOOGLE_ANALYTICS_ID: id(/^G-[A-Z\d]{6,12}$/, 'G-ABC123DEF4'),
    GOOGLE_ADS_ID: id(/^AW-\d{6,12}$/, 'AW-123456789'),
    GOOGLE_ADS_LABELS: optional(pairs(/^[\w-]{6,40}$/, 'request=AbC-D_efG1hIJ2, phone=KlM-N_opQ3')),
    GTM_ID: id(/^GTM-[A-Z\d]{4,12}$/, 'GTM-ABC1234'),
    CLARITY_ID: id(/^[a-z\d]{6,16}$/, 'abcd1234ef'),
    NAVER_WA: id(/^(?:s_)?[a-z\d]{6,32}$/, 's_1234567890ab'),
    NAVER_TYPES: v.optional(
      pairs(naverTypes, 'request=lead, phone=custom001'),
      'request=lead, phone=custom001, kakao=custom002, naver_talk=custom003',
    ),
    KAKAO_PIXEL_ID: id(/^\d{10,22}$/, '1234567890123456789'),
    META_PIXEL_ID: id(/^\d{10,20}$/, '123456789012345'),
    KARROT_PIXEL_ID: id(/^\d{10,22}$/, '1234567890123456001'),
    /** Value of a request to the firm, in won, for the tools that need one. */
    LEAD_VALUE: v.optional(count(0, 999_999), '0'),
  }),
  v.transform((given): { tracking: TrackingTools } => {
    const { GOOGLE_ADS_LABELS: labels, NAVER_TYPES: types, LEAD_VALUE: value } = given;
    return {
      tracking: {
        ...(given.GOOGLE_ANALYTICS_ID && { ga4: { id: given.GOOGLE_ANALYTICS_ID, value } }),
        ...(given.GOOGLE_ADS_ID && {
          ads: { id: given.GOOGLE_ADS_ID, value, labels: labels ?? {} },
        }),
        ...(given.GTM_ID && { gtm: { id: given.GTM_ID } }),
        ...(given.CLARITY_ID && { clarity: { id: given.CLARITY_ID } }),
        ...(given.NAVER_WA && { naver: { id: given.NAVER_WA, types } }),
        ...(given.KAKAO_PIXEL_ID && { kakao: { id: given.KAKAO_PIXEL_ID } }),
        ...(given.META_PIXEL_ID && { meta: { id: given.META_PIXEL_ID } }),
        ...(given.KARROT_PIXEL_ID && { karrot: { id: given.KARROT_PIXEL_ID } }),
      },
    };
  }),
);
