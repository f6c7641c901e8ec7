import type { Challenge } from 'altcha-lib/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prove } from './proof.ts';
import { takeTicket } from './ticket.ts';

vi.mock('./proof.ts', () => ({ prove: vi.fn() }));

// Only passed on here.
const challenge = {} as Challenge;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serverGives(answer: { ticket: string; challenge: Challenge | null }): void {
  vi.stubGlobal('fetch', async () => Response.json(answer));
}

/** What travels with a form that is sent so many milliseconds after the ticket was asked for. */
async function sentAfter(ms: number) {
  const ticket = takeTicket();
  await vi.advanceTimersByTimeAsync(ms);
  const pairs = new URLSearchParams();
  const added = ticket.addTo(pairs);
  await vi.advanceTimersByTimeAsync(5_000);
  await added;
  return Object.fromEntries(pairs);
}

test('a ticket travels with the proof that was asked for', async () => {
  serverGives({ ticket: 'a', challenge });
  vi.mocked(prove).mockResolvedValueOnce('proof');
  expect(await sentAfter(60_000)).toEqual({ ticket: 'a', proof: 'proof' });
});

test.each([
  ['cannot work', () => Promise.reject(new Error('no worker'))],
  ['finds nothing', () => Promise.resolve(null)],
  ['is too slow', () => new Promise<null>(() => {})],
])('where the browser %s, the form goes as one without script', async (_, work) => {
  serverGives({ ticket: 'a', challenge });
  vi.mocked(prove).mockImplementationOnce(work);
  expect(await sentAfter(60_000)).toEqual({});
});

test('a ticket that came a moment ago to a page long open stays behind', async () => {
  serverGives({ ticket: 'a', challenge: null });
  vi.advanceTimersByTime(30_000);
  expect(await sentAfter(1_000)).toEqual({});
  expect(await sentAfter(2_100)).toEqual({ ticket: 'a' });
});

test('a ticket of a page that was just opened tells how young it is', async () => {
  serverGives({ ticket: 'a', challenge: null });
  const ticket = takeTicket();
  await vi.advanceTimersByTimeAsync(100);
  const pairs = new URLSearchParams();
  await ticket.addTo(pairs);
  expect(pairs.get('ticket')).toBe('a');
});
