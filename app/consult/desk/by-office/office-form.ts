import * as v from 'valibot';
import { stages } from '#app/consult/requests/choices.ts';
import { readKoreanMoment } from '#app/consult/requests/fields/korean-moment.ts';
import { residentNumberIn } from '#app/consult/requests/fields/resident-number.ts';
import {
  type Consultation,
  type FieldName,
  parseConsultation,
} from '#app/consult/requests/fields/schema.ts';
import { cleanLine, keyOf, visible } from '#app/consult/requests/fields/typed-text.ts';
import { type Entered, ways } from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';
import { koreanDay } from '#app/law/korean-time.ts';

/** Fields of a request that the office enters, in the order of the questions. Only the first five are asked. */
export const officeFields = {
  way: { label: '어떻게 연락하셨습니까', hint: `${Object.values(ways).join(', ')}. 비우면 전화` },
  name: { label: '성함', hint: '모르면 비워 두세요' },
  contact: { label: '전화번호나 이메일', hint: '' },
  area: {
    label: '관련된 업무',
    hint: `${Object.values(areas).join(', ')}의 일부. 모르면 비워 두세요`,
  },
  message: { label: '말씀하신 것', hint: '없으면 비워 두세요' },
  email: { label: '이메일', hint: '' },
  stage: { label: '지금 상황', hint: '' },
  died: { label: '돌아가신 날', hint: '' },
  basis: { label: '개인정보를 적어 두는 근거', hint: '' },
  at: { label: '받은 때', hint: '' },
} as const;

export type OfficeField = keyof typeof officeFields;
export type OfficeValues = Partial<Record<OfficeField, string>>;
export type OfficeErrors = Partial<Record<OfficeField, string>>;

/** The fields that are asked; the others have an answer of their own. */
export const askedFields = ['way', 'name', 'contact', 'area', 'message'] as const;

/** A valid request of a person who called. */
export interface OfficeRequest {
  consultation: Consultation;
  entered: Entered;
  /** Time at which it reached the firm; null: now. */
  receivedAt: string | null;
}

/** The stored name of a person whose name is unknown. */
export const UNKNOWN = '모름';

/** Other words for a way. */
const wayWords: Readonly<Record<string, Entered['way']>> = {
  카톡: 'kakao',
  톡톡: 'naver',
  네이버: 'naver',
  메일: 'email',
  내방: 'visit',
  지인: 'referral',
};

/** How the caller asked for a consultation, as the default basis says it. */
const asked: Record<Entered['way'], string> = {
  phone: '전화로',
  kakao: '카카오톡으로',
  naver: '네이버 톡톡으로',
  sms: '문자로',
  email: '이메일로',
  visit: '찾아오셔서',
  referral: '소개로',
  messenger: '메신저로',
  other: '직접',
};

/**
 * The legal basis of an entered request, which has no consent of the form: the caller asked for steps before a contract.
 */
function usualBasis(way: Entered['way']): string {
  return `${asked[way]} 상담을 신청하심 (개인정보 보호법 제15조 제1항 제4호)`;
}

const isUnknown = (typed: string) => ['', UNKNOWN].includes(visible(typed).trim());

/** A choice by its words or a part of them. */
function choice(options: Readonly<Record<string, string>>, usual: string) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (isUnknown(dataset.value)) return usual;
      const key = keyOf(options, dataset.value);
      if (key !== undefined) return key;
      const all = Object.values(options).join(', ');
      addIssue({
        message: `‘${visible(dataset.value).trim()}’에 맞는 것이 없습니다. 이 가운데서 적어 주세요: ${all}`,
      });
      return NEVER;
    }),
  );
}

function readWay(typed: string): Entered['way'] | '' {
  const word = visible(typed).trim();
  return word === '' ? 'phone' : (wayWords[word] ?? keyOf(ways, word) ?? '');
}

const OfficeSchema = v.object({
  way: v.pipe(
    v.string(),
    v.transform(readWay),
    // Object.keys is typed string[] although the record's keys are known.
    v.picklist(
      Object.keys(ways) as Entered['way'][],
      `이 가운데서 적어 주세요: ${Object.values(ways).join(', ')}`,
    ),
  ),
  area: choice(areas, ''),
  stage: choice(stages, 'unsure'),
  basis: v.pipe(
    v.string(),
    v.transform((typed) => cleanLine(typed).replace(/\s+/g, ' ')),
    v.maxLength(200, '근거는 200자까지입니다.'),
    v.check(
      (text) => residentNumberIn(text) === null,
      '주민등록번호는 적을 수 없습니다. 빼고 다시 적어 주세요.',
    ),
  ),
  at: v.pipe(
    v.string(),
    v.transform((typed) => (typed.trim() === '' ? null : (readKoreanMoment(typed) ?? ''))),
    v.check((at) => at !== '', '때로 읽을 수 없습니다. 2026-12-01 14:00처럼 적어 주세요.'),
    v.check(
      (at) => at === null || at <= new Date().toISOString(),
      '앞으로 올 때입니다. 받은 때를 적어 주세요.',
    ),
  ),
});

/** The fields of the form that have another name here. */
const formNames: Partial<Record<FieldName, OfficeField>> = { phone: 'contact', diedOn: 'died' };

/**
 * Parses what the office typed, by the rules of the site's form. Its basis takes the place of the form's consent.
 *
 * @returns the request, or a Korean sentence for each wrong field
 */
export function parseOffice(
  values: OfficeValues,
): { ok: true; request: OfficeRequest } | { ok: false; errors: OfficeErrors } {
  const given = { way: '', area: '', stage: '', basis: '', at: '', ...values };
  const own = v.safeParse(OfficeSchema, given);
  const contact = values.contact ?? '';
  const isEmail = contact.includes('@');
  const fields = {
    name: isUnknown(values.name ?? '') ? UNKNOWN : (values.name ?? ''),
    phone: isEmail ? '' : contact,
    email: isEmail ? contact : (values.email ?? ''),
    stage: own.success ? own.output.stage : '',
    area: own.success ? own.output.area : '',
    diedOn: values.died ?? '',
    message: values.message ?? '',
    consent: 'yes',
    // Nobody asks for these.
    method: '',
    time: '',
    facts: '',
    confirmation: '',
    marketing: '',
  } satisfies Record<FieldName, string>;
  const parsed = parseConsultation(new URLSearchParams(fields), koreanDay(new Date()));
  if (own.success && parsed.ok) {
    const { way, basis, at } = own.output;
    const entered = { way, basis: basis || usualBasis(way) };
    return { ok: true, request: { consultation: parsed.consultation, entered, receivedAt: at } };
  }
  const errors: OfficeErrors = {};
  if (!parsed.ok) {
    for (const [name, message] of Object.entries(parsed.errors) as [FieldName, string][]) {
      const field = formNames[name] ?? (name === 'email' && isEmail ? 'contact' : name);
      if (Object.hasOwn(officeFields, field)) errors[field as OfficeField] ??= message;
    }
  }
  if (!own.success) {
    const { nested = {} } = v.flatten<typeof OfficeSchema>(own.issues);
    for (const [field, messages] of Object.entries(nested)) {
      errors[field as OfficeField] = messages?.[0] ?? '';
    }
  }
  return { ok: false, errors };
}
