// @module-tag long
import { readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST_SETUP } from '../timeouts.ts';
import { canMount, openPublishedSite, type PublishedSite } from './published.ts';
import { directly, visit } from './visits.ts';

// Each test continues where the one before it ended.
let site: PublishedSite;
beforeAll(async () => {
  site = await openPublishedSite();
  await site.buildQuickly(true);
}, LONGEST_SETUP);
afterAll(() => site.close());

const notice = (title: string) => `---
date: 2026-11-28
lead: 상담실 안내
title: ${title}
---

엘리베이터에서 내려 오른쪽입니다.
`;
const NOTICE = 'content/notices/moved.md';
const DONE = '게시한 글을 사이트에 올렸습니다';
const REFUSED = '게시한 글을 올리지 못했습니다';

const built = async () => JSON.parse(await site.page('/assets/builds/latest.json')).id;

/** Publishes, and returns the reports to the office and to the operator meanwhile. */
const publish = (...given: Parameters<PublishedSite['publish']>) =>
  since(() => site.publish(...given));

async function since<Done extends object>(act: () => Promise<Done>) {
  const [mails, alerts] = [site.told().length, site.alerted().length];
  const done = await act();
  return { ...done, told: site.told().slice(mails), alerted: site.alerted().slice(alerts) };
}

test('publishes the content of the branch, and tells every address of the office', async () => {
  const before = await built();
  await site.save({ [NOTICE]: notice('상담실이 3층으로 옮겼습니다.') });
  const { code, said, told, alerted } = await publish();
  expect([code, told, alerted], said).toEqual([0, [DONE], []]);
  expect(await built()).not.toBe(before);
  expect(site.office.received.at(-1)?.recipients).toEqual([
    'desk@example.com',
    'chief@example.com',
  ]);
  const text = site.office.received.at(-1)?.mail.text;
  expect(text).toContain('알림 ‘상담실이 3층으로 옮겼습니다.’\n  더했습니다');
});

test('publishes nothing twice, and at most once in five minutes', async () => {
  const same = await publish([]);
  expect([same.said, same.told]).toEqual(['', []]);
  const before = await built();
  await site.save({ [NOTICE]: notice('상담실이 5층으로 옮겼습니다.') });
  const soon = await publish([]);
  expect([soon.said, soon.told]).toEqual([expect.stringContaining('5분에 한 번만'), []]);
  expect(await built()).toBe(before);
});

test('runs once at a time, and the mail names what has changed', async () => {
  const before = await built();
  const [one, other] = await Promise.all([site.publish(), site.publish()]);
  const said = [one.said, other.said];
  expect(
    said.filter((words) => words.includes('판이 돕니다')),
    said.join('\n'),
  ).toHaveLength(1);
  expect(said.filter((words) => words.includes('다른 update나'))).toHaveLength(1);
  expect([one.code, other.code]).toEqual([0, 0]);
  expect(await built()).not.toBe(before);
  const text = site.office.received.at(-1)?.mail.text;
  expect(text).toContain(
    '알림 ‘상담실이 5층으로 옮겼습니다.’\n  고쳤습니다: 제목 ‘상담실이 3층으로 옮겼습니다.’ → ‘상담실이 5층으로 옮겼습니다.’',
  );
});

test('the content before comes back without a build', async () => {
  await site.save({ [NOTICE]: notice('상담실이 3층으로 옮겼습니다.') });
  const before = await built();
  const { said, told } = await publish();
  expect(said).not.toContain('사이트를 짓습니다');
  expect(told, said).toEqual([DONE]);
  expect(await built()).not.toBe(before);
});

test('an update keeps the published content', async () => {
  const before = await built();
  const said = await site.update();
  expect(said).toContain(`${before} 판이 돕니다`);
});

test('a fault in the content leaves the site as it is, and the office gets its place, once', async () => {
  const before = await built();
  await site.save({ [NOTICE]: notice('승소율 1위입니다.') });
  const { code, told, alerted, said } = await publish();
  expect([code, told, alerted], said).toEqual([0, [REFUSED], []]);
  expect(site.office.received.at(-1)?.mail.text).toContain('content/notices/moved.md, 4번째 줄');
  expect(await built()).toBe(before);
  expect((await publish([])).told).toEqual([]);
});

