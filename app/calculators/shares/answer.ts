import Fraction from 'fraction.js';
import { withParticle } from '#app/content/josa.ts';
import { unitsOf, type WrittenShare, writtenShare } from '#app/drawings/tree/written-share.ts';
import type { Family } from '#app/law/family.ts';
import type { Share } from '#app/law/shares/place.ts';
import { type Succession, statutoryShares } from '#app/law/shares/shares.ts';
import { sharesInWon } from '#app/law/won.ts';
import {
  benefitLines,
  concreteShares,
  type DivisionAnswer,
  hasBenefits,
  lackingIn,
} from '../division/answer.ts';
import { copy as calculators } from '../parts/copy.ts';
import { type NotComputed, notComputed } from '../parts/earlier-law.ts';
import { unique } from '../parts/phrases.ts';
import { spokenFraction } from '../parts/spoken-fraction.ts';
import { formatWon } from '../parts/won.ts';
import { copy } from './copy.ts';
import { familyOf } from './family-of.ts';
import type { ShareInput } from './input.ts';
import { type Named, namesOf } from './names.ts';
import { explainExclusion, explainShare, explainShareDoubt } from './phrases.ts';
import type { RelativeStatus } from './relative.ts';
import { pathOf, relativeAt } from './relative-path.ts';

/** An heir as the table shows one. */
export interface Heir {
  id: string;
  /** In full. */
  name: string;
  fraction: Fraction;
  /** Over the common denominator, where that can be counted: 3/9. */
  written: WrittenShare;
  /** In words; null without an estate. */
  amount: string | null;
  /** Whom the heir represents, in full. */
  standsFor: string | null;
  standsForId: string | null;
}

/** Someone whom others represent. */
export interface Represented {
  id: string;
  /** 셋째의 몫 9분의 2를 … 이어받습니다. */
  text: string;
}

/** What the law gives, in words. */
export type Answer = ReturnType<typeof inWords>;

/** Another law governs: who there is, and why there is no share. */
interface Unanswered {
  state: 'not-computed';
  names: Map<string, Named>;
  why: NotComputed;
  announcement: string;
  short: string;
}

const { sentence: words } = copy;

/** What ends in representation by a death. */
const dead: ReadonlySet<RelativeStatus | undefined> = new Set(['predeceased', 'simultaneous']);

/** Who inherits what in the family that was put in, in words, or why that is not computed. */
export function answer(input: ShareInput): Answer | Unanswered {
  const family = familyOf(input);
  const succession = statutoryShares(family);
  if (!('earlierLaw' in succession)) return inWords(input, family, succession);
  const why = notComputed('shares', succession.earlierLaw);
  const { whole: announcement, short } = why;
  return { state: 'not-computed', names: namesOf(input), why, announcement, short };
}

/**
 * The same, for a family that the law since 1991 governs, such as an example.
 *
 * @throws Error where another law governs
 */
export function computed(input: ShareInput): Answer {
  const found = answer(input);
  if (found.state === 'not-computed') throw new Error(found.why.text);
  return found;
}

