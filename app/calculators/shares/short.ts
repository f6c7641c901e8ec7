import type Fraction from 'fraction.js';
import { copy as calculators } from '../copy.ts';
import type { DivisionInWords } from '../division/describe.ts';
import { formatWon } from '../fields/won.ts';
import { openAnswer, type ShortAnswer } from '../result/short-answer.ts';
import { spokenFraction } from '../result/spoken-fraction.ts';
import type { ComputedShares } from './compute.ts';
import { copy } from './copy.ts';
import type { Heir, SharesInWords } from './describe.ts';
import type { ShareInput } from './input.ts';
import { pathOf } from './relative-path.ts';

const { short: words } = copy;

/** Heirs of one kind with equal shares. */
interface Group {
  name: string;
  /** Common name of all heirs like these. */
  kind: string;
  count: number;
  /** Share of each heir. */
  fraction: Fraction;
  /** Share in words: 7분의 2, or an amount. */
  share: string;
  /** Amount of each heir in whole won; null without an estate. */
  won: bigint | null;
}

/** Number of characters for which the second line has room at 360 px. */
const MAX_AMOUNTS = 24;
/** Maximum lengths of the first line, and of the second one with three shares; fractions are written out. */
const MAX_TWO = 24;
const MAX_THREE = 34;

/**
 * Returns 배우자 7분의 3, 자녀 7분의 2씩, or amounts if gifts and contributions count. The visitor's share comes first.
 *
 * @param next relatives to ask for while nobody inherits, nearest first
 */
export function shortOf(
  { heirs, division, mine }: Pick<SharesInWords, 'heirs' | 'division' | 'mine'>,
  computed: ComputedShares['heirs'],
  [next]: readonly string[],
  estate: bigint | null,
): ShortAnswer {
  if (next) return openAnswer(copy.sentence.askShort(next));
  if (heirs.length === 0) return { state: 'found', first: copy.sentence.nobody };
  const others = heirs.filter(({ id }) => id !== mine);
  if (mine && others.length > 0) {
    const own = heirs.filter(({ id }) => id === mine);
    const [group] = grouped(own, computed, division);
    const rest = grouped(others, computed, division);
    return {
      state: 'found',
      first: group ? `${words.mine} ${group.share}` : words.noneMine,
      second: textsOf(rest.length > 3 ? largest(rest) : rest, MAX_THREE).join(', '),
    };
  }
  const groups = grouped(heirs, computed, division);
  if (division) {
    const [first = '', second] = textsOf(groups.slice(0, 2), 2 * MAX_AMOUNTS);
    const more = groups.length > 2 ? ` ${words.others}` : '';
    return { state: 'found', first, ...(second && { second: second + more }) };
  }
  if (groups.length > 2) {
    // Shows only the largest two of more than three.
    const shown = textsOf(groups.length === 3 ? groups : largest(groups), MAX_THREE);
    return { state: 'found', first: words.heirs(heirs.length), second: shown.join(', ') };
  }
  const all = textsOf(groups, MAX_TWO).join(', ');
  return { state: 'found', first: all, second: ofEstate(estate, amountsOf(groups)) };
}

/** Asks for the first unanswered question. */
export function openShort({ unanswered }: ShareInput): ShortAnswer {
  const [first = 'children', second] = unanswered;
  return openAnswer(second ? words.ask : words.asks[first], words.example);
}

function grouped(
  heirs: readonly Heir[],
  computed: ComputedShares['heirs'],
  division: DivisionInWords | null,
): Group[] {
  const groups = new Map<string, Group>();
  for (const { id, name, fraction, written } of heirs) {
    const divided = division?.heirs.find((one) => one.id === id);
    const statutory = written.d === '1' ? calculators.whole : spokenFraction(written);
    const share = divided ? divided.atDivision || divided.concrete : statutory;
    const kind = kindOf(id);
    const known = groups.get(`${kind} ${share}`);
    if (known) {
      known.name = kind;
      known.count++;
    } else {
      const won = computed.find((one) => one.id === id)?.won ?? null;
      groups.set(`${kind} ${share}`, { name, kind, count: 1, fraction, share, won });
    }
  }
  return [...groups.values()];
}

/** Common name of the heirs of one row and generation. */
function kindOf(id: string): string {
  const path = pathOf(id);
  if (!path) return words.heir;
  if (path.row === 'spouse') return copy.names.spouse;
  if (path.partner) return words.partners;
  const { nearest, further } = words.kinds[path.row];
  return path.places.length > 1 ? further : nearest;
}

/** Returns the groups in words, by what their heirs have in common if the names have no room. */
function textsOf(groups: readonly Group[], max: number): string[] {
  const texts = groups.map(textOf);
  if (texts.join(', ').length <= max) return texts;
  return groups.map((group) => textOf({ ...group, name: group.kind }));
}

function textOf({ name, count, share }: Group): string {
  return `${name} ${share}${count > 1 ? words.each : ''}`;
}

function largest(groups: readonly Group[]): Group[] {
  return [...groups].sort((one, other) => other.fraction.compare(one.fraction)).slice(0, 2);
}

/** Returns 3억 원, 2억 원씩. Rounds down to 만 원 and then adds 약. */
function amountsOf(groups: readonly Group[]): string | undefined {
  const unit = 10_000n;
  const amounts = groups.flatMap(({ won, count }) => (won === null ? [] : [{ won, count }]));
  if (amounts.length < groups.length) return;
  const isRounded = amounts.some(({ won }) => won >= unit && won % unit !== 0n);
  const texts = amounts.map(({ won, count }) => {
    const rounded = won < unit ? won : (won / unit) * unit;
    return formatWon(rounded) + (count > 1 ? words.each : '');
  });
  return (isRounded ? `${words.about} ` : '') + texts.join(', ');
}

/** Returns 7억 원이면 3억 원, 2억 원씩; the amounts alone if the line has no room for more. */
function ofEstate(estate: bigint | null, amounts: string | undefined): string | undefined {
  if (estate === null || !amounts) return amounts;
  const whole = `${formatWon(estate)}${copy.table.ifEstate} ${amounts}`;
  return whole.length > MAX_AMOUNTS ? amounts : whole;
}
