import { useState } from 'react';

/** Rows that come and go, each with a key, so that it keeps what is typed in its fields when another is removed. */
export function useRows<Row>(rows: readonly Row[], put: (rows: Row[]) => void) {
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));
  return {
    keys,
    change(index: number, part: Partial<Row>): void {
      put(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
    },
    add(row: Row): void {
      put([...rows, row]);
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
    },
    remove(index: number): void {
      put(rows.filter((_, at) => at !== index));
      setKeys(keys.filter((_, at) => at !== index));
    },
  };
}
