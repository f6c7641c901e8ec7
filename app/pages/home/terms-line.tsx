import type { homeTerms } from './family-copy.ts';
import { ToPage } from './part.tsx';

type Terms = typeof homeTerms;

/** The widths that the line is drawn for; home.css shows the widest that its frame has room for. */
const widths = [320, 350, 520, 672];
/** From this width on each label has two lines below its node; else one line, above and below by turns. */
const WIDE = 520;

/** 언제까지: twelve months from the death, each term at its place. */
export function TermsLine({ terms }: { terms: Terms }) {
  return (
    <section className="terms" id="by-when" aria-labelledby="by-when-title">
      <h3 className="terms-title" id="by-when-title">
        {terms.title}
      </h3>
      <div className="terms-frame">
        {widths.map((width) => (
          <Drawing key={width} width={width} items={terms.items} />
        ))}
        <ul className="terms-words">
          {terms.items.map(({ term, act }) => (
            <li key={term}>
              <b>{term}</b> {act}
            </li>
          ))}
        </ul>
      </div>
      <div className="terms-more">
        <p className="t1 text-muted">{terms.note}</p>
        <ToPage {...terms.more} />
      </div>
    </section>
  );
}

function Drawing({ width, items }: { width: number; items: Terms['items'] }) {
  const isWide = width >= WIDE;
  const y = isWide ? 12 : 34;
  const at = (month: number) => Math.round(((month / 12) * (width - 12) + 4) * 10) / 10;
  return (
    <svg
      className={`terms-line terms-line-${width}`}
      viewBox={`0 0 ${width} ${isWide ? 66 : 72}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="draw-kin" d={`M4 ${y}H${at(12)}`} />
      <circle className="draw-start" cx="4" cy={y} r="4" />
      <path className="draw-share" d={months.map((month) => `M${at(month)} ${y - 4}v8`).join('')} />
      {items.map(({ month, term, act }, index) => (
        <g key={term}>
          <circle className="draw-leaf" cx={at(month)} cy={y} r={isWide ? 6 : 5} />
          {isWide ? (
            <g className="draw-note" textAnchor={month === 12 ? 'end' : 'middle'}>
              <text className="draw-term" x={month === 12 ? width - 2 : at(month)} y={y + 28}>
                {term}
              </text>
              <text x={month === 12 ? width - 2 : at(month)} y={y + 50}>
                {act}
              </text>
            </g>
          ) : (
            <text
              className="draw-note"
              x={month === 12 ? width - 2 : index === 0 ? 14 : at(month)}
              y={index % 2 === 0 ? y - 18 : y + 30}
              textAnchor={month === 12 ? 'end' : index === 0 ? 'start' : 'middle'}
            >
              <tspan className="draw-term">{term}</tspan>
              <tspan dx="5">{act}</tspan>
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const months = Array.from({ length: 11 }, (_, index) => index + 1);
