import type Fraction from 'fraction.js';
import type { ReactNode } from 'react';
import { formatWon } from '../fields/won.ts';
import { WrittenFraction } from '../result/fractions.tsx';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';

const { result: words } = copy;

interface LinesProps {
  input: Input;
  answer: Extract<Answer, { state: 'ratio' | 'claim' }>;
}

/**
 * Lines for the base, the statutory share, the forced share, the visitor's own amount and the shortfall, each below its
 * text. They have one scale and branch from one stem. The shortfall is yellow.
 */
export function Lines({ input, answer }: LinesProps) {
  const { share, ratio } = answer;
  const lines = linesOf(answer);
  const { articles } = words;
  const found = answer.state === 'claim' ? answer : null;
  const claim = found?.claim;
  return (
    <dl className="forced-lines">
      <Row
        term={words.base}
        note={found && baseWords(input, found)}
        article={articles.base}
        value={found && formatWon(found.base)}
        line={lines.base}
        root
      />
      <Row
        term={words.share}
        fraction={share}
        article={articles.share}
        value={found && formatWon((found.base * share.n) / share.d)}
        line={lines.share}
      />
      <Row
        term={words.forced}
        fraction={ratio}
        article={input.me === 'parent' ? articles.ascendant : articles.spouseOrDescendant}
        value={claim && formatWon(claim.amount)}
        line={lines.forced}
      />
      {claim && (
        <Row
          term={words.have}
          note={haveWords(claim)}
          article={articles.have}
          value={formatWon(claim.ownBenefit + claim.netInherited)}
          line={lines.have}
        />
      )}
      {claim && claim.shortfall > 0n && (
        <Row
          term={words.shortfall}
          article={articles.short}
          value={<span className="marked">{formatWon(claim.shortfall)}</span>}
          line={lines.missing}
          missing
        />
      )}
    </dl>
  );
}

interface DrawnProps {
  line: Line;
  /** Whether the other lines branch from this line. */
  root?: boolean;
  /** Whether this line is the shortfall. */
  missing?: boolean;
}

interface RowProps extends DrawnProps {
  term: string;
  fraction?: Fraction;
  note?: string | null;
  article: string;
  value: ReactNode;
}

function Row({ term, fraction, note, article, value, ...drawn }: RowProps) {
  return (
    <div className="forced-line" data-root={drawn.root}>
      <dt>
        <span className="font-serif font-semibold text-ink t2">{term}</span>
        {fraction && <WrittenFraction n={fraction.n} d={fraction.d} />}
      </dt>
      <dd className="whitespace-nowrap text-right t3">{value}</dd>
      <dd className="forced-note text-muted">
        {note && <span>{`${note} `}</span>}
        <span className="sm:ml-auto t1">{article}</span>
        <Drawn {...drawn} />
      </dd>
    </div>
  );
}

/**
 * Draws a line with widths in per cent, so it fits every window width and its strokes never shrink. The line lies at
 * the foot of its row. The stem rises from there to the line before.
 */
function Drawn({ line: { from, to }, root, missing }: DrawnProps) {
  const begin = root ? 0 : 12;
  return (
    <svg className="forced-drawn" aria-hidden="true" focusable="false">
      <svg y="100%" overflow="visible" aria-hidden="true">
        {!root && <path className="draw-kin" d="M0-999V-36a12 12 0 0 0 12 12" />}
        {from > 0 && <line className="draw-share" x1={begin} x2={`${from}%`} y1="-24" y2="-24" />}
        {missing && (
          <line className="draw-marker" x1={`${from}%`} x2={`${to}%`} y1="-24" y2="-24" />
        )}
        <g className="draw-kin">
          <line x1={from > 0 ? `${from}%` : begin} x2={`${to}%`} y1="-24" y2="-24" />
          {root && (
            <>
              <circle className="draw-node" cx="0" cy="-24" r="9.3" />
              <circle className="draw-node draw-inner" cx="0" cy="-24" r="4.5" />
            </>
          )}
          {!missing && <circle className="draw-node" cx={`${to}%`} cy="-24" r="6" />}
        </g>
        {missing && <circle className="draw-leaf" cx={`${to}%`} cy="-24" r="6" />}
      </svg>
    </svg>
  );
}

/** One line of the drawing, with both ends in per cent of the whole width. */
interface Line {
  from: number;
  to: number;
}

/**
 * Returns the ends of the drawing's lines on one scale. The base takes the whole width, unless another amount exceeds
 * it. Without amounts the base counts as one.
 */
export function linesOf(answer: Extract<Answer, { state: 'ratio' | 'claim' }>) {
  const found = answer.state === 'claim' ? answer : null;
  const claim = found?.claim;
  const base = found ? Number(found.base) : 1;
  const share = answer.share.valueOf() * base;
  const forced = claim ? Number(claim.amount) : answer.ratio.valueOf();
  const have = claim ? Math.max(0, Number(claim.ownBenefit + claim.netInherited)) : 0;
  const missing = have + Number(claim?.shortfall ?? 0);
  const most = Math.max(base, share, forced, have, missing) || 1;
  const at = (amount: number) => Math.round((amount / most) * 10_000) / 100;
  const line = (from: number, to: number): Line => ({ from: at(from), to: at(to) });
  return {
    base: line(0, base),
    share: line(0, share),
    forced: line(0, forced),
    have: line(0, have),
    missing: line(have, missing),
  };
}

function baseWords({ estate, debts }: Input, { countedGifts }: { countedGifts: bigint }): string {
  const { baseParts } = words;
  return [
    `${baseParts.estate} ${formatWon(estate ?? 0n)}`,
    ...(countedGifts > 0n ? [`+ ${baseParts.gifts} ${formatWon(countedGifts)}`] : []),
    ...(debts ? [`− ${baseParts.debts} ${formatWon(debts)}`] : []),
  ].join(' ');
}

function haveWords({ ownBenefit, netInherited }: { ownBenefit: bigint; netInherited: bigint }) {
  const { haveParts } = words;
  return [
    ...(ownBenefit > 0n ? [`${haveParts.benefit} ${formatWon(ownBenefit)} +`] : []),
    `${haveParts.net} ${formatWon(netInherited)}`,
  ].join(' ');
}
