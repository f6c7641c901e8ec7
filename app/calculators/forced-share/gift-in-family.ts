import type { CalendarDate } from '#app/law/family.ts';
import type { Member } from './family.ts';
import type { BenefitInput } from './input.ts';

/** The family in which gifts are asked about. */
export interface GiftFamily<One extends Member = Member> {
  /** Empty if not entered yet. */
  death: CalendarDate | '';
  members: readonly One[];
  heirs: ReadonlySet<string>;
}

/** The answers about a gift, a legacy or insurance, and what they mean in the family. */
export interface GiftInFamily<One extends Member = Member> extends BenefitInput, GiftFamily<One> {
  /** Whether it is a will for everything or a fraction. */
  universal: boolean;
  /** Whether it is a thing or a sum, given or left by will. */
  thing: boolean;
  /** Whether it counts as an advance on the recipient's share (민법 1008). */
  advance: boolean;
  /** Whether it does not. Neither holds while the answers leave it open. */
  outside: boolean;
  /** Id of the person for whom a gift to someone else was in truth meant (대법원 2006스3); null: nobody. */
  meant: string | null;
  /**
   * The person represented by the recipient, or by the person for whom the gift was meant. It matters whether the gift
   * came before the representation (대법원 2012다31802).
   */
  represented: One | null;
  /** Whether it counts only by its time before the death, or by known harm (민법 1114). */
  timed: boolean;
}

export function giftInFamily<One extends Member>(
  benefit: BenefitInput,
  family: GiftFamily<One>,
): GiftInFamily<One> {
  const { kind, to, scope, representation, inTruthTo } = benefit;
  const { members } = family;
  const universal = kind === 'legacy' && (scope === 'whole' || scope === 'fraction');
  const of = kind === 'legacy' ? null : representedBy(to, members);
  const decided = to !== '' && !(of && representation === null);
  const early = of !== null && representation === 'before';
  const advance = decided && !early && takesAdvances(to, family);
  const outside = decided && !advance;
  const meant = kind === 'gift' && outside && takesAdvances(inTruthTo, family) ? inTruthTo : null;
  const ofMeant = meant === null ? null : representedBy(meant, members);
  const advanceOfMeant = meant !== null && !(ofMeant && representation === 'before');
  return {
    ...benefit,
    ...family,
    universal,
    thing: kind === 'gift' || (kind === 'legacy' && !universal),
    advance,
    outside,
    meant,
    represented: of ?? ofMeant,
    timed: kind !== 'legacy' && outside && !advanceOfMeant,
  };
}

/** Whether gifts to this person are advances: to an heir or a represented person. */
export function takesAdvances(
  id: string,
  { members, heirs }: Pick<GiftFamily, 'members' | 'heirs'>,
): boolean {
  return heirs.has(id) || members.some((one) => one.id === id && one.branch === 'represented');
}

/** Returns the member whom this person represents; null: nobody. */
export function representedBy<One extends Member>(id: string, members: readonly One[]): One | null {
  const member = members.find((one) => one.id === id);
  if (member?.branch !== 'representing') return null;
  return members.find((one) => one.id === member.of) ?? null;
}

/**
 * Whether a person can have received a benefit of this kind. People who died before can only have received gifts, and
 * disqualified people no legacies (민법 1064).
 */
export function mayGet(kind: BenefitInput['kind'], { status }: Pick<Member, 'status'>): boolean {
  if (kind === 'gift') return true;
  return status !== 'predeceased' && !(kind === 'legacy' && status === 'disqualified');
}
