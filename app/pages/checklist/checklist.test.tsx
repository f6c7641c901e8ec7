import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checklist } from '#app/calculators/checklist/checklist.tsx';
import { tasks } from '#app/firm/view/tasks.ts';
import { checklist } from './checklist.tsx';
import { listProps } from './list-props.ts';

const props = listProps();
const html = renderToStaticMarkup(<Checklist {...props} />);

test('the browser gets nothing that only a lawyer reads', () => {
  const sent = JSON.stringify(props);
  for (const { id, doubts = [] } of tasks) {
    for (const doubt of doubts) expect(sent, id).not.toContain(doubt);
  }
  expect(sent).not.toMatch(/"(?:doubts|source|facts|toConfirm|checkedOn)":/);
});

test('without script every task is in the list, with its term, office and papers', () => {
  const parts = 'searchParts' in checklist ? (checklist.searchParts?.('/checklist') ?? []) : [];
  expect(parts.map(({ id }) => id)).toEqual(
    tasks.filter(({ after }) => !after).map(({ id }) => id),
  );
  for (const { id } of parts) expect(html.split(`id="${id}"`), id).toHaveLength(2);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(html).toContain('돌아가신 것을 안 날부터 3개월');
  expect(html).toContain('고인의 가족관계증명서(상세)');
});

test('no link leads to a page that is left out', () => {
  const links = (stands: boolean) => {
    const all = { papers: stands, mayI: stands, forms: stands };
    const shown = renderToStaticMarkup(<Checklist {...props} stands={all} />);
    return shown.match(/href="\/(?:papers|may-i|forms)/g)?.length ?? 0;
  };
  expect(links(true)).toBeGreaterThan(20);
  expect(links(false)).toBe(0);
});

test('the warning ends with the notification of the court', () => {
  expect(html).toContain('법원이 받아들였다고 알려 줄 때까지 하지 마세요');
  expect(html).not.toContain('신고하기 전에 하지 마세요');
});
