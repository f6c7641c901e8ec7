import type { LawFact } from '#app/firm/law-facts/fact.ts';
import { lawFacts } from '#app/firm/law-facts/law-facts.ts';
import type { PlacedUnit } from './site-units.ts';

/** Kinds of sources, the least certain first. */
const sources: { source: LawFact['source']; name: string; meaning: string }[] = [
  {
    source: 'unsettled',
    name: '미확정',
    meaning:
      '판례를 찾지 못했거나 자료가 서로 다릅니다. 사이트에도 그렇게 적었는지 함께 확인해 주세요.',
  },
  {
    source: 'secondary',
    name: '2차 자료',
    meaning:
      '조문이나 판결의 원문이 아니라 다른 사람이 옮긴 글에서 확인했습니다. 원문과 대조해 주세요.',
  },
  { source: 'text', name: '조문 확인', meaning: '조문이나 판결의 글을 읽고 적었습니다.' },
];

const LONGEST = 60;

/** Returns docs/law-review.md: every fact with the sentences that rest on it, for a lawyer to check and sign. */
export function lawReview(
  units: readonly PlacedUnit[],
  facts: Readonly<Record<string, LawFact>> = lawFacts,
): string {
  const all = Object.entries(facts);
  const groups = sources.map(({ source, name, meaning }) => {
    const own = all.filter(([, fact]) => fact.source === source);
    return { title: `${name} (${own.length}가지)`, name, meaning, own };
  });
  return [
    '# 법률 검토표',
    '',
    '<!-- `npm run law-review`가 만듭니다. 손으로 고치지 않습니다. -->',
    '',
    `이 사이트의 법률 문장이 근거로 삼는 ${all.length}가지 사실과, 그 사실에 기댄 사이트의 글 ${units.length}곳입니다.`,
    '변호사가 한 줄씩 확인하고 서명합니다. 글은 앞의 60자만 옮겼으니 적힌 주소에서 전체를 읽어 주세요.',
    '고칠 곳은 `app/firm/law-facts/`와 그 글에서 고친 뒤 다시 만듭니다.',
    '',
    ...groups.flatMap(({ title, name, meaning, own }) => [
      `## ${title}`,
      '',
      meaning,
      '',
      '| 번호 | 내용 | 근거 | 출처 | 확인한 날 | 사이트의 글 | 확인 | 서명 | 날짜 |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...own.map(([id, { says, basis, checkedOn }]) =>
        row([id, says, basis, name, checkedOn, sentences(units, id), '', '', '']),
      ),
      '',
    ]),
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll(
    '  ',
    ' ',
  );
}

function sentences(units: readonly PlacedUnit[], id: string): string {
  const own = units.filter(({ facts }) => facts.some((fact) => fact === id));
  if (own.length === 0) return '없음';
  return own.map(({ place, text }) => `\`${place}\` ${shortened(text)}`).join('<br>');
}

function shortened(text: string): string {
  const line = text.replaceAll(/[\s\u200b]+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}

/** Facts that were last read more than `days` days before `today`. */
export function oldFacts(
  today: string,
  days: number,
  facts: Readonly<Record<string, LawFact>> = lawFacts,
): string[] {
  const limit = Date.parse(today) - days * 24 * 60 * 60 * 1000;
  return Object.entries(facts)
    .filter(([, { checkedOn }]) => Date.parse(checkedOn) < limit)
    .map(([id, { checkedOn }]) => `${id} (${checkedOn})`);
}
