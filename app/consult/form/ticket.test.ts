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

test('sends a ticket with its proof', async () => {
  serverGives({ ticket: 'a', challenge });
  vi.mocked(prove).mockResolvedValueOnce('proof');
  expect(await sentAfter(60_000)).toEqual({ ticket: 'a', proof: 'proof' });
});

test.each([
  ['cannot work', () => Promise.reject(new Error('no worker'))],
  ['finds nothing', () => Promise.resolve(null)],
  ['is too slow', () => new Promise<null>(() => {})],
])('sends the form without a ticket when the browser %s', async (_, work) => {
  serverGives({ ticket: 'a', challenge });
  vi.mocked(prove).mockImplementationOnce(work);
  expect(await sentAfter(60_000)).toEqual({});
});

test('omits a ticket that arrived late on a page long open', async () => {
  serverGives({ ticket: 'a', challenge: null });
  vi.advanceTimersByTime(30_000);
  expect(await sentAfter(1_000)).toEqual({});
  expect(await sentAfter(2_100)).toEqual({ ticket: 'a' });
});

test('sends the ticket of a page opened just now', async () => {
  serverGives({ ticket: 'a', challenge: null });
  const ticket = takeTicket();
  await vi.advanceTimersByTimeAsync(100);
  const pairs = new URLSearchParams();
  await ticket.addTo(pairs);
  expect(pairs.get('ticket')).toBe('a');
});
