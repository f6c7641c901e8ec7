import Fraction from 'fraction.js';
import { unitsOf, type WrittenShare, writtenShare } from '#app/drawings/tree/written-share.ts';
import { withParticle } from '#app/law/korean-words.ts';
import type { Share } from '#app/law/shares/place.ts';
import { copy as calculators } from '../copy.ts';
import {
  type DivisionInWords,
  describeDivision,
  describeLack,
  type NamedBenefits,
} from '../division/describe.ts';
import { formatWon } from '../fields/won.ts';
import { type Explanation, unique } from '../result/phrases.ts';
import { spokenFraction } from '../result/spoken-fraction.ts';
import type { ComputedShares } from './compute.ts';
import { copy } from './copy.ts';
import type { Named } from './names.ts';
import { explainExclusion, explainShare, explainShareDoubt } from './phrases.ts';

/** The computed shares in words. */
export interface SharesInWords {
  /** Id of the visitor; undefined if nobody is marked. */
  mine: string | undefined;
  heirs: Heir[];
  represented: Represented[];
  /** Remainder in won that cannot be divided; empty without one. */
  rest: string;
  /** 배우자가 9분의 3을, … 상속합니다. */
  sentence: string;
  /** The sentence, with the concrete shares if gifts and contributions count. */
  announcement: string;
  /** The heirs with their gifts, legacies and contributions. */
  coHeirs: NamedBenefits[];
  /** The concrete shares; null if no gifts, legacies or contributions are entered, or input is lacking. */
  division: DivisionInWords | null;
  /** Input that the concrete shares lack. */
  lacking: string;
  reasons: Explanation[];
  unsettled: Explanation[];
}

/** An heir in the table. */
export interface Heir {
  id: string;
  /** Full name. */
  name: string;
  fraction: Fraction;
  /** Share over the common denominator, if its units can be counted: 3/9. */
  written: WrittenShare;
  /** Amount in words; null without an estate. */
  amount: string | null;
  /** Full name of the person whom the heir represents. */
  standsFor: string | null;
  standsForId: string | null;
}

/** A person whom heirs represent. */
export interface Represented {
  id: string;
  /** 셋째의 몫 9분의 2를 … 이어받습니다. */
  text: string;
}

const { sentence: words } = copy;

/**
 * Describes who inherits what, and why.
 *
 * @param next relatives to ask for while nobody inherits, nearest first
 */
export function describeShares(
  computed: ComputedShares,
  names: ReadonlyMap<string, Named>,
  next: readonly string[],
): SharesInWords {
  const { succession, rest } = computed;
  const nameOf = (id: string) => names.get(id)?.full ?? id;
  const units = unitsOf(succession.shares);
  const heirs = computed.heirs.map(
    ({ id, fraction, won, represents }): Heir => ({
      id,
      name: nameOf(id),
      fraction,
      written: writtenShare(fraction, units),
      // Keeps 원, too short for its own line, with the amount.
      amount: won === null ? null : formatWon(won).replace(/ 원$/, '\u00a0원'),
      standsFor: represents && nameOf(represents),
      standsForId: represents,
    }),
  );
  const division = describeDivision(computed.division, nameOf);
  const mine = [...names].find(([, { isMine }]) => isMine)?.[0];
  const sentence =
    heirs.length > 0
      ? [mine ? sentenceOfMine(heirs, mine) : '', sentenceOf(heirs)].filter(Boolean).join(' ')
      : nobodyYet(next);
  return {
    mine,
    heirs,
    represented: representedBy(heirs, units),
    rest: rest > 0n ? formatWon(rest) : '',
    sentence,
    announcement: division ? `${sentence} ${division.sentence}` : sentence,
    coHeirs: computed.coHeirs.map(({ id, represents, benefits }) => ({
      id,
      name: nameOf(id),
      represents: represents && { name: nameOf(represents.id), died: represents.died },
      benefits,
    })),
    division,
    lacking: describeLack(computed.division, nameOf),
    reasons: unique([
      ...heirs.map(({ name, written, fraction }, index) => ({
        text: `${name}: ${spokenFraction(written)} (${percentOf(fraction)})`,
        articles: basisOf(succession.shares[index]),
      })),
      ...[...succession.reasons, ...succession.shares.flatMap(({ reasons }) => reasons)].map(
        explainShare,
      ),
      ...succession.excluded.map(({ person, reason }) => {
        const { text, articles } = explainExclusion(reason);
        return { text: `${nameOf(person)}: ${text}`, articles };
      }),
      ...(division?.reasons ?? []),
    ]),
    unsettled: [...succession.unsettled.map(explainShareDoubt), ...(division?.unsettled ?? [])],
  };
}

