import { applies } from '#app/law/amendments.ts';
import type { Input, RelativeInput } from './input.ts';
import type { Member } from './member.ts';

/** Whether the row names a person and a status. */
export function isChosen({ who, status }: RelativeInput): boolean {
  return who !== '' && status !== null;
}

/** Whether the number of the person's children matters: they may represent the person, or be the next heirs. */
export function asksChildren(
  { status }: RelativeInput,
  { kind }: Pick<Member, 'kind'>,
  { me }: Input,
): boolean {
  if (kind !== 'child' && kind !== 'sibling') return false;
  // If all children renounce, their children come before parents and siblings.
  if (status === 'renounced') return kind === 'child' && (me === 'parent' || me === 'sibling');
  return status !== null;
}

/** Whether the person's spouse, who may represent the person, matters (민법 1003②). */
export function asksSpouse(
  { status }: RelativeInput,
  { kind }: Pick<Member, 'kind'>,
  { death }: Input,
): boolean {
  if (kind !== 'child' && kind !== 'sibling') return false;
  if (status === 'predeceased') return true;
  return status === 'disqualified' && !applies('spouse-of-the-dead-only', death);
}

/**
 * Whether a row may name this member: not the visitor, not the person whom the visitor represents, and nobody whom
 * another row names.
 */
export function mayBeRelative(member: Member, relatives: readonly RelativeInput[]): boolean {
  const { id, kind } = member;
  const late = kind === 'late-child' || kind === 'late-sibling';
  return kind !== 'me' && !late && relatives.every(({ who }) => who !== id);
}

/** Lists a member's possible statuses. Spouses and parents who died before are simply not counted. */
export function statusesOf(
  { kind }: Pick<Member, 'kind'>,
  { death }: Input,
): NonNullable<RelativeInput['status']>[] {
  const counted = kind === 'child' || kind === 'sibling';
  return [
    ...(counted ? (['predeceased'] as const) : []),
    'renounced',
    'disqualified',
    ...(!death || applies('forfeiture', death) ? (['forfeited'] as const) : []),
  ];
}
