import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { paginate, type SheetPlan } from './paginate.ts';
import type { Paper } from './paper.ts';
import { words } from './paper-copy.ts';
import { type Drawn, EstateHead, EstateRows, piecesOf, Text } from './paper-parts.tsx';

interface SheetsProps {
  paper: Paper;
  /** The leaf that is printed with the paper and not filed. */
  guide: ReactNode;
  onCount: (sheets: number) => void;
}

/** The sheets of a paper as they are printed, and the guide leaf. Lays the pieces out once to measure them. */
export function Sheets({ paper, guide, onCount }: SheetsProps) {
  const measure = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<SheetPlan[]>([]);
  const pieces = useMemo(() => piecesOf(paper.parts), [paper]);
  const fonts = useFontLoads();

  // biome-ignore lint/correctness/useExhaustiveDependencies: fonts change the heights
  useLayoutEffect(() => {
    const box = measure.current;
    if (!box) return;
    const heights = new Map<string, number>();
    for (const one of box.querySelectorAll<HTMLElement>('[data-piece]')) {
      heights.set(one.dataset.piece ?? '', one.getBoundingClientRect().height);
    }
    const heads = Object.fromEntries(
      pieces.flatMap(({ key, table }) =>
        table && key === `${table.id}-head` ? [[table.id, heights.get(key) ?? 0]] : [],
      ),
    );
    const next = paginate(
      pieces.map(({ key, group, table, begins }) => ({
        key,
        group,
        begins,
        table: table?.id,
        height: heights.get(key) ?? 0,
      })),
      box.clientHeight,
      heads,
    );
    setPlan((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    onCount(next.length);
  }, [pieces, fonts, onCount]);

  return (
    <>
      <div className="sheet-measure-box">
        <div className="sheet-measure" ref={measure} aria-hidden="true">
          {pieces.map(({ key, node, table }) => (
            <div key={key} data-piece={key}>
              {table ? <EstateRows>{node}</EstateRows> : node}
            </div>
          ))}
        </div>
      </div>
      {plan.map(({ keys, repeats }, index) => (
        <Sheet
          key={keys[0]}
          foot={`${paper.foot}  ${index + 1}/${plan.length}`}
          isFirst={index === 0}
        >
          {runsOf(pieces, keys).map((run) => (
            <Run key={run[0]?.key} run={run} repeats={repeats} />
          ))}
        </Sheet>
      ))}
      <div className="sheet-frame">
        <div className="sheet sheet-guide">{guide}</div>
      </div>
    </>
  );
}

interface SheetProps {
  foot: string;
  isFirst: boolean;
  children: ReactNode;
}

function Sheet({ foot, isFirst, children }: SheetProps) {
  return (
    <div className="sheet-frame">
      <div className="sheet">
        {children}
        {!isFirst && <span className="paper-joint">{words.joint}</span>}
        <p className="paper-foot">
          <Text text={foot} />
        </p>
      </div>
    </div>
  );
}

/** Neighbouring rows of one table are one table. */
function Run({ run, repeats }: { run: Drawn[]; repeats: string | undefined }) {
  const [first] = run;
  if (!first?.table) return first?.node;
  const { id, head } = first.table;
  return (
    <EstateRows>
      {repeats === id && !first.key.endsWith('-head') && <EstateHead cells={head} />}
      {run.map(({ key, node }) => (
        <Row key={key}>{node}</Row>
      ))}
    </EstateRows>
  );
}

function Row({ children }: { children: ReactNode }) {
  return children;
}

function runsOf(pieces: readonly Drawn[], keys: readonly string[]): Drawn[][] {
  const runs: Drawn[][] = [];
  for (const piece of pieces.filter(({ key }) => keys.includes(key))) {
    const last = runs.at(-1);
    if (piece.table && last?.[0]?.table?.id === piece.table.id) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** Counts the loads of typefaces, after which the pieces have other heights. */
function useFontLoads(): number {
  const [loads, setLoads] = useState(0);
  useLayoutEffect(() => {
    const count = () => setLoads((before) => before + 1);
    document.fonts.addEventListener('loadingdone', count);
    return () => document.fonts.removeEventListener('loadingdone', count);
  }, []);
  return loads;
}
