import { useState } from 'react';
import { flushSync } from 'react-dom';

interface RowsOptions<Row> {
  rows: readonly Row[];
  put: (rows: Row[]) => void;
  /** Selector of the first field of a row, counted from 1. */
  firstField: (number: number) => string;
  /** Selector of what takes the focus when a row is removed. */
  adds: string | ((removed: Row) => string);
}

/**
 * Rows that come and go, each with a key, so that it keeps what is typed in its fields when another is removed.
 * The focus goes to a new row, as the button that adds is removed with the last row that is allowed, and from a removed one
 * to the button that adds.
 */
export function useRows<Row>({ rows, put, firstField, adds }: RowsOptions<Row>) {
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));
  return {
    keys,
    change(index: number, part: Partial<Row>): void {
      put(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
    },
    add(row: Row): void {
      flushSync(() => {
        put([...rows, row]);
        setKeys([...keys, Math.max(-1, ...keys) + 1]);
      });
      focusOn(firstField(rows.length + 1));
    },
    remove(index: number): void {
      const removed = rows[index];
      if (removed === undefined) return;
      flushSync(() => {
        put(rows.filter((_, at) => at !== index));
        setKeys(keys.filter((_, at) => at !== index));
      });
      focusOn(typeof adds === 'string' ? adds : adds(removed));
    },
  };
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
