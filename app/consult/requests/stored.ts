import type { FieldName } from './fields/schema.ts';
import type { Status } from './states.ts';

/** Signs that a request may not come from a person. The keys are stored. No request is discarded for them. */
export const suspicions = {
  honeypot: '사람에게 보이지 않는 칸이 채워짐',
  hasty: '화면을 연 지 2초 안에 보냄',
  copied: '다른 두 분 이상이 같은 글을 보냄',
  offer: '도박이나 약을 파는 말과 그 주소가 있음',
  links: '글에 링크가 많음',
  foreign: '한글이 없는 글에 링크가 있음',
} as const;

export type Suspicion = keyof typeof suspicions;

/** Keys that an earlier version stored, each with the key that replaced it. */
export const formerSuspicions: ReadonlyMap<string, Suspicion> = new Map([['trap', 'honeypot']]);

/** Parameters that are kept of the first page's address. */
const sourceParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'NaPm',
  'gad_campaignid',
  'k_campaign',
  'n_ad_group',
] as const;

/**
 * Source of a visit, from its first page's address and referrer. `click`: the parameter that an advertiser added.
 */
export const sourceKeys = ['landing', 'referrer', 'click', ...sourceParameters] as const;

export type Source = Partial<Record<(typeof sourceKeys)[number], string>>;

/** The form's fields that have a column, and the property that holds each. All other fields are sealed. */
export const columnFields = {
  stage: 'stage',
  area: 'area',
  confirmation: 'confirmation',
  marketing: 'marketingConsentAt',
  consent: 'consentVersion',
} as const satisfies Partial<Record<FieldName, keyof RequestColumns>>;

type ColumnField = keyof typeof columnFields;
/** A field of the form that is sealed, under its own name. */
type SealedField = Exclude<FieldName, ColumnField>;
/** The properties of a stored request that hold the form's fields. */
export type StoredField = SealedField | (typeof columnFields)[ColumnField];

/**
 * The sealed content, readable only with the keys. A field that was left empty, or that is newer than the row, is null.
 */
export interface ConsultationContent extends Record<SealedField, string | null> {
  name: string;
  /** Number in the format of `parsePhone`; empty if the visitor left only an e-mail address. */
  phone: string;
  /** Calendar date. */
  diedOn: string | null;
  method: string;
  time: string;
  message: string;
  /** Results of the calculators that the visitor chose to send. */
  facts: string | null;
  source: Source;
  /** The person at the firm who looks after the request; only version 0.1.0 wrote it. */
  assignee?: string;
  /** Set where a person of the firm entered the request. */
  entered?: Entered;
  /** Numbers that the visitor has replaced on the receipt, the oldest first. */
  formerPhones?: FormerPhone[];
  /** Words that the visitor has added on the receipt, the oldest first. */
  words?: AddedWord[];
}

interface FormerPhone {
  phone: string;
  /** Time at which the visitor replaced it. */
  until: string;
}

interface AddedWord {
  at: string;
  text: string;
}

/** How a request that a person of the firm entered reached the firm. The keys are stored. */
export const ways = {
  phone: '전화',
  kakao: '카카오톡',
  naver: '네이버 톡톡',
  sms: '문자',
  email: '이메일',
  visit: '방문',
  referral: '소개',
  messenger: '그 밖의 메신저',
  other: '그 밖의 방법',
} as const;

export interface Entered {
  way: keyof typeof ways;
  /** Why the firm may keep the data, in its own words. */
  basis: string;
}

/** An opened request. Instants are ISO 8601 in UTC. */
export interface StoredConsultation extends RequestColumns, ConsultationContent {}

/** Data that is stored in columns, outside the sealed content. */
interface RequestColumns {
  id: string;
  reference: string;
  receivedAt: string;
  status: Status;
  /** Time at which the state was last set. */
  statusChangedAt: string;
  /** Time of the consultation, while the state is `booked`. */
  appointmentAt: string | null;
  suspicions: Suspicion[];
  /** Last contact with the visitor, from which retention counts. */
  lastContactAt: string;
  /** Time of the deletion that the visitor asked for; null: the request is deleted after the retention period. */
  eraseAt: string | null;
  stage: string;
  area: string | null;
  /** Version of the consent text; consent was given when the request was received. */
  consentVersion: string;
  /** Time at which the visitor consented to news; null: no consent. */
  marketingConsentAt: string | null;
  /** Whether the visitor asked for a confirmation by SMS. */
  confirmation: boolean;
}

/** Kind of withdrawal: nobody calls (`withdraw`), or the request is also deleted (`erase`). */
export type WithdrawalChoice = 'withdraw' | 'erase';

/** The kinds of delivery. The keys are stored. */
export const deliveryKinds = {
  request: '신청',
  withdrawn: '철회 알림',
  corrected: '고친 번호 알림',
  added: '덧붙인 말씀 알림',
  digest: '아침 요약',
  overdue: '전화 확인 알림',
  wish: '삭제·열람 요구 알림',
  booking: '예약 안내',
  cancelled: '예약 취소 안내',
  reminder: '예약 하루 전 안내',
  closure: '쉬는 날 예약 알림',
} as const;

/** Delivery of a request, or of a notice about it, by one channel. */
export interface Delivery {
  id: string;
  channel: string;
  /** A key of `deliveryKinds`. */
  kind: string;
  attempts: number;
  nextAttemptAt: string;
  /** Code of the last failure, never text of the receiver, which may quote personal data. */
  lastError: string | null;
  deliveredAt: string | null;
  /** Since when the delivery is stuck: it is retried slowly, and a person must look at it. */
  stuckAt: string | null;
}
