import * as v from 'valibot';
import { type Conversion, conversions } from '#app/tracking/events.ts';
import { count } from './formats.ts';

const words = conversions.join(', ');

/** Which names Naver takes for a conversion; those of purchases need more than a site like this has. */
const naverTypes =
  /^(?:test_)?(?:lead|schedule|sign_up|subscribe|view_content|inquiry|call|custom0(?:0[1-9]|10))$/;

/** Of conversions, each with its name in a tool: request=lead, phone=custom001. */
function pairs(value: RegExp, example: string) {
  const format = `${example}처럼 적습니다. 앞의 말은 ${words} 가운데 하나입니다`;
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text.split(',').map((item) => item.split('=').map((part) => part.trim())),
    ),
    v.check(
      (items) =>
        items.every(
          ([name = '', given = '', ...rest]) =>
            rest.length === 0 && isConversion(name) && value.test(given),
        ),
      format,
    ),
    // Checked above: each is a conversion and its name.
    v.transform((items) => Object.fromEntries(items) as Partial<Record<Conversion, string>>),
  );
}

function id(pattern: RegExp, example: string) {
  return v.optional(v.pipe(v.string(), v.regex(pattern, `${example}처럼 적습니다`)));
}

/** Tools of other companies that learn of visits and conversions; without its id none is there. */
export const trackingSettings = {
  GOOGLE_ANALYTICS_ID: id(/^G-[A-Z\d]{6,12}$/, 'G-ABC123DEF4'),
  GOOGLE_ADS_ID: id(/^AW-\d{6,12}$/, 'AW-123456789'),
  GOOGLE_ADS_LABELS: v.optional(pairs(/^[\w-]{6,40}$/, 'request=AbC-D_efG1hIJ2, phone=KlM-N_opQ3')),
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
  /** What a request is worth to the firm, in won, for tools that ask. */
  LEAD_VALUE: v.optional(count(0, 999_999), '0'),
};

function isConversion(name: string): boolean {
  return conversions.some((one) => one === name);
}
