import {
  type ForcedShareDependence,
  forcedShareDependence,
} from '#app/law/forced-share/reasons.ts';
import { copy } from './copy.ts';
import { isChosen, ME, type Member } from './family.ts';
import { askedFields, type GiftFieldName, giftFields } from './gift-fields.ts';
import { type GiftInFamily, mayGet } from './gift-in-family.ts';
import { type Input, OUTSIDER } from './input.ts';
import { nth } from './names.ts';

const { missing: words } = copy;

/** Lists the missing entries in words, in the order of the steps. */
export function missingIn(
  { death, relatives, estate, noGifts }: Input,
  members: readonly Member[],
  gifts: readonly GiftInFamily[],
): string[] {
  const openRelative = relatives.some(
    (one) => !isChosen(one) && (one.who === '' || members.some(({ id }) => id === one.who)),
  );
  const found: [boolean, string][] = [
    [!death, copy.family.death],
    [openRelative, words.relative],
    [estate === null, copy.estate.estate],
    [gifts.length === 0 && !noGifts, words.gifts],
    ...gifts.map((gift, index): [boolean, string] => {
      const lacks = new Set(
        askedFields(gift).flatMap(
          (name) => (isMissing(name, gift) && giftFields[name].missing) || [],
        ),
      );
      return [lacks.size > 0, `${nth(index + 1)} ${words.item} ${[...lacks].join(', ')}`];
    }),
  ];
  return found.filter(([isOpen]) => isOpen).map(([, name]) => name);
}

/** Whether there is no answer, or the recipient is not of the family or cannot have received such a gift. */
function isMissing(name: GiftFieldName, gift: GiftInFamily): boolean {
  const { kind, to, members } = gift;
  if (name !== 'to') return gift[name] === null;
  return to !== OUTSIDER && !members.some((one) => one.id === to && mayGet(kind, one));
}

/** Lists open questions that may change this claim. */
export function dependencesOf(
  { debts, limitedAcceptance, relatives, noRelatives }: Input,
  { base, asksAcceptance }: { base: bigint; asksAcceptance: boolean },
  gifts: readonly GiftInFamily[],
): ForcedShareDependence[] {
  // Without a base nobody has a claim, whatever the answers.
  if (base === 0n) return [];
  const got = gifts.filter(({ universal, amount }) => universal || (amount ?? 0n) > 0n);
  const found: [boolean, ForcedShareDependence['code']][] = [
    [
      // The kind of will only changes who bears the debts.
      (debts ?? 0n) > 0n && got.some(({ kind, scope }) => kind === 'legacy' && scope === null),
      'universal-legacy',
    ],
    [asksAcceptance && limitedAcceptance === null, 'limited-acceptance'],
    [
      relatives.length === 0 &&
        !noRelatives &&
        got.some(({ kind, to, advance }) => kind !== 'legacy' && to !== ME && advance),
      'recipient-renounced',
    ],
  ];
  return found.filter(([holds]) => holds).map(([, code]) => forcedShareDependence(code));
}