test('a link in the content is not followed', async () => {
  await symlink('/etc/passwd', join(site.desk, 'content/pictures/passwd.png'));
  await site.save({ [NOTICE]: notice('상담실이 3층으로 옮겼습니다.') });
  const { told, alerted } = await publish();
  expect([told, alerted]).toEqual([[REFUSED], []]);
  expect(site.office.received.at(-1)?.mail.text).toContain('content/pictures/passwd.png');
  await rm(join(site.desk, 'content/pictures/passwd.png'));
  await site.save({});
});

test('a lost remote alerts the operator after the third time, once', async () => {
  const before = await built();
  await rename(site.remote, `${site.remote}.lost`);
  const alerted: string[] = [];
  for (let time = 0; time < 4; time++) {
    const done = await publish();
    expect([done.code, done.told]).toEqual([0, []]);
    alerted.push(...done.alerted);
  }
  expect(alerted).toEqual([expect.stringContaining('3번 이어서 읽지 못했습니다')]);
  expect(await built()).toBe(before);
  await rename(`${site.remote}.lost`, site.remote);
});

test.each([
  ['disk', `fs.statfsSync = () => ({ bavail: 1, bsize: 1 });`, '디스크가 모자라'],
  [
    'memory',
    `const { readFileSync } = fs;
    fs.readFileSync = (file, ...rest) =>
      file === '/proc/meminfo' ? 'MemAvailable: 1 kB' : readFileSync(file, ...rest);`,
    '메모리가 모자라',
  ],
])('too little %s alerts the operator, once', async (_, fault, reason) => {
  const before = await built();
  await site.save({ [NOTICE]: notice(`상담실이 6층으로 옮겼습니다. ${reason}`) });
  const code = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    ${fault} syncBuiltinESMExports();`;
  const less = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
  const first = await publish(['--now'], less);
  expect([first.told, first.alerted], first.said).toEqual([[], [expect.stringContaining(reason)]]);
  const again = await publish(['--now'], less);
  expect([again.told, again.alerted]).toEqual([[], []]);
  expect(await built()).toBe(before);
});

// In a file system of its own, which only root can mount.
test.runIf(canMount)(
  'a full disk alerts the operator, once, and leaves the site as it is',
  async () => {
    const before = await built();
    await site.save({ [NOTICE]: notice('상담실이 2층으로 옮겼습니다.') });
    // The first time it fills up while the release is made; the next two times nothing can be written.
    const { said, told, alerted } = await since(() => site.publishInRoomFor(3, 3));
    expect(said.match(/디스크가 가득 차/g), said).toHaveLength(3);
    expect([told, alerted]).toEqual([[], [expect.stringContaining('디스크가 가득 차')]]);
    expect(await built()).toBe(before);
    expect((await publish()).told).toEqual([DONE]);
  },
);

/** Words that a publication prints before each of its steps, after it has fetched the content. */
const STEPS = [
  '메모리',
  '백업:',
  '사이트를 짓습니다',
  '판을 데이터의 사본',
  '화면',
  '사이트를 다시 시작',
  '판이 돕니다',
];

test.each(STEPS)(
  'killed at its step ‘%s’, the site answers, and the next publication reports to the office',
  async (step) => {
    const before = await built();
    await site.save({ [NOTICE]: notice(`상담실이 ${STEPS.indexOf(step) + 8}층으로 옮겼습니다.`) });
    const { told, alerted } = await since(() => site.killAt(step));
    expect((await fetch(site.operator.url)).status).toBe(200);
    const next = await publish();
    // A report that was on its way is sent again.
    expect(new Set([...told, ...next.told]), next.said).toEqual(new Set([DONE]));
    expect([...alerted, ...next.alerted]).toEqual([]);
    expect(await built(), next.said).not.toBe(before);
  },
);

test('publishes content/ and nothing else, and refuses no visitor meanwhile', async () => {
  await site.save({ [NOTICE]: notice('상담실이 4층으로 옮겼습니다.'), 'app.ts': 'broken(' });
  await site.buildQuickly(false);
  const visits = visit(directly(site.operator.url), 1, 50);
  const { code, said, told, alerted } = await publish();
  await visits.end();
  expect([code, told, alerted], said).toEqual([0, [DONE], []]);
  expect(new Set(visits.answers)).toEqual(new Set(['page 200', 'form 201']));
  expect(await site.page('/')).toContain('상담실이 4층으로 옮겼습니다.');
  expect(await readdir(join(site.operator.folder, 'published/site'))).not.toContain('app.ts');
});
