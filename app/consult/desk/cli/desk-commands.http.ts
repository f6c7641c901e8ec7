import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { type Office, openOffice } from '../../../../tests/site/office.ts';
import { openStore, submission } from '../../../../tests/site/storage.ts';
import { consultAtTerminal } from '../../../../tests/site/terminal.ts';

let office: Office;
let reference: string;
beforeEach(async () => {
  office = await openOffice();
  const store = openStore(office.storage);
  const { receipt } = await store.accept(submission({ name: '김새벽', phone: '01012345678' }));
  reference = receipt.reference;
});
afterEach(() => office.close());

const done = async (...words: string[]) => {
  const { code, stdout, stderr } = await office.consult(...words);
  expect(code, stderr).toBe(0);
  return stdout;
};
const refused = async (...words: string[]) => {
  const { code, stderr } = await office.consult(...words);
  return [code, stderr];
};

/** A calendar date in Korea. */
const daysAgo = (days: number) => koreanDay(new Date(Date.now() - days * 86_400_000));

test('books a consultation at a time in the future only', async () => {
  const far = ['status', reference, '상담예약', '2099-12-01', '14:00'];
  expect(await refused(...far)).toEqual([2, expect.stringMatching(/일 뒤입니다.*--yes/)]);
  const printed = await done(...far, '--yes');
  expect(printed).toContain('상담예약 2099년 12월 1일 화요일 오후 2시');
  expect(await done('show', reference)).toMatch(/상담예약 \(.*부터\)\n *2099\. 12\. 1\. .*에 상담/);
  expect(await done('list', '--state', '상담예약')).toContain(reference);
  expect(await refused('status', reference, '상담예약')).toEqual([
    2,
    expect.stringMatching(/때로/),
  ]);
  const wrong = ['2020-01-01 14:00', '2099-02-30 14:00', '2099-12-01 25:00', '내일'];
  const answers = await Promise.all(
    wrong.map((when) => refused('status', reference, '상담예약', when, '--yes')),
  );
  expect(answers.map(([code]) => code)).toEqual([2, 2, 2, 2]);
  expect(await refused('status', reference, '상담예약', '2099-12-01 2:00')).toEqual([
    2,
    expect.stringMatching(/새벽 2시: .*--yes.*오후 2시라면 이렇게 적어 주세요: 2099-12-01 14:00/),
  ]);
  expect((await refused('status', reference, '수임', '2099-12-01'))[0]).toBe(2);
});

test('undoes the last change once', async () => {
  await done('status', reference, '상담예약', '2099-12-01', '14:00', '--yes');
  expect(await done('status', reference, '종결')).toMatch(
    /2099년 12월 1일 화요일 오후 2시에 잡아 둔 상담은 취소했습니다.*되돌리기/,
  );
  expect(await done('status', reference, '되돌리기')).toContain(
    '되돌렸습니다. 상담예약 2099년 12월 1일 화요일 오후 2시',
  );
  expect(await refused('status', reference, '되돌리기')).toEqual([
    1,
    expect.stringContaining('되돌릴 것이 없습니다'),
  ]);
  const log = JSON.parse(await done('log', '--json'));
  expect(log).toContainEqual(expect.objectContaining({ action: 'undo', subject: reference }));
});

test('refuses a change that the status does not allow, and says what to do', async () => {
  await done('status', reference, '수임');
  expect(await refused('status', reference, '부재중')).toEqual([
    1,
    expect.stringMatching(/지금 수임입니다.*연락함으로 먼저/),
  ]);
});

test('deletes by age under a clock that is believed, and what visitors asked for under any', async () => {
  const { db } = office.storage;
  const store = openStore(office.storage);
  const { receipt } = await store.accept(submission({ phone: '01087654321' }));
  const change = (of: string, set: object) =>
    db.query.updateTable('consultation').set(set).where('reference', '=', of).execute();
  await change(reference, { erase_at: '2020-01-01T00:00:00.000Z' });
  await change(receipt.reference, { last_contact_at: '2020-01-01T00:00:00.000Z' });
  const at = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await writeFile(join(office.dataDir, 'clock.json'), JSON.stringify({ at }));
  expect(await refused('purge')).toEqual([1, expect.stringMatching(/이레 넘게.*--many/)]);
  const left = async () => JSON.parse(await done('list', '--json'));
  expect(await left()).toMatchObject([{ reference: receipt.reference }]);
  expect(await done('purge', '--many')).toContain('1건을 지웠습니다');
  expect(await left()).toEqual([]);
});

