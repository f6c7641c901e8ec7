import { Island } from '#app/browser/island.tsx';
import { copy } from '#app/calculators/forced-share/copy.ts';
import { island as forcedShare } from '#app/calculators/forced-share/forced-share.island.ts';
import type { RatioRow } from '#app/calculators/forced-share/ratio-table.ts';
import { CalculatorChapter } from '../parts/chapter.tsx';
import { PlainTable } from '../parts/plain-table.tsx';

interface ForcedShareProps {
  number: number;
  /** For those without script: the law has computed it on the server. */
  table: RatioRow[];
}

/** 유류분 셈: whether the own share was cut too short. */
export function ForcedShare({ number, table }: ForcedShareProps) {
  return (
    <CalculatorChapter copy={copy.chapter} number={number}>
      <Island of={forcedShare} props={{}} start="touch" />
      <div className="chapter-body ratio-table self-start">
        <noscript>
          <RatioTable rows={table} />
        </noscript>
      </div>
    </CalculatorChapter>
  );
}

function RatioTable({ rows }: { rows: RatioRow[] }) {
  const { table: words } = copy;
  return (
    <PlainTable words={words} note={words.basis}>
      {rows.map(({ heir, family, part, ratio }) => (
        <tr key={heir + family}>
          <th scope="row">
            {heir} <span className="ml-2 font-normal text-muted t1">{family}</span>
          </th>
          <td>{part}</td>
          <td>{ratio}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{words.siblings.name}</th>
        <td colSpan={2}>{words.siblings.text}</td>
      </tr>
    </PlainTable>
  );
}
