import { type Answer, answer } from '#app/calculators/inheritance-tax/answer.ts';
import { type Input, initial } from '#app/calculators/inheritance-tax/input.ts';

const 억 = 100_000_000n;
export const family: Input = {
  ...initial,
  spouse: true,
  children: 2,
  parents: 1,
  estate: 15n * 억,
  death: '2026-06-01',
};

export function taxOf(part: Partial<Input> = {}): Extract<Answer, { state: 'tax' }> {
  const found = answer({ ...family, ...part });
  if (found.state !== 'tax') throw new Error(`no tax, but ${found.state}`);
  return found;
}

export function won(found: ReturnType<typeof taxOf>, name: string): bigint | undefined {
  return found.lines.find((line) => line.name === name)?.won;
}
