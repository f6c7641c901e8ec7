import * as v from 'valibot';
import { readReference } from '#app/consult/requests/fields/reference.ts';
import { keyOf } from '#app/consult/requests/fields/typed-text.ts';
import { addDays } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';

/** The kinds of wish: deletion and a copy of one's data (개인정보 보호법 제35조, 제36조). The keys are stored. */
export const wishKinds = { delete: '삭제', copy: '열람' } as const;

export type WishKind = keyof typeof wishKinds;

/** How the firm made sure that the person who asked is the one who sent the request. The keys are stored. */
export const verifications = {
  called: '저장된 번호로 다시 걸어 확인',
  written: '저장된 이메일로 여쭈어 확인',
  card: '신분증을 봄',
} as const;

export type Verification = keyof typeof verifications;

/** The ways in which a wish ends. The keys are stored. */
export const wishOutcomes = {
  done: '지웠습니다',
  given: '드렸습니다',
  back: '취소했습니다',
  kept: '맡은 사건이라 지우지 않았습니다',
  gone: '드리기 전에 신청이 지워졌습니다',
} as const;

export type WishOutcome = keyof typeof wishOutcomes;

/** How long a wish waits before it is carried out. Meanwhile any of the firm's addresses can take it back. */
export const WAIT_HOURS = 24;
/** Within so many days of the wish the firm must carry it out (개인정보 보호법 시행령 제41조 제4항, 제43조 제3항). */
const LIMIT_DAYS = 10;

/** The last day of the ten, of which the day of the wish is not counted (민법 제157조). */
export function lastDayOf({ askedAt }: { askedAt: string }): CalendarDate {
  return addDays(koreanDay(new Date(askedAt)), LIMIT_DAYS);
}

/** The choices of the form, and of the question at the terminal. */
export const verificationChoices = { ...verifications, none: '확인하지 못함' } as const;

/** Labels of a wish's fields, in the form and at the terminal. */
export const wishLabels = {
  reference: '접수번호',
  kind: '요구',
  verified: '그분인지 어떻게 확인하셨습니까',
} as const;

export type WishField = keyof typeof wishLabels;
export type WishValues = Partial<Record<WishField, string>>;

/** Why nothing is done for somebody who was not verified, and what to do. */
export const notVerified =
  '확인하지 못했으면 지우거나 드리지 않습니다. 신청에 적힌 전화번호로 다시 걸거나 그 이메일로 여쭙고, 안 되면 신분증을 보여 달라고 하신 뒤에 적어 주세요. 그때까지 아무것도 바뀌지 않습니다.';

const WishSchema = v.object({
  reference: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const reference = readReference(dataset.value);
      if (reference) return reference;
      addIssue({ message: '접수번호 여덟 글자를 적어 주세요. 예: 7KQ2-M4XD' });
      return NEVER;
    }),
  ),
  kind: v.pipe(
    v.string(),
    v.transform((typed) => keyOf(wishKinds, typed) ?? ''),
    v.picklist(keysOf(wishKinds), '삭제와 열람 가운데 하나를 골라 주세요.'),
  ),
  verified: v.pipe(
    v.string(),
    v.transform((typed) => keyOf(verificationChoices, typed) ?? ''),
    v.picklist(
      keysOf(verificationChoices),
      `어떻게 확인하셨는지 골라 주세요: ${Object.values(verificationChoices).join(', ')}`,
    ),
    v.check((key) => key !== 'none', notVerified),
    // Only this key was refused.
    v.transform((key) => key as Verification),
  ),
});

export type NewWish = v.InferOutput<typeof WishSchema>;

/**
 * Reads a wish as it was typed or chosen. A choice is its key, its words, or a part that no other choice has.
 *
 * @returns the wish, or a Korean sentence for each wrong field
 */
export function parseWish(
  values: WishValues,
): { ok: true; wish: NewWish } | { ok: false; errors: Partial<Record<WishField, string>> } {
  const all = { reference: '', kind: '', verified: '', ...values };
  const result = v.safeParse(WishSchema, all);
  if (result.success) return { ok: true, wish: result.output };
  const { nested = {} } = v.flatten<typeof WishSchema>(result.issues);
  const errors = Object.entries(nested).map(([field, messages]) => [field, messages?.[0] ?? '']);
  return { ok: false, errors: Object.fromEntries(errors) };
}

function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): Key[] {
  // Object.keys is typed string[] although the record's keys are known.
  return Object.keys(labels) as Key[];
}
