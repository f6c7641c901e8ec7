import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, '비어 있습니다'));
const phone = v.pipe(
  v.string(),
  v.regex(/^\d{2,4}(-\d{3,4}){1,2}$/, '전화번호는 02-0000-0000처럼 적습니다'),
);
const clock = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, '시각은 09:00처럼 적습니다'));
const day = v.pipe(v.string(), v.isoDate('날짜는 2026-11-20처럼 적습니다'));

/** Every fact, one by one. */
const Facts = v.strictObject({
  /** True while the facts are invented: the footer says so. */
  sample: v.boolean(),
  name: text,
  representative: text,
  /** 광고책임변호사: the bar's advertising rules ask for the name on every advertisement. */
  advertisingLawyer: text,
  businessNumber: v.pipe(v.string(), v.regex(/^\d{3}-\d{2}-\d{5}$/, '000-00-00000처럼 적습니다')),
  phone,
  fax: v.optional(phone),
  email: v.pipe(v.string(), v.email('전자우편 주소가 아닙니다')),
  address: v.strictObject({
    region: text,
    locality: text,
    street: text,
    building: v.optional(text),
    postalCode: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, '우편번호는 다섯 자리입니다'))),
  }),
  /** Opening hours of working days (Monday to Friday), local time. */
  hours: v.strictObject({ text, lunch: v.optional(text), opens: clock, closes: clock }),
  channels: v.strictObject({
    /** Channel id of 카카오톡, with its underscore. */
    kakao: v.optional(v.pipe(v.string(), v.regex(/^_\w+$/, '_로 시작하는 채널 아이디입니다'))),
    /** Account id of 네이버 톡톡. */
    naverTalk: v.optional(v.pipe(v.string(), v.regex(/^\w+$/, '톡톡 계정 아이디입니다'))),
  }),
  /** 개인정보 보호책임자 (개인정보 보호법 제31조). */
  privacyOfficer: v.strictObject({ name: text, department: v.optional(text) }),
  /** 처리 위탁 (개인정보 보호법 제26조): who works on personal data for the firm, and at what. */
  processors: v.array(
    v.strictObject({
      name: text,
      work: text,
      /** Set when the data leaves the country (제28조의8). */
      country: v.optional(text),
    }),
  ),
  /** The day on which a lawyer last held the legal statements of this site against the statutes. */
  lawCheckedOn: day,
});

/**
 * What a firm fills in to make the site its own. Optional facts that are left out do not show.
 * The facts of the footer are the ones listed in docs/decisions/006-firm-facts.md.
 */
export const FirmSchema = v.pipe(
  Facts,
  v.check(
    (facts) => facts.sample || !/등록 예정|000-00-00000|example\.com/.test(JSON.stringify(facts)),
    '견본이 아니면(sample: false) 등록 예정, 000-00-00000, example.com이 남아 있을 수 없습니다',
  ),
);

export type Firm = v.InferOutput<typeof FirmSchema>;
