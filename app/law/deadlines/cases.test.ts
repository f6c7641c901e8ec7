import { describe, expect, test } from 'vitest';
import allCases from '../../../tests/law/cases.json' with { type: 'json' };
import { weekdayOf } from '../calendar.ts';
import { deadlinesOf } from './deadlines.ts';
import type { DeadlineFacts } from './starts.ts';

/** A worked case as the list writes it. */
interface WorkedCase {
  id: string;
  articles: string;
  inputs: { rule: string; event?: string; death?: string };
  expected: {
    raw_end?: string;
    raw_weekday?: string;
    deadline?: string;
    weekday?: string;
    conservative?: string;
  };
}

const knownAtOnce = (day: string) => ({ death: day, knew: day });
const after = (day: string, fact: keyof DeadlineFacts) => ({
  ...knownAtOnce('2025-06-01'),
  [fact]: day,
});

/** The list's names of the rules: ours, and the facts in which the event falls on the day. */
const ofTheList: Record<string, [string, (day: string) => DeadlineFacts]> = {
  renounce_or_limited_3m: ['renunciation', knownAtOnce],
  special_limited_3m: ['special-limited-acceptance', (day) => after(day, 'knewDebts')],
  successor_rank_renounce_3m: ['next-rank-renunciation', (day) => after(day, 'becameHeir')],
  forced_share_1y: ['forced-share-1y', knownAtOnce],
  oral_will_probate_7d: ['oral-will', (day) => after(day, 'urgencyEnded')],
  limited_acceptance_notice_5d: ['creditor-notice', (day) => after(day, 'accepted')],
  special_relation_2m: ['special-relation', (day) => after(day, 'noticeEnded')],
  secret_will_5d: ['secret-will', (day) => after(day, 'envelopeDated')],
  recognition_2y: ['recognition', (day) => ({ ...knownAtOnce(day), unrecognized: true })],
  minor_renounce_3m: ['minor-renunciation', (day) => after(day, 'representativeKnew')],
  ansim_absence_1y: ['safe-inheritance', (day) => after(day, 'absenceDeclared')],
  separation_of_estate_3m: ['separation', (day) => ({ ...knownAtOnce(day), creditor: true })],
  inheritance_tax_return: ['inheritance-tax', knownAtOnce],
  acquisition_tax: ['acquisition-tax', knownAtOnce],
  spouse_division: ['spouse-division', knownAtOnce],
  ansim_1y: ['safe-inheritance', knownAtOnce],
};

// The list holds cases of other kinds too; those of this kind have this shape.
const cases = allCases.filter(({ kind }) => kind === 'deadline') as unknown as WorkedCase[];

describe('the worked cases', () => {
  test('all of them are here', () => expect(cases).toHaveLength(38));

  test.each(cases.map((worked) => [worked.id, worked.articles, worked] as const))(
    '%s, %s',
    (_id, _articles, { inputs, expected }) => {
      const [id, facts] = ofTheList[inputs.rule] ?? [];
      const found = facts?.(inputs.event ?? inputs.death ?? '');
      const answer = found && deadlinesOf(found).find(({ rule }) => rule.id === id);
      if (!answer) throw new Error(`No deadline for ${inputs.rule}.`);
      const given: WorkedCase['expected'] = {
        raw_end: answer.raw,
        raw_weekday: weekdayName(answer.raw),
        deadline: answer.end,
        weekday: weekdayName(answer.end),
        conservative: answer.end,
      };
      expect(given).toMatchObject(
        Object.fromEntries(Object.entries(expected).filter(([name]) => name in given)),
      );
    },
  );
});

/** Day of the week as the list writes it. */
function weekdayName(day: string): string {
  return '일월화수목금토'.charAt(weekdayOf(day));
}
