import * as v from 'valibot';
import { areas } from './areas.ts';
import { MapSchema } from './map-schema.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, '비어 있습니다'));
const phone = v.pipe(
  v.string(),
  v.regex(/^\d{2,4}(-\d{3,4}){1,2}$/, '전화번호는 02-0000-0000처럼 적습니다'),
);
const clock = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, '시각은 09:00처럼 적습니다'));
const day = v.pipe(v.string(), v.isoDate('날짜는 2026-11-20처럼 적습니다'));

type AreaId = keyof typeof areas;
const areaIds = Object.keys(areas) as [AreaId, ...AreaId[]]; // keys of a non-empty record

const Address = v.strictObject({
  region: text,
  locality: text,
  street: text,
  building: v.optional(text),
  postalCode: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, '우편번호는 다섯 자리입니다'))),
});

/** How to reach an office; everything is optional. */
const Directions = v.strictObject({
  transit: v.optional(text),
  parking: v.optional(text),
  map: v.optional(MapSchema),
});

/** An office besides the main one (분사무소). */
const Branch = v.strictObject({
  name: text,
  address: Address,
  phone: v.optional(phone),
  fax: v.optional(phone),
  directions: v.optional(Directions),
});
export type Address = v.InferOutput<typeof Address>;
export type Directions = v.InferOutput<typeof Directions>;

/** A lawyer of the firm, as agreed with the lawyer. */
const Lawyer = v.strictObject({
  /** The last part of the address of the lawyer's page. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'id는 영어 소문자와 -로 적습니다')),
  name: text,
  role: text,
  /** Name of a file in app/content/portraits/. */
  portrait: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+\.(svg|jpg|webp|avif|png)$/, 'app/content/portraits/에 둔 파일의 이름입니다'),
    ),
  ),
  areas: v.optional(v.array(v.picklist(areaIds, '업무의 이름은 app/content/areas.ts에 있습니다'))),
  career: v.optional(v.array(text)),
  /** A field registered with the bar (전문분야 등록); 전문 may be used for registered fields only. */
  registeredField: v.optional(text),
});
export type Lawyer = v.InferOutput<typeof Lawyer>;

/** All facts; those without `optional` are required by law or by the site. */
const Facts = v.strictObject({
  /** True while the facts are invented; the footer then says so. */
  sample: v.boolean(),
  name: text,
  representative: v.optional(text),
  /** 광고책임변호사: the bar's advertising rules require the name on every advertisement. */
  advertisingLawyer: text,
  businessNumber: v.optional(
    v.pipe(v.string(), v.regex(/^\d{3}-\d{2}-\d{5}$/, '000-00-00000처럼 적습니다')),
  ),
  phone,
  fax: v.optional(phone),
  email: v.pipe(v.string(), v.email('이메일 주소가 아닙니다')),
  address: Address,
  directions: v.optional(Directions),
  branches: v.optional(v.array(Branch)),
  /** Opening hours of working days (Monday to Friday), local time. */
  hours: v.optional(v.strictObject({ text, lunch: v.optional(text), opens: clock, closes: clock })),
  /**
   * When the firm calls besides those hours; each is offered in the form.
   * In words: 오후 6시 – 8시.
   */
  callHours: v.optional(v.strictObject({ evening: v.optional(text), saturday: v.optional(text) })),
  /** Working days on which the firm is closed. */
  closures: v.optional(v.array(day)),
  channels: v.optional(
    v.strictObject({
      /** Channel id of 카카오톡, with its underscore. */
      kakao: v.optional(v.pipe(v.string(), v.regex(/^_\w+$/, '_로 시작하는 채널 아이디입니다'))),
      /** Account id of 네이버 톡톡. */
      naverTalk: v.optional(v.pipe(v.string(), v.regex(/^\w+$/, '톡톡 계정 아이디입니다'))),
      /** Handle of 유튜브, with its @. */
      youtube: v.optional(
        v.pipe(v.string(), v.regex(/^@[\w.-]+$/, '@로 시작하는 채널 이름입니다')),
      ),
    }),
  ),
  /** Where else the firm writes or speaks, such as a blog. */
  links: v.optional(
    v.array(
      v.strictObject({
        name: text,
        href: v.pipe(v.string(), v.regex(/^https:\/\//, 'https://로 시작하는 주소입니다')),
        /** Collection and name of an icon (lucide.dev/icons), loaded when it is shown: lucide:notebook-pen. */
        icon: v.pipe(
          v.string(),
          v.regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'lucide:notebook-pen처럼 적습니다'),
        ),
      }),
    ),
  ),
  /** Who does what in a case. */
  roles: v.optional(v.array(v.strictObject({ role: text, work: text }))),
  lawyers: v.optional(v.array(Lawyer)),
  /** Whether the first consultation costs something, and how much, in words: 30분에 5만 원. */
  firstConsultation: v.variant('charged', [
    v.strictObject({ charged: v.literal(true), amount: text }),
    v.strictObject({ charged: v.literal(false) }),
  ]),
  /** 개인정보 보호책임자 (개인정보 보호법 제31조). */
  privacyOfficer: v.strictObject({ name: text, department: v.optional(text) }),
  /** 처리 위탁 (개인정보 보호법 제26조): who processes personal data for the firm, and for what purpose. */
  processors: v.optional(
    v.array(
      v.strictObject({
        name: text,
        work: text,
        /** Set when the data leaves the country (제28조의8). */
        country: v.optional(text),
      }),
    ),
  ),
  /** The day on which a lawyer last checked the site's legal statements against the statutes. */
  lawCheckedOn: day,
});

/**
 * The facts that a firm fills in (docs/decisions/006-firm-facts.md). The site leaves out optional facts that
 * are missing.
 */
export const FirmSchema = v.pipe(
  Facts,
  v.check(
    (facts) => facts.sample || !/등록 예정|000-00-00000|example\.com/.test(JSON.stringify(facts)),
    '견본이 아니면(sample: false) 등록 예정, 000-00-00000, example.com이 남아 있을 수 없습니다',
  ),
);

export type Firm = v.InferOutput<typeof FirmSchema>;
