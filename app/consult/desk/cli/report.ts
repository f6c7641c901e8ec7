import { labelOf } from '#app/consult/requests/label-of.ts';
import { addDays } from '#app/law/calendar.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { type DailyCount, readCounts } from '#app/tracking/counts/daily-counts.ts';
import { sourceClasses } from '#app/tracking/counts/source-class.ts';
import { byteOrderMark, csvLine } from '../export/csv.ts';
import { command } from './command.ts';
import { print, writeNewFile } from './output.ts';
import { readDay } from './read-words.ts';
import { reportChart } from './report-chart.ts';
import { reportPage } from './report-page.ts';
import { conversionWords, tally } from './report-tally.ts';
import { withStorage } from './with-storage.ts';

export const report = command({
  help: `
consult report [옵션]    전화, 채팅, 상담 신청이 하루에 몇 번씩 어디에서 왔는지

  --since 날짜      이 날부터 (30일 전). 예: 2026-11-01
  --until 날짜      이 날까지 (오늘)
  --csv 파일        표 프로그램으로 열 파일
  --html 파일       그림이 있는 화면 파일

사이트가 스스로 센 것입니다. 쿠키를 쓰지 않고 누구인지 남기지 않으며, 의심으로 분류한 신청은 세지 않습니다. 지난 몇 초의
것은 아직 없을 수 있습니다.
`,
  options: {
    since: { type: 'string' },
    until: { type: 'string' },
    csv: { type: 'string' },
    html: { type: 'string' },
  },
  async run({ since, until, csv, html }) {
    const to = until === undefined ? koreanDay(new Date()) : readDay(until);
    const from = since === undefined ? addDays(to, -29) : readDay(since);
    const counts = await withStorage(({ storage: { db } }) => readCounts(db, from, to));
    const tallied = tally(counts, from, to);
    if (csv !== undefined) await write(csv, csvOf(counts));
    if (html !== undefined) await write(html, reportPage(tallied));
    if (csv === undefined && html === undefined) print(reportChart(tallied));
  },
});

async function write(file: string, text: string): Promise<void> {
  await writeNewFile(file, text);
  print(`${file}에 적었습니다.`);
}

function csvOf(counts: readonly DailyCount[]): string {
  const lines = counts.map(({ day, conversion, source, count }) =>
    csvLine([
      day,
      labelOf(conversionWords, conversion),
      labelOf(sourceClasses, source),
      String(count),
    ]),
  );
  return byteOrderMark + csvLine(['날짜', '연락', '온 곳', '횟수']) + lines.join('');
}
