import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { paperById, paperGroups, paperName } from '#app/firm/view/papers.ts';
import { hasAnchor, tasks } from '#app/firm/view/tasks.ts';
import { reader } from '#app/router/visit-context.ts';
import { PaperDetails } from './paper-details.tsx';
import { papers } from './papers.tsx';
import { Sum } from './ready-list.tsx';

const all = paperGroups.flatMap((group) => group.papers);

let html = '';
beforeAll(async () => {
  const answer = await papers.page({
    params: {},
    origin: 'https://www.example.com',
    read: reader(new Map()),
  });
  html = renderToStaticMarkup(answer?.body).replaceAll('\u00a0', ' ');
});

test('every paper is a row with its id, and says what to say at the counter', () => {
  const rows = html.split('<details').slice(1);
  expect(rows).toHaveLength(all.length);
  for (const [at, { id, name, purpose, say, where }] of all.entries()) {
    const row = rows[at] ?? '';
    expect(row, id).toContain(`id="${id}"`);
    expect(row, id).toContain(`<span class="paper-name">${name}</span>`);
    for (const text of [purpose, where, say ?? '']) {
      expect(row, id).toContain(text.replaceAll('\u00a0', ' '));
    }
  }
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('every link within the page has its target', () => {
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) {
    expect(html).toContain(` id="${target}"`);
  }
});

test('every task is named at its papers, and is a link as long as the site shows the list of tasks', () => {
  for (const { id, title, papers: own = [] } of tasks) {
    for (const paper of own) {
      const shown = detailsOf(paper);
      expect(shown, `${paper} for ${id}`).toContain(title);
      expect(shown.includes(`/checklist#${id}`)).toBe(hasAnchor(id));
    }
  }
});

test('a fee of nothing is in words, and an unknown one is left out', () => {
  expect(detailsOf('resident-dec')).toContain('창구 400원');
  expect(detailsOf('basic-dec')).toContain('인터넷 수수료 없음');
  expect(detailsOf('balance')).not.toContain('<dt>수수료</dt>');
  expect(html).not.toContain('무료');
});

test('a fee that was not read in the law says its day, and a paper to confirm it', () => {
  const paper = paperById('guardreg');
  expect(detailsOf('guardreg')).toContain('2026. 6. 8. 기준의 금액입니다. 내시기 전에 확인하세요.');
  const shown = (verified: boolean) =>
    renderToStaticMarkup(<PaperDetails paper={{ ...paper, verified }} />);
  expect(shown(false)).toContain('paper-unread');
  expect(shown(true)).not.toContain('paper-unread');
});

test('the lists for the court and the bank name their papers with copies, and sum up the fees', () => {
  for (const [id, task, sum] of [
    ['court-papers', 'renounce', '모두 7통, 창구에서 떼시면 4,400원입니다.'],
    ['bank-papers', 'bank', '모두 6통, 창구에서 떼시면 3,600원입니다.'],
  ] as const) {
    const list = html.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';
    for (const paper of tasks.find((one) => one.id === task)?.papers ?? []) {
      expect(list, id).toContain(paperName(paperById(paper)));
    }
    expect(list, id).toContain(sum);
  }
});

test('a sum names the fees that were not read in the law, and is left out if one is unknown', () => {
  const rows = [{ paper: paperById('guardreg'), copies: 1 }];
  const shown = (won: number | null) =>
    rendered(<Sum sum={{ rows, copies: 1, won, asOf: '2026-07-01' }} />);
  expect(shown(1200)).toContain('1,200원입니다');
  expect(shown(1200)).toContain(
    '후견등기사항(부존재)증명서의 수수료는 2026. 7. 1. 기준의 금액입니다.',
  );
  expect(shown(null)).toContain('모두 1통입니다.');
  expect(shown(null)).not.toContain('원입니다');
});

test('the search of the site finds each paper by the words that people use', () => {
  const parts = 'searchParts' in papers ? (papers.searchParts?.('/papers') ?? []) : [];
  expect(parts.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const found = (word: string) =>
    parts.filter(({ title, text }) => `${title} ${text}`.includes(word)).map(({ id }) => id);
  expect(found('호적')).toContain('jejeok');
  expect(found('인감')).toContain('seal-cert');
});

function detailsOf(id: string): string {
  return rendered(<PaperDetails paper={paperById(id)} />);
}

/** The HTML with ordinary spaces. */
function rendered(element: ReactNode): string {
  return renderToStaticMarkup(element).replaceAll('\u00a0', ' ');
}
