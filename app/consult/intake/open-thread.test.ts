import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentRequest } from '#app/platform/log.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { toSent } from './calls.ts';
import { openIntakeThread } from './open-thread.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => void vi.useRealTimers());

const facts = { database: 'sqlite', keys: ['k1'], channels: ['mail'], trap: 'memo_1234' };

/** Opens a thread that says this, and answers its calls by this. */
async function open(says: unknown, onCall = '() => {}') {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(
    file,
    `import { parentPort, workerData } from 'node:worker_threads';
     const say = (message) => parentPort.postMessage(message);
     const onCall = ${onCall};
     parentPort.on('message', (call) => onCall(call));
     say(${JSON.stringify(says)});`,
  );
  const broken: Error[] = [];
  const deliveries: unknown[] = [];
  const intake = await openIntakeThread({
    file,
    settings: { NAME: 'value' },
    countDelivery: (...given) => deliveries.push(given),
    onBroken: (error) => broken.push(error),
  });
  return { intake, broken, deliveries };
}

const answerTo = (value: string) =>
  `(call) => call.method === 'close' ? say({ type: 'answer', id: call.id }) : say({ type: 'answer', id: call.id, value: ${value} })`;

test('a call reaches the thread with all that was given, and with the request for the log', async () => {
  const { intake } = await open({ type: 'open', facts }, answerTo('[call, workerData]'));
  expect(intake.facts).toEqual(facts);
  const asked = currentRequest.run('request-1', () => intake.takeIn('name=x', '10.0.0.1'));
  const all = await Promise.all([asked, intake.receipt('ABCD-2345')]);
  expect(all).toMatchObject([
    [
      { method: 'takeIn', given: ['name=x', '10.0.0.1'], requestId: 'request-1' },
      { settings: { NAME: 'value' } },
    ],
    [{ method: 'receipt', given: ['ABCD-2345'] }, {}],
  ]);
  await intake.close();
});

test('an error comes back with its name, code, place and cause', async () => {
  const cause = Object.assign(new TypeError('deep'), { errcode: 13 });
  const error = Object.assign(new Error('full', { cause }), { name: 'DiskError', code: 'ENOSPC' });
  const { intake } = await open(
    { type: 'open', facts },
    `(call) => say({ type: 'refusal', id: call.id, error: ${JSON.stringify(toSent(error))} })`,
  );
  await expect(intake.takeIn('', null)).rejects.toMatchObject({
    name: 'DiskError',
    message: 'full',
    code: 'ENOSPC',
    stack: error.stack,
    cause: { name: 'TypeError', message: 'deep', errcode: 13 },
  });
  await expect(intake.close()).rejects.toThrow('full');
});

test('an error that is its own cause comes back too', async () => {
  const error = new Error('full');
  error.cause = new TypeError('deep', { cause: error });
  const { intake } = await open(
    { type: 'open', facts },
    `(call) => say({ type: 'refusal', id: call.id, error: ${JSON.stringify(toSent(error))} })`,
  );
  await expect(intake.takeIn('', null)).rejects.toMatchObject({
    message: 'full',
    cause: { message: 'deep', cause: { message: 'full' } },
  });
  await expect(intake.close()).rejects.toThrow('full');
});

test('a thread that cannot open says why, to the operator where it is known', async () => {
  const error = toSent(Object.assign(new Error('no'), { code: 'EACCES' }));
  await expect(open({ type: 'not open', error, sentence: null })).rejects.toMatchObject({
    code: 'EACCES',
  });
  const opening = open({ type: 'not open', error, sentence: '열쇠가 없습니다.' });
  await expect(opening).rejects.toThrow(new StartupError('열쇠가 없습니다.'));
});

test('a thread that cannot begin is no fault of the database', async () => {
  const broken = join(folder, 'broken.mjs');
  await writeFile(broken, "throw new Error('cut short');");
  for (const [file, cause] of [
    [join(folder, 'missing.mjs'), { code: 'ENOENT' }],
    [broken, { message: 'cut short' }],
  ] as const) {
    const opening = openIntakeThread({ file, settings: {}, countDelivery() {}, onBroken() {} });
    await expect(opening).rejects.toBeInstanceOf(StartupError);
    const message = expect.stringContaining('npm run build');
    await expect(opening).rejects.toMatchObject({ message, cause });
  }
  await expect(open({ type: 'broken' })).rejects.toThrow('The intake has failed.');
});

test('attempts of channels are told', async () => {
  const { intake, deliveries } = await open(
    { type: 'open', facts },
    `(call) => { say({ type: 'delivery', given: ['mail', 'failed'] }); say({ type: 'answer', id: call.id }); }`,
  );
  await intake.start();
  expect(deliveries).toEqual([['mail', 'failed']]);
  await intake.close();
});

test.each([
  ['ends', '() => process.exit()', 'The intake has ended.'],
  ['throws', "() => { throw new Error('deadly'); }", 'deadly'],
])('of a thread that %s nobody waits for an answer, and it is told once', async (_, does, why) => {
  const { intake, broken } = await open({ type: 'open', facts }, does);
  const both = await Promise.allSettled([intake.takeIn('', null), intake.ticket()]);
  for (const one of both) expect(one).toMatchObject({ reason: { message: why } });
  await expect(intake.receipt('x')).rejects.toThrow(why);
  await intake.close();
  expect(broken.map(({ message }) => message)).toEqual([why]);
});

test('a thread that has failed can still be asked, and closed', async () => {
  const { intake, broken } = await open(
    { type: 'open', facts },
    `(call) => { say({ type: 'broken' }); say({ type: 'broken' }); say({ type: 'answer', id: call.id, value: null }); }`,
  );
  expect(await intake.receipt('x')).toBeNull();
  await intake.close();
  expect(broken).toHaveLength(1);
});

test('a thread that hangs is not waited for, and is told', async () => {
  const { intake, broken } = await open(
    { type: 'open', facts },
    `(call) => call.method === 'close' && say({ type: 'answer', id: call.id })`,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = expect(intake.checkDatabase()).rejects.toThrow('The intake does not answer.');
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
  expect(broken.map(({ message }) => message)).toEqual(['The intake does not answer.']);
  vi.useRealTimers();
  await intake.close();
});

test('one answer that never comes, among others that do, fails alone', async () => {
  const { intake, broken } = await open(
    { type: 'open', facts },
    `(call) => call.method !== 'ticket' && say({ type: 'answer', id: call.id, value: null })`,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = expect(intake.ticket()).rejects.toThrow('The intake does not answer.');
  await intake.receipt('x');
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
  vi.useRealTimers();
  await intake.close();
  expect(broken).toEqual([]);
});
