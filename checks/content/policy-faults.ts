import { files } from '#app/firm/data/files/collections.ts';
import { readSingle } from '#app/firm/data/files/read-content.ts';
import { policyWords } from '#app/firm/schema/policy.ts';
import { sentence } from '#app/firm/text-files/faults.ts';

/**
 * Checks that the firm's history of its policy has a day of effect, announces at most one change, and covers the
 * last change of the site's own words.
 *
 * @param today such as 2026-11-26
 */
export function policyFaults(root: string, today: string): string[] {
  const { file } = files.privacy;
  const { value } = readSingle(root, files.privacy);
  if (!value) return [];
  const { changes } = value.data;
  const fault = (message: string, path: (string | number)[] = ['changes']) =>
    sentence(file, { line: value.lineOf(path), message: `${path.join('.')}: ${message}` });
  const faults = changes.flatMap(({ date }, at) =>
    date > today &&
    (date > yearAfter(today) || changes.some((one) => one.date > today && one.date < date))
      ? [fault(AHEAD, ['changes', at, 'date'])]
      : [],
  );
  const day = policyWords.version.slice(0, 10);
  const past = changes.filter(({ date }) => date <= today);
  if (past.length === 0) return [...faults, fault(NOT_YET)];
  if (past.some(({ date }) => date >= day)) return faults;
  const words = `사이트에 준비된 처리방침의 글이 ${day}에 바뀌었습니다. 바뀐 글을 시행하는 날(date)과 바뀐 내용(text: ${policyWords.change})을 한 줄 더합니다`;
  return [...faults, fault(words)];
}

const AHEAD = '앞으로 시행할 날은 한 해 안의 하루만 적습니다. 날짜를 고치거나 줄을 지웁니다';
const NOT_YET = '시행한 날이 없습니다. 지금 시행하는 처리방침의 날과 내용을 한 줄 적습니다';

function yearAfter(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}
