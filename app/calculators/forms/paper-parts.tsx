import type { ReactNode } from 'react';
import type { Signer } from './claimant-words.ts';
import type { EstateTable } from './estate.ts';
import type { Block, PersonCell } from './paper.ts';
import { BLANK, words } from './paper-copy.ts';
import { spacedLabel, spacedName } from './paper-text.ts';

/** A piece of a paper, with what the paginator needs to know about it. */
export interface Drawn {
  key: string;
  node: ReactNode;
  /** Pieces of one group stay on one sheet if they fit. */
  group?: string;
  /** Table of which the piece is a row. */
  table?: EstateTable;
  begins?: boolean;
}

/** Returns the pieces of a paper, in their order. */
export function piecesOf(parts: readonly (readonly Block[])[]): Drawn[] {
  return parts.flatMap((blocks, part) =>
    blocks.flatMap((block, index) => {
      const key = `${part}-${index}`;
      const begins = part > 0 && index === 0;
      return block.kind === 'table'
        ? rowPieces(block.table)
        : [{ key, node: <Part block={block} />, begins, ...groupOf(block, part) }];
    }),
  );
}

/** The end of a paper, from the list of attachments to the court, is on one sheet. */
function groupOf({ kind }: Block, part: number): { group?: string } {
  const isEnd = ['attachments', 'date', 'signer', 'court'].includes(kind);
  return isEnd ? { group: `end ${part}` } : {};
}

function rowPieces(table: EstateTable): Drawn[] {
  const { id, title, head, rows, total } = table;
  const last = rows.length - 1;
  return [
    {
      key: `${id}-title`,
      node: <p className="paper-label paper-label-next">{title}</p>,
      group: `${id} begins`,
    },
    { key: `${id}-head`, table, node: <EstateHead cells={head} />, group: `${id} begins` },
    ...rows.map((row, index) => ({
      key: `${id}-${index}`,
      table,
      node: (
        <tr>
          <td className="paper-center">{row.number}</td>
          <td>{row.kind}</td>
          <td>
            <Text text={row.text} />
          </td>
          <td className="paper-won">{row.won}</td>
          <td className="paper-center">{row.proof}</td>
        </tr>
      ),
      ...(index === 0 && { group: `${id} begins` }),
      ...(index >= last - 1 && index > 0 && { group: `${id} ends` }),
    })),
    {
      key: `${id}-total`,
      table,
      node: (
        <tr>
          <th colSpan={3}>{total.label}</th>
          <td className="paper-won">
            <b>{total.won}</b>
          </td>
          <td />
        </tr>
      ),
      group: `${id} ends`,
    },
  ];
}

/** The head of a table, at its beginning and on each sheet on which it goes on. */
export function EstateHead({ cells }: { cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell) => (
        <th key={cell}>{cell}</th>
      ))}
    </tr>
  );
}

/** A table of property, with some of its rows. */
export function EstateRows({ children }: { children: ReactNode }) {
  return (
    <table className="paper-table paper-estate">
      <colgroup>
        <col className="paper-col-number" />
        <col className="paper-col-kind" />
        <col />
        <col className="paper-col-won" />
        <col className="paper-col-proof" />
      </colgroup>
      <tbody>{children}</tbody>
    </table>
  );
}

