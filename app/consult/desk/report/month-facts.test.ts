import { expect, test } from 'vitest';
import type { DailyCount } from '#app/tracking/counts/daily-counts.ts';
import { type CountedRequest, monthBefore, monthFacts } from './month-facts.ts';
import { reportCsv, reportParts } from './report-tables.ts';

/** Numbers from 0 up to a limit that look random and are the same in each run. */
function createDice(seed = 7) {
  let state = seed;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const months = ['2026-09', '2026-10', '2026-11', '2026-12'];
const sources = ['naver_ads', 'google_ads', 'naver_blog', 'direct'];
const campaigns = ['', '', '봄', '가을'];
const conversions = ['phone', 'kakao', 'naver_talk', 'request'];
const statuses = ['new', 'missed', 'contacted', 'booked', 'retained', 'closed', 'suspected'];

/** A year's end of invented counts and requests. */
function invented() {
  const roll = createDice();
  const pick = (from: readonly string[]) => from[roll(from.length)] ?? '';
  const day = () => `${pick(months)}-${String(1 + roll(28)).padStart(2, '0')}`;
  const instant = () => `${day()}T0${roll(10)}:00:00.000Z`;
  const counts: DailyCount[] = Array.from({ length: 400 }, () => ({
    day: day(),
    conversion: pick(conversions),
    source: pick(sources),
    campaign: pick(campaigns),
    count: 1 + roll(5),
  }));
  const requests: CountedRequest[] = Array.from({ length: 200 }, () => {
    const status = pick(statuses);
    const isCase = status === 'retained' || (status === 'closed' && roll(2) === 0);
    return {
      receivedAt: instant(),
      status,
      statusChangedAt: instant(),
      retainedAt: isCase ? instant() : null,
      source: pick([...sources, 'office_phone']),
      campaign: pick(campaigns),
    };
  });
  return { counts, requests };
}

const month = '2026-11';
const { counts, requests } = invented();
const facts = monthFacts({ month, counts, requests, comparable: true });
const report = { month, since: null, facts };
const rowsOf = (title: string) => reportParts(report).find((part) => part.title === title)?.table;

/** Count the invented month without `monthFacts`. */
const contacts = (belongs: (one: DailyCount) => boolean, when = month) =>
  counts
    .filter((one) => one.day.startsWith(when) && belongs(one))
    .reduce((sum, one) => sum + one.count, 0);
const received = (belongs: (one: CountedRequest) => boolean) =>
  requests.filter((one) => one.receivedAt.startsWith(month) && belongs(one)).length;
const taken = (belongs: (one: CountedRequest) => boolean, when = month) =>
  requests.filter((one) => one.retainedAt?.startsWith(when) && belongs(one)).length;
const text = (...numbers: number[]) => numbers.map((number) => number.toLocaleString('ko-KR'));

test('DG-4: counts contacts by kind and source, and compares them with the month before', () => {
  const kinds = rowsOf('11월의 연락');
  const isCall = (one: DailyCount) => one.conversion === 'phone';
  expect(kinds?.rows).toContainEqual([
    '전화',
    ...text(contacts(isCall), contacts(isCall, '2026-10')),
  ]);
  expect(kinds?.total).toEqual(['모두', ...text(contacts(Boolean), contacts(Boolean, '2026-10'))]);
  const of = (source: string, some: string[]) => (one: DailyCount) =>
    one.source === source && some.includes(one.conversion);
  expect(rowsOf('어디에서 오셨는지')?.heads.join()).toBe('온 곳,전화,메신저,상담 신청,모두,10월');
  for (const [source, name] of [
    ['naver_ads', '네이버 광고'],
    ['direct', '바로 들어옴'],
  ] as const) {
    expect(rowsOf('어디에서 오셨는지')?.rows).toContainEqual([
      name,
      ...text(
        contacts(of(source, ['phone'])),
        contacts(of(source, ['kakao', 'naver_talk'])),
        contacts(of(source, ['request'])),
        contacts(of(source, conversions)),
        contacts(of(source, conversions), '2026-10'),
      ),
    ]);
  }
});

test('counts contacts by campaign, and leaves out those without', () => {
  const of = (one: DailyCount) => one.source === 'google_ads' && one.campaign === '봄';
  const row = rowsOf('어느 캠페인으로 오셨는지')?.rows.find(([name]) => name === '봄 (구글 광고)');
  expect(row?.slice(-2)).toEqual(text(contacts(of), contacts(of, '2026-10')));
  const named = contacts(({ campaign }) => campaign !== '');
  expect(rowsOf('어느 캠페인으로 오셨는지')?.total?.at(-2)).toBe(String(named));
});

test('counts what became of the requests, a closed case as a case, and suspected ones apart', () => {
  const real = (one: CountedRequest) => one.status !== 'suspected';
  const table = rowsOf('11월에 받은 신청');
  expect(table?.heads).toEqual(['온 곳', '신청', '수임', '진행 중', '끝남', '모름']);
  const columns = (belongs: (one: CountedRequest) => boolean) =>
    text(
      received((one) => real(one) && belongs(one)),
      received((one) => one.retainedAt !== null && belongs(one)),
      received((one) => ['missed', 'contacted', 'booked'].includes(one.status) && belongs(one)),
      received((one) => one.status === 'closed' && one.retainedAt === null && belongs(one)),
      received((one) => one.status === 'new' && belongs(one)),
    );
  expect(table?.total).toEqual(['모두', ...columns(Boolean)]);
  const office = (one: CountedRequest) => one.source === 'office_phone';
  expect(table?.rows).toContainEqual(['전화 (사무실)', ...columns(office)]);
  const lead = reportParts(report).find(({ title }) => title === '11월에 받은 신청')?.lead;
  expect(lead).toContain(`${received(real)}건`);
  expect(lead).toContain(`모름 ${received(({ status }) => status === 'new')}`);
  expect(lead).toContain(`의심으로 둔 ${received(({ status }) => status === 'suspected')}건`);
});

test('counts the cases of the month by source and campaign, whenever they were received', () => {
  const ofAd = (one: CountedRequest) => one.source === 'naver_ads' && one.campaign === '가을';
  const table = rowsOf('11월에 맡은 사건');
  expect(table?.total).toEqual(['모두', ...text(taken(Boolean), taken(Boolean, '2026-10'))]);
  expect(table?.rows).toContainEqual([
    '가을 (네이버 광고)',
    ...text(taken(ofAd), taken(ofAd, '2026-10')),
  ]);
});

test('the file has each number once, and the sums of the tables', () => {
  const lines = reportCsv(report).slice(1).trimEnd().split('\r\n');
  expect(reportCsv(report).startsWith('\ufeff"달","구분"')).toBe(true);
  const cells = lines.slice(1).map((line) => JSON.parse(`[${line}]`) as string[]);
  const sum = (about: string, column: number) =>
    cells.filter(([, one]) => one === about).reduce((all, row) => all + Number(row[column]), 0);
  expect(sum('연락', 5)).toBe(contacts(Boolean));
  expect(sum('연락', 6)).toBe(contacts(Boolean, '2026-10'));
  expect(sum('받은 신청', 5)).toBe(received(Boolean));
  expect(sum('맡은 사건', 5)).toBe(taken(Boolean));
  const keys = cells.map((row) => row.slice(0, 5).join());
  expect(new Set(keys).size).toBe(keys.length);
});

test('an invented campaign cannot be a formula, hide characters or have a column of its own', () => {
  const campaign = '=HYPERLINK("x")\u3164';
  const odd = {
    ...report,
    facts: monthFacts({
      month,
      counts: [{ day: '2026-11-01', conversion: 'phone', source: 'direct', campaign, count: 1 }],
      requests: [],
      comparable: false,
    }),
  };
  expect(reportCsv(odd)).toContain(`,"'=HYPERLINK(""x"")\ufffd",`);
  expect(JSON.stringify(reportParts(odd))).not.toContain('\u3164');
});

test('a month before that is not known is not compared', () => {
  const alone = {
    month,
    since: '2026-11-12',
    facts: monthFacts({ month, counts, requests, comparable: false }),
  };
  const [first, ...others] = reportParts(alone);
  expect(first?.lead).toContain('2026. 11. 12.부터');
  const heads = [first, ...others].flatMap((part) => part?.table?.heads ?? []);
  expect(heads).not.toContain('10월');
  expect(reportCsv(alone)).toContain(',""\r\n');
});

test('a month without anything says so', () => {
  const none = { month, since: null, facts: [] };
  expect(reportParts(none).map(({ lead }) => lead)).toEqual([
    '11월에는 사이트에서 온 연락이 없었습니다.',
    '11월에 받은 신청이 없습니다.',
    '11월에 수임으로 표시하신 신청이 없습니다.',
  ]);
});

test('many campaigns are added up below the limit', () => {
  const many = Array.from({ length: 30 }, (_, n) => ({
    day: '2026-11-01',
    conversion: 'phone',
    source: 'direct',
    campaign: `c${n}`,
    count: 30 - n,
  }));
  const flood = {
    ...report,
    facts: monthFacts({ month, counts: many, requests: [], comparable: false }),
  };
  const table = reportParts(flood).find(({ title }) => title.includes('캠페인'))?.table;
  expect(table?.rows).toHaveLength(21);
  expect(table?.rows.at(-1)).toEqual(['그 밖의 10개', '55', '0', '0', '55']);
});

test('the month before January is in the year before', () => {
  expect(monthBefore('2027-01')).toBe('2026-12');
});
