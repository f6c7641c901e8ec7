import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { reportChart } from './report-chart.ts';
import { reportPage } from './report-page.ts';
import { tally } from './report-tally.ts';

const from = '2026-11-01';
const count = (day: string, conversion: string, source: string, number: number) => ({
  day,
  conversion,
  source,
  count: number,
});
const counts = [
  count('2026-11-02', 'phone', 'naver_ads', 1_200),
  count('2026-11-02', 'kakao', 'direct', 1),
  count('2026-11-03', 'request', 'google', 3),
  count('2026-11-03', 'naver_talk', 'google', 2),
];

test('includes days without contacts, merges both messengers and sorts sources by count', () => {
  const { periods, sources, total } = tally(counts, from, '2026-11-04');
  expect(periods).toEqual([
    { name: '2026-11-01', numbers: [0, 0, 0] },
    { name: '2026-11-02', numbers: [0, 1_200, 1] },
    { name: '2026-11-03', numbers: [3, 0, 2] },
    { name: '2026-11-04', numbers: [0, 0, 0] },
  ]);
  expect(sources.map(({ name }) => name)).toEqual(['네이버 광고', '구글', '바로 들어옴']);
  expect(total.numbers).toEqual([3, 1_200, 3]);
});

test('groups a long period by month', () => {
  const { periods } = tally(counts, from, '2027-02-01');
  expect(periods.map(({ name }) => name)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});

test('the chart fits 80 columns and shows the smallest part', () => {
  const chart = reportChart(tally(counts, from, '2026-11-04'));
  expect(chart.split('\n').filter((line) => stringWidth(line) > 80)).toEqual([]);
  expect(chart).toMatch(/2026-11-02 {2}▒+░ 1201/);
  expect(chart).toMatch(/2026-11-04$/m);
  expect(reportChart(tally([], from, from))).not.toContain('█');
});

test('the page has a bar for each part and loads no resources', () => {
  const page = reportPage(tally(counts, from, '2026-11-04'));
  expect(page.match(/<rect /g)).toHaveLength(4);
  expect(page).not.toMatch(/https?:|<script|src=/);
});

test('the page escapes what it shows', () => {
  const line = { name: '<b>&"', numbers: [1, 0, 0] };
  const page = reportPage({ from, until: from, periods: [line], sources: [line], total: line });
  expect(page).not.toContain('<b>');
  expect(page).toContain('<title>&lt;b&gt;&amp;&quot;: 1</title>');
  expect(page).toContain('<th scope="row">&lt;b&gt;&amp;&quot;</th>');
});