function Part({ block }: { block: Exclude<Block, { kind: 'table' }> }) {
  switch (block.kind) {
    case 'title':
      return <p className="paper-title">{block.text}</p>;
    case 'label':
      return (
        <p className="paper-label">
          {block.text} <span>{block.note}</span>
        </p>
      );
    case 'person':
      return <Person heading={block.heading} rows={block.rows} />;
    case 'compact':
      return <Compact number={block.number} rows={block.rows} />;
    case 'paragraph':
      return (
        <>
          {block.heading && <p className="paper-heading">{block.heading}</p>}
          <p className={block.number === null ? 'paper-purpose' : 'paper-ground'}>
            {block.number !== null && <span>{`${block.number}.`}</span>}
            <span>
              <Text text={block.text} />
            </span>
          </p>
        </>
      );
    case 'attachments':
      return (
        <>
          <p className="paper-heading">{words.attached}</p>
          <ol className="paper-attached">
            {block.items.map((item, index) => (
              <li key={item}>
                <span>{`${index + 1}.`}</span>
                <span>
                  <Text text={item} />
                </span>
              </li>
            ))}
          </ol>
          <p className="paper-date">{block.date}</p>
        </>
      );
    case 'date':
      return <p className="paper-date">{block.text}</p>;
    case 'signer':
      return <SignerRow {...block} />;
    case 'court':
      return (
        <p className="paper-court">
          <Text text={block.text} />
        </p>
      );
    case 'list-title':
      return (
        <>
          <p className="paper-title paper-title-list">{block.text}</p>
          <p className="paper-note">
            <Text text={block.note} />
          </p>
        </>
      );
    case 'text':
      return (
        <>
          <p className="paper-label paper-label-next">{block.heading}</p>
          <p className="paper-more">{block.text}</p>
        </>
      );
  }
}

function Person({ heading, rows }: { heading: string; rows: PersonCell[][] }) {
  return (
    <div className="paper-person">
      <table className="paper-table">
        <PersonColumns />
        <tbody>
          <tr>
            <th className="paper-person-head" colSpan={4}>
              {heading}
            </th>
          </tr>
          {rows.map((cells) => (
            <tr key={cells[0]?.label}>
              <PersonCells cells={cells} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Compact({ number, rows }: { number: number; rows: PersonCell[][] }) {
  return (
    <div className="paper-person paper-compact">
      <table className="paper-table">
        <PersonColumns number />
        <tbody>
          {rows.map((cells, index) => (
            <tr key={cells[0]?.label}>
              {index === 0 && (
                <th className="paper-center" rowSpan={rows.length}>
                  {number}
                </th>
              )}
              <PersonCells cells={cells} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonColumns({ number = false }: { number?: boolean }) {
  return (
    <colgroup>
      {number && <col className="paper-col-number" />}
      <col className="paper-col-label" />
      <col />
      <col className="paper-col-second" />
      <col className="paper-col-value" />
    </colgroup>
  );
}

function PersonCells({ cells }: { cells: PersonCell[] }) {
  return cells.map((cell) => {
    const { label } = cell;
    return [
      <th key={label} className="paper-row-label">
        <span>{spacedLabel(label)}</span>
      </th>,
      <td key={`${label}-value`} colSpan={cells.length === 1 ? 3 : 1}>
        {'number' in cell ? <NumberBoxes /> : <Text text={cell.value} />}
      </td>,
    ];
  });
}

/** Boxes for a resident number, which is written by hand. */
function NumberBoxes() {
  return (
    <span className="paper-boxes" role="img" aria-label={words.numberLabel}>
      {[6, 7].map((count) => (
        <span key={count}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike
            <i key={index} />
          ))}
        </span>
      ))}
    </span>
  );
}

interface SignerRowProps {
  signer: Signer;
  prefix: string;
  mark: 'seal' | 'plain' | 'sign';
}

function SignerRow({ signer: { numbers, role, name }, prefix, mark }: SignerRowProps) {
  return (
    <div className="paper-signer">
      <p>
        <span>{[prefix, numbers, role].filter(Boolean).join('\u2002')}</span>{' '}
        <span className="paper-name">
          <Text text={spacedName(name)} />
        </span>
      </p>
      {mark === 'sign' ? (
        <span className="paper-sign">{words.sign}</span>
      ) : (
        <span className="paper-seal">
          {(mark === 'seal' ? [words.seal] : words.plainSeal).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </div>
  );
}

/** Text of a paper, in which each blank is a line to write on. */
export function Text({ text }: { text: string }) {
  return text.split(BLANK).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <span key={index}>
      {index > 0 && <span className="paper-blank" />}
      {part}
    </span>
  ));
}
