import { expect, test, vi } from 'vitest';
import { computeTax } from './compute.ts';
import { example } from './input.ts';

// The law was read again, once the bill is to apply, and the bill is still pending.
vi.mock('#app/law/amendments.ts', async (original) =>
  Object.assign({}, await original(), { lawAsOf: '2027-01-15' }),
);

test('of a bill that is pending is told once, also where the day of the death is left open', () => {
  for (const death of ['', '2027-01-02']) {
    const computed = computeTax({ ...example, death });
    if (computed.state !== 'tax') throw new Error(computed.state);
    expect(computed.doubts.filter(({ code }) => code === 'bill-pending')).toHaveLength(1);
  }
});
