import { useState } from 'react';
import { flushSync } from 'react-dom';

interface RowsOptions<Row> {
  rows: readonly Row[];
  put: (rows: Row[]) => void;
  /** Id of the first field of a row, counted from 1. */
  firstField: (number: number) => string;
}

/**
 * Rows that come and go, each with a key, so that it keeps what is typed in its fields when another is removed.
 * The focus goes to a new row, and from a removed one to the button that adds.
 */
export function useRows<Row>({ rows, put, firstField }: RowsOptions<Row>) {
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
      document.getElementById(firstField(rows.length + 1))?.focus();
    },
    remove(index: number, addButton: string): void {
      flushSync(() => {
        put(rows.filter((_, at) => at !== index));
        setKeys(keys.filter((_, at) => at !== index));
      });
      document.getElementById(addButton)?.focus();
    },
  };
}
