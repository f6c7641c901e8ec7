import { koreanDay } from '#app/law/korean-time.ts';
import { grid, shorten } from '../export/grid.ts';
import { tableRows } from '../messages/table.ts';
import { monthBefore } from '../report/month-facts.ts';
import { readMonthReport } from '../report/month-report.server.ts';
import { reportCopy as copy } from '../report/report-copy.ts';
import { type ReportPart, reportCsv, reportParts } from '../report/report-tables.ts';
import { command } from './command.ts';
import { UsageFault } from './fault.ts';
import { print, writeNewFile } from './output.ts';
import { withStorage } from './with-storage.ts';

export const report = command({
  help: `
consult report [옵션]    한 달의 연락과 신청과 수임: 어디에서, 어느 캠페인으로 왔는지

  --month 달        그달 (지난달). 예: 2026-11
  --csv 파일        엑셀로 열 파일

달마다 첫 아침 요약 메일에 같은 표와 파일이 있습니다. 의심으로 분류한 신청은 세지 않습니다.
쿠키를 쓰지 않고, 누구인지 남기지 않습니다.
`,
  options: {
    month: { type: 'string' },
    csv: { type: 'string' },
    // Former options, which the command answers with what to use instead.
    since: { type: 'string' },
    until: { type: 'string' },
    html: { type: 'string' },
  },
  async run({ month: given, csv, since, until, html }) {
    if (html !== undefined) throw new UsageFault(copy.command.page);
    if (since !== undefined || until !== undefined) throw new UsageFault(copy.command.range);
    const month = readMonth(given);
    const found = await withStorage(({ storage }) => readMonthReport(storage, month));
    if (csv === undefined) {
      print(reportParts(found, Number.POSITIVE_INFINITY).map(partText).join('\n\n'));
    } else {
      await writeNewFile(csv, reportCsv(found));
      print(copy.command.written(csv));
    }
  },
});

/** @throws UsageFault for a text that is not a month, or a month that has not begun */
function readMonth(text: string | undefined): string {
  const current = koreanDay(new Date()).slice(0, 7);
  if (text === undefined) return monthBefore(current);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) throw new UsageFault(copy.command.month(text));
  if (text > current) throw new UsageFault(copy.command.future(text));
  return text;
}

/** Names are cut to this width, which leaves room for the numbers. */
const NAME_COLUMNS = 32;

function partText({ title, lead, table }: ReportPart): string {
  const rows = table ? [table.heads, ...tableRows(table)] : [];
  const cut = rows.map(([name = '', ...numbers]) => [shorten(name, NAME_COLUMNS), ...numbers]);
  const text = lead && grid([[lead]]);
  return [title, text, cut.length > 0 && grid(cut)].filter(Boolean).join('\n\n');
}
