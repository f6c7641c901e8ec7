/** Where a request stands. It begins as new or, when signs of abuse weigh enough, as suspected. */
export const statuses = {
  new: '신규',
  contacted: '연락함',
  retained: '수임',
  closed: '종결',
  suspected: '의심',
} as const;

export type Status = keyof typeof statuses;

/** Signs that a request may not come from a person. None of them alone throws a request away. */
export const suspicions = {
  trap: '사람에게 보이지 않는 칸이 채워짐',
  hasty: '화면을 연 지 2초 안에 보냄',
  forged: '화면의 표식이 우리 것이 아님',
  replayed: '다른 신청에 이미 쓴 표식',
  unproven: '신청이 몰릴 때 계산 증명이 없음',
  links: '글에 링크가 많음',
} as const;

export type Suspicion = keyof typeof suspicions;

/** Where a visitor came from: what the address of the first page and the referrer said. */
export const sourceKeys = [
  'landing',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'NaPm',
] as const;

export type Source = Partial<Record<(typeof sourceKeys)[number], string>>;

/** What is sealed: readable only with the firm's keys. */
export interface ConsultationContent {
  name: string;
  /** Digits only. */
  phone: string;
  /** Calendar date. */
  diedOn: string | null;
  method: string;
  time: string;
  message: string;
  /** What the visitor let travel along from the calculators, in words. */
  facts: string | null;
  source: Source;
}

/** A request as the firm reads it: opened. Instants are ISO 8601 in UTC. */
export interface StoredConsultation extends ConsultationContent {
  id: string;
  reference: string;
  receivedAt: string;
  status: Status;
  suspicions: Suspicion[];
  /** When the firm and the visitor last had contact; retention counts from here. */
  lastContactAt: string;
  stage: string;
  area: string | null;
  /** The version of the consent's text; it was given when the request was received. */
  consentVersion: string;
  /** When the visitor agreed to receive news; null: not. */
  marketingConsentAt: string | null;
  /** Whether the visitor asked for a confirmation by SMS. */
  confirmation: boolean;
}

/** What becomes of a request on one channel. */
export interface Delivery {
  id: string;
  channel: string;
  attempts: number;
  nextAttemptAt: string;
  /** Code of the last failure; never a text of the other side, which may quote personal data. */
  lastError: string | null;
  deliveredAt: string | null;
  /** Since when it is known that trying again will hardly help; it is tried all the same, slowly. */
  stuckAt: string | null;
}
