import { accent } from '#app/firm/data/accent.data.ts';
import { type Html, html } from '#app/platform/html.ts';
import { groups, type Line, sum, type Tally } from './report-tally.ts';

const WIDTH = 960;
const HEIGHT = 240;
/** Space below the bars for the labels of days. */
const FOOT = 28;
const shades = [accent.light, '#6b7280', '#d1d5db'];

/** A self-contained HTML page with an SVG bar chart and tables. */
export function reportPage({ from, until, periods, sources, total }: Tally): string {
  const title = `${from}부터 ${until}까지 연락한 횟수`;
  return html`<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { max-width: ${WIDTH}px; margin: 40px auto; padding: 0 20px; color: #030712; background: #fff; font: 16px/1.6 sans-serif; word-break: keep-all; font-variant-numeric: tabular-nums }
  svg { width: 100%; height: auto }
  svg text { font-size: 12px; fill: #4b5563 }
  ul { display: flex; gap: 24px; padding: 0; list-style: none }
  li::before { content: ""; display: inline-block; width: 12px; height: 12px; margin-right: 8px; background: var(--shade) }
  table { width: 100%; margin-top: 40px; border-collapse: collapse }
  th, td { padding: 8px 0; border-bottom: 1px solid #e5e7eb; text-align: right; font-weight: 400 }
  th:first-child { text-align: left }
  thead th { border-color: #030712; color: #4b5563 }
  tfoot th, tfoot td { font-weight: 600 }
</style>
<h1>${title}</h1>
<ul>${groups.map(({ word }, index) => html`<li style="--shade: ${shades[index]}">${word}</li>`)}</ul>
${plot(periods)}
${table('온 곳', sources, total)}
${table('날짜', periods, total)}
</html>
`.markup;
}

const nothing = html``;

function plot(periods: readonly Line[]): Html {
  const most = Math.max(1, ...periods.map(sum));
  const step = WIDTH / Math.max(periods.length, 1);
  const every = Math.ceil(periods.length / 10);
  const bars = periods.map((line, index) => {
    const x = round(index * step + step * 0.15);
    let y = HEIGHT;
    const parts = line.numbers.map((number, group) => {
      const height = (number / most) * (HEIGHT - 20);
      y -= height;
      if (number === 0) return nothing;
      return html`<rect x="${x}" y="${round(y)}" width="${round(step * 0.7)}" height="${round(height)}" fill="${shades[group]}"/>`;
    });
    const label =
      index % every === 0 && html`<text x="${x}" y="${HEIGHT + 18}">${line.name.slice(2)}</text>`;
    return html`<g><title>${line.name}: ${sum(line)}</title>${parts}${label}</g>`;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT + FOOT}" role="img" aria-label="날마다 연락한 횟수. 가장 많은 때 ${most}번"><line x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}" stroke="#030712"/><text x="0" y="12">${most}</text>${bars}</svg>`;
}

function table(name: string, lines: readonly Line[], total: Line): Html {
  const row = (line: Line) =>
    html`<tr><th scope="row">${line.name}</th>${line.numbers.map((number) => html`<td>${number}</td>`)}<td>${sum(line)}</td></tr>`;
  const heads = [name, ...groups.map(({ word }) => word), '모두'];
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${lines.map(row)}</tbody><tfoot>${row(total)}</tfoot></table>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
