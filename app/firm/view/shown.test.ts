import { expect, test } from 'vitest';
import { coreTasks, hasWholeCore, shownForms, shownTasks, standingWith } from './shown.ts';

const all = () => true;
const papers = new Set(['family-dec', 'seal-cert']);
const ids = (texts: readonly { id: string }[]) => texts.map(({ id }) => id);

test('a task is shown if it is reviewed and all papers that it may need are shown', () => {
  const tasks = [
    { id: 'bare' },
    {
      id: 'complete',
      papers: ['family-dec'],
      morePapers: [{ who: '대리인', papers: ['seal-cert'] }],
    },
    { id: 'lacking', papers: ['family-dec', 'jejeok'] },
    { id: 'lacking-more', morePapers: [{ who: '형제자매', papers: ['jejeok'] }] },
    { id: 'not-reviewed' },
  ];
  const shown = shownTasks(tasks, ({ id }) => id !== 'not-reviewed', papers);
  expect(ids(shown)).toEqual(['bare', 'complete']);
});

test('a task that follows others is shown with one of them', () => {
  const tasks = [
    { id: 'limited' },
    { id: 'renounce', papers: ['jejeok'] },
    { id: 'notice', after: ['limited', 'renounce'] },
    { id: 'next-rank', after: ['renounce'] },
  ];
  expect(ids(shownTasks(tasks, all, papers))).toEqual(['limited', 'notice']);
});

test('a form is shown if it is reviewed and all papers of its tasks are shown', () => {
  const forms = [{ id: 'renounce' }, { id: 'limited' }, { id: 'extend' }] as const;
  const tasks = [
    { id: 'renounce', form: 'renounce', papers: ['family-dec'] },
    { id: 'limited', form: 'limited', papers: ['family-dec'] },
    { id: 'special-limited', form: 'limited', papers: ['creditor-letter'] },
  ] as const;
  const written = tasks.map((task) => ({ ...task, papers: [...task.papers] }));
  expect(ids(shownForms(forms, all, written, papers))).toEqual(['renounce', 'extend']);
  expect(shownForms(forms, () => false, written, papers)).toEqual([]);
});

test('the list exists only with its whole core, and with the tasks that a file adds to it', () => {
  const core = coreTasks.map((id) => ({ id, core: true }));
  expect(hasWholeCore(core, core)).toBe(true);
  for (const { id } of core) {
    const others = core.filter((task) => task.id !== id);
    expect(hasWholeCore(core, others), id).toBe(false);
    // Without its file, too.
    expect(hasWholeCore(others, others), id).toBe(false);
  }
  const added = { id: 'pension', core: true };
  expect(hasWholeCore([...core, added], core)).toBe(false);
  expect(hasWholeCore([...core, { id: 'car' }], core)).toBe(true);
});

test('each page exists with its own texts', () => {
  const nothing = { wholeCore: false, papers: 0, courts: false, mayI: 0, forms: 0 };
  const pages = (more: Partial<typeof nothing>) =>
    Object.entries(standingWith({ ...nothing, ...more })).flatMap(([path, is]) => (is ? path : []));
  expect(pages({})).toEqual([]);
  expect(pages({ wholeCore: true })).toEqual(['/checklist']);
  expect(pages({ papers: 1 })).toEqual(['/papers']);
  expect(pages({ courts: true })).toEqual(['/courts']);
  expect(pages({ mayI: 1 })).toEqual(['/may-i']);
  expect(pages({ forms: 1 })).toEqual(['/forms']);
});
