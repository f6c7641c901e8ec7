import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR = 3_600_000;
const BEGIN = 1_000_000;

type Watch = typeof import('./outdated.ts');

/** The server's answer; `hanging`: it never answers. */
let answer: 'offline' | 'hanging' | Response | (() => Response);
let asked: string[];
let announced: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ now: BEGIN });
  asked = [];
  announced = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'hanging') return new Promise(() => {});
    return typeof answer === 'function' ? answer() : answer;
  });
  vi.stubGlobal('dispatchEvent', ({ type, detail }: CustomEvent) => announced.push([type, detail]));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the watch of a new document. */
async function watch(): Promise<Watch> {
  vi.resetModules();
  const { watchUpdates } = await import('./update-watch.ts');
  watchUpdates();
  return import('./outdated.ts');
}

const latest = (id: string) => () => Response.json({ id, timestamp: 1 });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const address = (hours: number) => `/assets/builds/latest.json?${BEGIN + hours * HOUR}`;

test.each([
  ['fails', 'offline'],
  ['is never answered', 'hanging'],
  ['is refused', () => new Response('<html>', { status: 503 })],
  ['is answered by something else', () => Response.json({ id: 7 })],
  ['finds this build', latest(__BUILD_ID__)],
] as const)(
  'MF-3: requests the latest build after an hour and then hourly, even when a request %s',
  async (_, given) => {
    answer = given;
    const { isOutdated } = await watch();
    await pass(HOUR - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([address(1)]);
    await pass(2 * HOUR);
    expect(asked).toEqual([1, 2, 3].map(address));
    expect(announced).toEqual([]);
    expect(isOutdated()).toBe(false);
  },
);

test('MF-4: announces another build once and then stops asking', async () => {
  answer = latest(__BUILD_ID__);
  const { isOutdated } = await watch();
  await pass(HOUR);
  answer = latest('newer');
  expect(isOutdated()).toBe(false);
  await pass(HOUR);
  expect(isOutdated()).toBe(true);
  const announcement = ['app:manifest:update', { id: 'newer', timestamp: 1 }];
  expect(announced).toEqual([announcement]);
  await pass(5 * HOUR);
  expect(announced).toEqual([announcement]);
  expect(asked).toEqual([1, 2].map(address));
});

test('MF-4: announces another build once when two answers name it', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  await watch();
  await pass(2 * HOUR);
  expect(answers).toHaveLength(2);
  for (const resolve of answers) resolve(latest('newer')());
  await pass(0);
  expect(announced).toHaveLength(1);
});

test('rests while the page holds input, and goes on after it', async () => {
  answer = latest('newer');
  await watch();
  const { held } = await import('../early-input.ts');
  held.input = true;
  await pass(3 * HOUR);
  expect(asked).toEqual([]);
  held.input = false;
  await pass(HOUR);
  expect(asked).toEqual([address(4)]);
  expect(announced).toHaveLength(1);
});
