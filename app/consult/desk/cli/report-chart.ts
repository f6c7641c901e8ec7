import { grid } from './grid.ts';
import { groups, type Line, sum, type Tally } from './report-tally.ts';

/** One character for each group. They differ without colour. */
const signs = ['█', '▒', '░'];
const BAR_COLUMNS = 40;

/** A bar chart within 80 terminal columns. */
export function reportChart({ from, until, periods, sources, total }: Tally): string {
  const title = `${from}부터 ${until}까지 연락한 횟수`;
  if (sum(total) === 0) return `${title}\n\n아직 없습니다.`;
  const legend = groups.map(({ word }, index) => `${signs[index]} ${word}`).join('   ');
  const numbers = groups.map(({ word }, index) => `${word} ${total.numbers[index]}`);
  return [
    `${title}   ${legend}`,
    table(periods),
    `온 곳\n\n${table(sources)}`,
    [`모두 ${sum(total)}`, ...numbers].join('   '),
  ].join('\n\n');
}

function table(lines: readonly Line[]): string {
  const most = Math.max(1, ...lines.map(sum));
  return grid(lines.map((line) => [line.name, `${bar(line, most)} ${sum(line) || ''}`]));
}

/** Draws at least one character for each number that is not 0. */
function bar({ numbers }: Line, most: number): string {
  return numbers
    .map((number, index) => {
      const columns = Math.round((number / most) * BAR_COLUMNS);
      return (signs[index] ?? '').repeat(number > 0 ? Math.max(1, columns) : 0);
    })
    .join('');
}