test('lists who has not been called', async () => {
  expect(await done('list', '--overdue')).toContain('그런 신청이 없습니다');
  await office.storage.db.query
    .updateTable('consultation')
    .set({ received_at: '2026-01-05T01:00:00.000Z' })
    .execute();
  expect(await done('list', '--overdue')).toContain(reference);
  await done('status', reference, '연락함');
  expect(await done('list', '--overdue')).toContain('그런 신청이 없습니다');
});

test('finds by a part of the name', async () => {
  expect(await done('find', '김', '새벽')).toContain(reference);
  expect(await done('find', '새벽')).toContain(reference);
  expect(await done('find', '이새벽')).not.toContain(reference);
});

test('enters a request that came by phone', async () => {
  const words = ['add', '--way', '전화', '--name', '이하늘', '--phone', '010-9876-5432'];
  const day = daysAgo(1);
  const printed = await done(
    ...words,
    ...['--basis', '전화로 동의하심', '--stage', '빚', '--at', `${day} 14:00`],
  );
  const added = printed.slice(0, 9);
  const shown = await done('show', added);
  const received = formatInstant(new Date(`${day}T14:00:00+09:00`).toISOString());
  for (const text of ['이하늘', '전화로 동의하심', received, 'file', '신규']) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toContain('동의서 버전');
  expect(await done('find', '이하늘')).toContain(added);
  const log = JSON.parse(await done('log', '--json'));
  expect(log).toContainEqual(expect.objectContaining({ action: 'add', subject: added }));
  expect(await refused('add', '--name', '이하늘')).toEqual([2, expect.stringMatching(/^--phone/)]);
  expect(await refused(...words, '--way', '봉화')).toEqual([
    2,
    expect.stringContaining('카카오톡'),
  ]);
  const number = ['--basis', '900101-1234567'];
  expect(await refused(...words, ...number)).toEqual([2, expect.stringContaining('주민등록번호')]);
});

test('an entered request shows only the fields that were filled in, and its legal basis', async () => {
  const printed = await done('add', '--way', '카톡', '--phone', '010-9876-5432');
  const added = printed.slice(0, 9);
  const shown = await done('show', added);
  expect(shown).toMatch(/신청하신 방법 +카카오톡/);
  expect(shown).toMatch(/카카오톡으로 상담을 신청하심 \(개인정보 보호법 제15조\s+제1항 제4호\)/);
  expect(shown).toMatch(/성함.* 모름/);
  expect(shown).not.toMatch(/통화하기 좋은|상담 방법|지금 상황|모르겠습니다|동의/);
  const report = await done('access', added);
  expect(report).toMatch(/근거 +카카오톡으로 상담을 신청하심/);
  expect(report).not.toContain('동의하지 않으셔도');
});

test('does not enter a request that is past its retention period, and says when a valid one is deleted', async () => {
  const words = ['add', '--way', '전화', '--name', '이하늘', '--phone', '010-9876-5432'];
  const at = (when: string) => [...words, '--basis', '전화로 동의하심', '--at', when];
  for (const when of [`${daysAgo(367)} 14:00`, '2020-02-29 10:00', '0026-11-20 14:00']) {
    expect(await refused(...at(when)), when).toEqual([
      2,
      expect.stringMatching(/^--at: 적으신 때는 보관 기간 12개월이 이미 지났습니다/),
    ]);
  }
  expect(await done('find', '이하늘')).not.toContain('이하늘');
  const printed = await done(...at(`${daysAgo(360)} 14:00`));
  expect(printed).toMatch(/적어 넣었습니다\. 보관 기간에 따라 \d{4}\. .* 14:00에 지워집니다/);
  expect(await done('find', '이하늘')).toContain(printed.slice(0, 9));
});

