import { expect, test, vi } from 'vitest';
import { computeTax } from './compute.ts';
import { example } from './input.ts';

// The law was last reviewed after the bill's planned effective date, and the bill is still pending.
vi.mock('#app/law/amendments.ts', async (original) =>
  Object.assign({}, await original(), { lawAsOf: '2027-01-15' }),
);

test('reports a pending bill once, with or without a date of death', () => {
  for (const death of ['', '2027-01-02']) {
    const computed = computeTax({ ...example, death });
    if (computed.state !== 'tax') throw new Error(computed.state);
    expect(computed.doubts.filter(({ code }) => code === 'bill-pending')).toHaveLength(1);
  }
});