function nobodyYet([next, then]: readonly string[]): string {
  return next ? words.ask(next, then) : words.nobody;
}

function sentenceOfMine(heirs: Heir[], mine: string): string {
  const own = heirs.find(({ id }) => id === mine);
  if (!own) return words.noneMine;
  return words.mine(own.written.d === '1' ? calculators.whole : spokenFraction(own.written));
}

/** Names neighbours with the same share together. */
function sentenceOf(heirs: Heir[]): string {
  const groups: Heir[][] = [];
  for (const heir of heirs) {
    const last = groups[groups.length - 1];
    const same = last?.[0]?.fraction.equals(heir.fraction) && last[0].id !== 'spouse';
    if (last && same) last.push(heir);
    else groups.push([heir]);
  }
  const parts = groups.map((group) => {
    const { n, d } = group[0]?.written ?? { n: '1', d: '1' };
    const share = d === '1' ? words.all : withParticle(spokenFraction({ n, d }), '을', '를');
    const named = withParticle(listed(group.map(({ name }) => name)), '이', '가');
    return `${named} ${group.length > 1 ? words.each : ''}${share}`;
  });
  return `${parts.join(', ')} ${words.inherits}`;
}

/** Describes each represented person, the representatives and their share. */
function representedBy(heirs: Heir[], units: number): Represented[] {
  // Avoids Map.groupBy, which Safari supports only since 17.4.
  const groups = new Map<string, Heir[]>();
  for (const heir of heirs) {
    const { standsForId } = heir;
    if (standsForId === null) continue;
    groups.set(standsForId, [...(groups.get(standsForId) ?? []), heir]);
  }
  return [...groups].map(([id, group]) => {
    const whole = group.reduce((sum, { fraction }) => sum.add(fraction), new Fraction(0));
    const by = withParticle(listed(group.map(({ name }) => name)), '이', '가');
    const share = withParticle(spokenFraction(writtenShare(whole, units)), '을', '를');
    return { id, text: `${group[0]?.standsFor}${words.shareOf} ${share} ${by} ${words.takes}` };
  });
}

function listed(names: string[]): string {
  const [first = '', second] = names;
  return names.length === 2 ? `${withParticle(first, '과', '와')} ${second}` : names.join(', ');
}

function percentOf(fraction: Fraction): string {
  const percent = fraction.valueOf() * 100;
  return `${Number(percent.toFixed(percent < 1 ? 2 : 1))}%`;
}

const ACT = /^민법 (제\d+조(?:의\d+)?(?: 제\d+항)?)(?: 제\d+호)?$/;

/** Returns the articles of the Civil Act behind a share, each once; without paragraphs if more than two. */
function basisOf(share: Share | undefined): string[] {
  const found = new Set(
    (share?.reasons ?? []).flatMap(({ articles }) =>
      articles.flatMap((article) => ACT.exec(article)?.[1] ?? []),
    ),
  );
  if (found.size <= 2) return [...found];
  const articles = new Set([...found].map((article) => article.replace(/ 제\d+항$/, '')));
  return [...articles].sort((a, b) => a.localeCompare(b, 'ko', { numeric: true }));
}