test('reports a month as tables and as a file, and says what replaced the former options', async () => {
  const { db } = office.storage;
  const campaign = `봄_${'가'.repeat(50)}`;
  const count = { conversion: 'phone', source: 'naver_ads', campaign, count: 1_200 };
  const day = '2026-11-02';
  await db.query
    .insertInto('daily_count')
    .values({ id: 'x', day, ...count })
    .execute();
  await db.query.updateTable('site').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute();
  const received = { received_at: '2026-11-05T01:00:00.000Z' };
  await db.query.updateTable('consultation').set(received).execute();
  const printed = await done('report', '--month', '2026-11');
  expect(printed).toMatch(
    /온 곳 +전화 +메신저 +상담 신청 +모두 +10월\n네이버 광고 +1,200 +0 +0 +1,200 +0/,
  );
  expect(printed).toMatch(/모두 1건입니다.*모름 1/);
  expect(printed.split('\n').filter((line) => stringWidth(line) > 80)).toEqual([]);
  expect(printed).not.toContain('김새벽');
  const file = join(office.dataDir, '11월.csv');
  await done('report', '--month', '2026-11', '--csv', file);
  expect(await readFile(file, 'utf8')).toMatch(
    /^\ufeff"달".*\r\n.*"네이버 광고","봄_가.*"1200","0"\r\n/,
  );
  expect(await done('report', '--month', '2020-01')).toContain('1월에는 사이트에서 온 연락이 없');
  expect(
    await Promise.all([
      refused('report', '--since', '2026-11-01'),
      refused('report', '--html', 'x.html'),
      refused('report', '--month', '11월'),
      refused('report', '--month', '2999-01'),
    ]),
  ).toEqual([
    [2, expect.stringContaining('--month 2026-11')],
    [2, expect.stringContaining('--csv')],
    [2, expect.stringContaining('2026-11처럼')],
    [2, expect.stringContaining('오지 않은')],
  ]);
});

test('writes an access report to a file that only this account can read', async () => {
  const file = join(office.dataDir, 'report.txt');
  const { code, stdout, stderr } = await office.consult('access', reference, '--to', file);
  expect([code, stdout.includes('김새벽')], stderr).toEqual([0, false]);
  expect(await readFile(file, 'utf8')).toContain('김새벽');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await office.consult('access', reference, '--to', file);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('다른 이름')]);
});

test('accepts spaces in a number and in a note', async () => {
  const [found, noted] = await Promise.all([
    office.consult('find', '010', '1234', '5678'),
    office.consult('note', reference, '금요일', '오후에'),
  ]);
  expect(found.stdout).toContain(reference);
  expect(noted.code, noted.stderr).toBe(0);
  expect((await office.consult('show', reference)).stdout).toContain('금요일 오후에');
});

describe.runIf(process.platform === 'linux')('at a terminal', () => {
  const add = (words: string[], answers: [question: string, typed: string][]) =>
    consultAtTerminal(office.environment, ['add', ...words], answers);

  test('asks what an office knows, each question until it can read the answer, and enters the request', async () => {
    const { code, shown } = await add(
      [],
      [
        ['어떻게 연락하셨습니까', '텔레파시'],
        ['어떻게 연락하셨습니까', '톡톡'],
        ['성함', ''],
        ['전화번호나 이메일', '12'],
        ['전화번호나 이메일', 'haneul@example.com'],
        ['업무', '유류'],
        ['말씀하신 것', '형이 다 받았다고 하심'],
      ],
    );
    expect(code, shown).toBe(0);
    expect(shown).toContain('전화번호를 다시 확인');
    const [, added = ''] = shown.match(/(\S{9}): 적어 넣었습니다/) ?? [];
    const entered = await done('show', added);
    for (const text of ['네이버 톡톡', 'haneul@example.com', '유류분', '형이 다 받았다고 하심']) {
      expect(entered).toContain(text);
    }
  });

  test('does not ask for options that were given', async () => {
    const { code, shown } = await add(
      ['--way', '메신저', '--name', '이하늘', '--email', 'haneul@example.com'],
      [
        ['업무', ''],
        ['말씀하신 것', ''],
      ],
    );
    expect(code, shown).toBe(0);
    expect(shown).not.toMatch(/어떻게 연락|성함|전화번호나/);
    expect(await done('find', '이하늘')).toMatch(/\S{4}-\S{4}/);
  });

  test('asks which time is meant if an appointment lies outside the hours', async () => {
    const words = ['status', reference, '상담예약', '2099-12-01', '2:00'];
    const ask = (answer: string) =>
      consultAtTerminal(office.environment, words, [['맞는 때의 번호', answer]]);
    const none = await ask('');
    expect([none.code, none.shown]).toEqual([1, expect.stringContaining('바꾸지 않았습니다')]);
    const { code, shown } = await ask('2');
    expect(code, shown).toBe(0);
    expect(shown).toMatch(
      /1 {2}2099년 12월 1일 화요일 새벽 2시\s+2 {2}2099년 12월 1일 화요일 오후 2시/,
    );
    expect(await done('show', reference)).toContain('2099. 12. 1. (화) 14:00에 상담');
  });

  test('enters nothing when the questions are cancelled', async () => {
    const { code, shown } = await add(['--name', '이하늘'], [['어떻게 연락하셨습니까', '\u0004']]);
    expect(code, shown).toBe(2);
    expect(shown).toContain('그만두었습니다');
    expect(await done('find', '이하늘')).not.toMatch(/\S{4}-\S{4}/);
  });
});
