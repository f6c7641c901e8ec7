import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOfChanged } from '../../tests/site/changed-content.ts';
import { review as writeReviews } from '../../tests/site/reviewed-content.ts';
import { reviewFaults } from './review-faults.ts';
import { readReviewedTexts } from './reviewed-texts.ts';

/** The tasks of the core and their papers, two things, and a link in each kind of file. */
const used =
  /^tests\/firm\/content(?:$|\/(?:papers|tasks|may-i|guides|notices)$|\/(?:firm|forms|courts)\.yaml|\/papers\/|\/may-i\/(?:deposit|phone)|\/guides\/heirs-abroad|\/notices\/|\/tasks\/(?:death-report|renounce|limited|special-limited|extend|tax|acq-tax|forced-share|recovery)\.)/;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'review-faults-'));
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  await rm(join(root, 'content'), { recursive: true, force: true });
  const filter = (file: string) => used.test(file);
  await cp('tests/firm/content', join(root, 'content'), { recursive: true, filter });
  await change('firm.yaml', 'sample: true', 'sample: false');
  await mkdir(join(root, 'content/people'));
  await writeFile(join(root, 'content/people/kim.yaml'), 'name: 김가\nrole: 변호사\n');
});

const text = (file: string) => readFile(join(root, 'content', file), 'utf8');

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await text(file);
  expect(before).toMatch(from);
  await writeFile(join(root, 'content', file), before.replace(from, to));
}

/** Writes the review of each of these files, or forms. */
const review = (...names: string[]) =>
  writeReviews(root, ({ file, id, path }) =>
    names.includes(path.length > 0 ? `forms ${id}` : file),
  );

const filesOf = (...names: string[]) => names.map((name) => `content/${name}.yaml`);
const core = filesOf(
  ...['death-report', 'renounce', 'limited', 'special-limited', 'extend'].map(
    (id) => `tasks/${id}`,
  ),
  ...['tax', 'acq-tax', 'forced-share', 'recovery'].map((id) => `tasks/${id}`),
);

test('reports nothing while nothing is reviewed, and for reviews of the current texts', async () => {
  expect(reviewFaults(root, {})).toEqual([]);
  await review(...filesOf('may-i/deposit', 'papers/jejeok', 'courts'), 'forms renounce');
  expect(reviewFaults(root, {})).toEqual([]);
});

test('tells the hash that a review lacks', async () => {
  const [one] = readReviewedTexts(root, {}).filter(({ id }) => id === 'deposit');
  await change('may-i/deposit.yaml', /$/, 'reviewed:\n  by: kim\n  on: 2026-11-28\n');
  const [told, ...more] = reviewFaults(root, {});
  expect(more).toEqual([]);
  expect(told).toMatch(/^content\/may-i\/deposit\.yaml \d+줄: reviewed: text가 없어 /);
  expect(told).toContain(`한 줄을 더합니다. text: ${one?.hash}`);
});

test('tells which page goes if its only text has changed', async () => {
  await review(...filesOf('may-i/deposit'));
  await change('may-i/deposit.yaml', 'name: 예금', 'name: 통장');
  const [told = '', ...more] = reviewFaults(root, {});
  expect(more).toEqual([]);
  expect(told).toMatch(
    /^content\/may-i\/deposit\.yaml \d+줄: reviewed: 2026-11-28에 변호사가 확인한 뒤에 /,
  );
  expect(told).toContain('이대로 올리면 /may-i 페이지가 없어집니다.');
  const [now] = readReviewedTexts(root, {}).filter(({ id }) => id === 'deposit');
  expect(told).toContain(`on과 text를 고칩니다. text: ${now?.hash}.`);
});

test('tells what a page loses if one of its texts has changed', async () => {
  await review(...filesOf('may-i/deposit', 'may-i/phone'));
  await change('may-i/deposit.yaml', 'name: 예금', 'name: 통장');
  expect(reviewFaults(root, {})).toEqual([
    expect.stringContaining('이대로 올리면 /may-i에서 빠지는 것이 있습니다(‘통장’).'),
  ]);
});

test('a paper takes the list and the forms with it if the core needs the paper', async () => {
  const papers = readReviewedTexts(root, {}).filter(({ page }) => page === '/papers');
  await review(...core, ...papers.map(({ file }) => file), 'forms renounce', 'forms extend');
  expect(reviewFaults(root, {})).toEqual([]);
  await change('papers/family-dec.yaml', 'purpose: ', 'purpose: 그 뒤. ');
  const [told = '', ...more] = reviewFaults(root, {});
  expect(more).toEqual([]);
  expect(told).toContain('/checklist 페이지가 없어집니다');
  expect(told).toMatch(/\/papers에서 빠지는 것이 있습니다\(‘고인의 가족관계증명서\(상세\)’\)/);
});

test('the printed words belong to a form', async () => {
  const papers = readReviewedTexts(root, {}).filter(({ page }) => page === '/papers');
  await review(...papers.map(({ file }) => file), 'forms extend');
  expect(reviewFaults(root, {})).toEqual([]);
  expect(reviewFaults(root, { extend: ['기간을 늘려 주십시오.'] })).toEqual([
    expect.stringMatching(
      /^content\/forms\.yaml \d+줄: extend\.reviewed: .*\/forms 페이지가 없어집니다/,
    ),
  ]);
});

test('content links only to texts that are shown', async () => {
  await change(
    'guides/heirs-abroad.md',
    '\n## ',
    '\n[예금](/may-i#deposit), [전화](/may-i#phone)\n\n## ',
  );
  await change('notices/law-2026-03-17.md', 'href: /amendments', 'href: /courts');
  const lost = () =>
    reviewFaults(root, {}).map((fault) => fault.replace(/ \d+줄|: 변호사가.*/g, ''));
  expect(lost()).toEqual([
    'content/guides/heirs-abroad.md: /may-i#deposit',
    'content/guides/heirs-abroad.md: /may-i#phone',
    'content/notices/law-2026-03-17.md: /courts',
  ]);
  await review(...filesOf('may-i/deposit', 'courts'));
  expect(lost()).toEqual(['content/guides/heirs-abroad.md: /may-i#phone']);
});

test('the sample needs no reviews', async () => {
  await change('firm.yaml', 'sample: false', 'sample: true');
  await review(...filesOf('may-i/deposit'));
  await change('may-i/deposit.yaml', 'name: 예금', 'name: 통장');
  expect(reviewFaults(root, {})).toEqual([]);
});

test('the check fails, which stops a build and thus an update, if a reviewed text has changed', {
  tags: 'long',
}, async () => {
  const people: [string, null, string] = [
    'content/people/kim.yaml',
    null,
    'name: 김가\nrole: 변호사\n',
  ];
  const firm: [string, string, string] = ['content/firm.yaml', 'sample: true', 'sample: false'];
  const reviewed = 'reviewed:\n  by: kim\n  on: 2026-11-28\n  text: abcdefgh\n';
  const faults = await faultsOfChanged([people, firm, ['content/may-i/phone.yaml', /$/, reviewed]]);
  expect(faults).toContainEqual(
    expect.stringMatching(/^content\/may-i\/phone\.yaml .*글이 바뀌었습니다/),
  );
});
