import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { copy } from './copy.ts';
import { basisText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';
import { dayWidth, halves, widthOf } from './text-width.ts';

/** Text at one node of the line. */
export interface LineLabel {
  side: 'office' | 'court';
  end: CalendarDate;
  passed: boolean;
  name: string;
  basis: string[];
  articles: string[];
  /** Estimated width in pixels; the text is not rendered to measure it. */
  width: number;
  /** Ids of the terms that share the label. */
  ids: string[];
}

/**
 * Returns the labels of the deadlines. Deadlines on one side, on one day and with the same basis share a label.
 *
 * @param narrow whether a long basis takes two lines
 */
export function labelsOf(
  deadlines: readonly Deadline[],
  today: CalendarDate,
  narrow: boolean,
): LineLabel[] {
  // Avoids Map.groupBy, which older browsers lack.
  const groups = new Map<string, Deadline[]>();
  for (const deadline of deadlines) {
    const { rule, end, basis } = deadline;
    const words = `${rule.side} ${end} ${basisText(basis)}`;
    groups.set(words, [...(groups.get(words) ?? []), deadline]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [label(first, group, today, narrow)] : [];
  });
}

function label(
  first: Deadline,
  group: readonly Deadline[],
  today: CalendarDate,
  narrow: boolean,
): LineLabel {
  const { end, rule } = first;
  const basis = basisText(first.basis);
  const name = together(group.map((one) => rulePhrases[one.rule.id].name));
  const articles = [...new Set(group.flatMap((one) => one.rule.articles))];
  const lines = narrow ? halves(basis) : [basis];
  const passed = today > end;
  const date = dayWidth(dottedDate(end)) + (passed ? widthOf(copy.passed, 17) + 10 : 0);
  return {
    side: rule.side,
    end,
    passed,
    name,
    basis: lines,
    articles,
    width: Math.max(
      date,
      widthOf(name, 18),
      ...lines.map((line) => widthOf(line, 17)),
      ...articles.map((line) => widthOf(line, 15)),
    ),
    ids: group.map((one) => one.rule.id),
  };
}

/** Joins names that share their last word: 상속세 신고 and 취득세 신고 become 상속세·취득세 신고. */
function together(names: readonly string[]): string {
  const ends = new Set(names.map((name) => name.split(' ').at(-1)));
  const [end] = ends;
  if (names.length < 2 || ends.size > 1) return names.join(', ');
  return `${names.map((name) => name.split(' ').slice(0, -1).join(' ')).join('·')} ${end}`;
}