function inWords(input: ShareInput, family: Family, succession: Succession) {
  const names = namesOf(input);
  const full = (id: string) => names.get(id)?.full ?? id;
  const { estate } = input;
  const { amounts, rest } = sharesInWon(estate ?? 0n, succession.shares);
  const units = unitsOf(succession.shares);
  const heirs = succession.shares.map((share, index): Heir => {
    const won = estate !== null && estate > 0n ? amounts[index]?.won : undefined;
    return {
      id: share.person,
      name: full(share.person),
      fraction: share.fraction,
      written: writtenShare(share.fraction, units),
      // Its last word is too short for a line of its own.
      amount: won === undefined ? null : formatWon(won).replace(/ 원$/, '\u00a0원'),
      standsFor: share.represents && full(share.represents),
      standsForId: share.represents,
    };
  });
  const estateToDivide = {
    death: family.death,
    estate,
    elsewhere: input.elsewhere,
    heirs: heirs.map(({ id, name, fraction, standsFor, standsForId }) => {
      const relative = (one: string) => {
        const path = pathOf(one);
        return path && relativeAt(input, path);
      };
      const represents = standsForId !== null && {
        id: standsForId,
        name: standsFor ?? '',
        died: dead.has(relative(standsForId)?.status),
      };
      const benefits = relative(id)?.benefits ?? {};
      return { id, name, fraction, represents: represents || null, benefits };
    }),
  };
  const division = concreteShares(estateToDivide);
  const sentence = sentenceOf(heirs);
  return {
    state: 'computed' as const,
    family,
    succession,
    names,
    heirs,
    represented: representedBy(heirs, units),
    /** Won that cannot be divided; empty when there are none. */
    rest: rest > 0n && estate !== null && heirs.length > 0 ? formatWon(rest) : '',
    /** 배우자가 9분의 3을, … 상속합니다. */
    sentence,
    /** With the concrete shares, where gifts and contributions count. */
    announcement: division ? `${sentence} ${division.sentence}` : sentence,
    short: shortOf(heirs, division),
    /** What was put in of gifts, legacies and contributions, by heir. */
    coHeirs: estateToDivide.heirs,
    hasBenefits: hasBenefits(estateToDivide),
    /** Null where there is nothing of them, or no estate. */
    division,
    /** What is lacking for it, in words. */
    lacking: lackingIn(estateToDivide),
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
        return { text: `${full(person)}: ${text}`, articles };
      }),
      ...(division?.reasons ?? []),
    ]),
    unsettled: [...succession.unsettled.map(explainShareDoubt), ...(division?.unsettled ?? [])],
  };
}

/** What the consultation request is offered, a line each. */
export function factsOf(input: ShareInput, answered: Answer | Unanswered): string[] {
  const { names } = answered;
  const noted = [...names.values()].map(({ full, note }) =>
    note ? `${full}(${plain(note)})` : full,
  );
  return [
    `${words.family}: ${noted.slice(1).join(', ')}`,
    ...(input.estate ? [`${copy.ledger.estate}: ${formatWon(input.estate)}`] : []),
    ...(input.death ? [`${copy.ledger.death}: ${input.death}`] : []),
    ...benefitLines(
      answered.state === 'computed' ? answered.coHeirs : benefitsIn(input, names),
      input.elsewhere,
    ),
    resultLine(answered),
  ];
}

function resultLine(answered: Answer | Unanswered): string {
  const { share } = copy.table;
  if (answered.state === 'not-computed') return `${share}: ${answered.why.text}`;
  const { heirs, announcement } = answered;
  return heirs.length > 0 ? `${share}: ${announcement}` : announcement;
}

/** Everyone with what was put in of gifts, legacies and contributions: who of them inherits is not known. */
function benefitsIn(input: ShareInput, names: Map<string, Named>) {
  return [...names].map(([id, { full }]) => {
    const path = pathOf(id);
    const benefits = (path && relativeAt(input, path)?.benefits) ?? {};
    return { name: full, represents: null, benefits };
  });
}

/** Neighbours with the same share are named together. */
function sentenceOf(heirs: Heir[]): string {
  if (heirs.length === 0) return words.nobody;
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

/** 배우자 9분의 3 · 첫째 9분의 2; amounts where gifts and contributions count. */
function shortOf(heirs: Heir[], division: DivisionAnswer | null): string {
  if (heirs.length === 0) return words.nobody;
  const parts = division
    ? division.heirs.map(({ name, concrete }) => `${name} ${concrete}`)
    : heirs.map(({ name, written }) =>
        written.d === '1' ? `${name} ${calculators.whole}` : `${name} ${spokenFraction(written)}`,
      );
  return parts.join(' · ');
}

/** Those who are represented, with the heirs who do and their share. */
function representedBy(heirs: Heir[], units: number): Represented[] {
  // Not Map.groupBy: Safari has it since 17.4.
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

/** The articles of the Civil Act behind a share, each once; more than two stand without their paragraphs. */
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

function plain(note: string): string {
  return note.replaceAll('\u200b', '');
}
