import { useState } from 'react';
import { flushSync } from 'react-dom';

interface RowsOptions<Row> {
  rows: readonly Row[];
  put: (rows: Row[]) => void;
  /** Selector of the first field of a row, counted from 1. */
  firstField: (number: number) => string;
  /** Selector of the button that adds a row; it takes the focus after a row is removed. */
  adds: string | ((removed: Row) => string);
}

/**
 * Adds and removes rows. Each row has a key, so its fields keep their text when another row goes. A new row takes the
 * focus, because the add button disappears at the maximum. Removing a row moves the focus to the add button.
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
