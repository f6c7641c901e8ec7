import stringWidth from 'string-width';
import { groups, type Line, sum, type Tally } from './report-tally.ts';

/** One character for each group, distinguishable without colour. */
const signs = ['█', '▒', '░'];
const BAR_COLUMNS = 40;

/** A bar chart within 80 terminal columns. */
export function reportChart({ from, until, periods, sources, total }: Tally): string {
  const title = `${from}부터 ${until}까지 연락한 횟수`;
  if (sum(total) === 0) return `${title}\n\n아직 없습니다.`;
  const legend = groups.map(({ word }, index) => `${signs[index]} ${word}`).join('   ');
  return [
    `${title}   ${legend}`,
    table(periods),
    `온 곳\n\n${table(sources)}`,
    numbersOf(total, ['모두', ...groups.map(({ word }) => word)]),
  ].join('\n\n');
}

function table(lines: readonly Line[]): string {
  const most = Math.max(1, ...lines.map(sum));
  const width = Math.max(...lines.map(({ name }) => stringWidth(name)));
  return lines
    .map((line) => {
      const name = line.name + ' '.repeat(width - stringWidth(line.name));
      return `${name}  ${bar(line, most)} ${sum(line) || ''}`.trimEnd();
    })
    .join('\n');
}

/** Every non-zero part is visible. */
function bar({ numbers }: Line, most: number): string {
  return numbers
    .map((number, index) => {
      const columns = Math.round((number / most) * BAR_COLUMNS);
      return (signs[index] ?? '').repeat(number > 0 ? Math.max(1, columns) : 0);
    })
    .join('');
}

function numbersOf(total: Line, words: readonly string[]): string {
  return [sum(total), ...total.numbers]
    .map((number, index) => `${words[index]} ${number}`)
    .join('   ');
}
