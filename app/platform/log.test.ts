import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(entry: { event: string } & Record<string, unknown>): string {
  const lines: string[] = [];
  createLog('debug', { write: (line) => lines.push(line) }).info(entry);
  return lines.join('');
}

test('a line has only the listed fields', () => {
  const line = JSON.parse(logged({ event: 'request', status: 200, name: '김새벽', body: 'x' }));
  expect(Object.keys(line).sort()).toEqual(['event', 'level', 'status', 'time']);
});

test('an error is logged with its place, without its message', () => {
  const canary = 'Canary 010-9753-1864\n    at CanaryFrame (file.ts:1:1)';
  const error = Object.assign(new Error(canary, { cause: new TypeError(canary) }), {
    code: 'EFAIL',
    responseCode: 550,
    response: canary,
  });
  const line = logged({ event: 'failed', error });
  expect(line).not.toContain('Canary');
  const { error: kept } = JSON.parse(line);
  expect(kept).toMatchObject({ name: 'Error', code: 'EFAIL', responseCode: 550 });
  expect(kept.frames[0]).toContain('log.test.ts');
  expect(kept.cause.name).toBe('TypeError');
});

test('an error that is its own cause can be logged', () => {
  const error = new Error('x');
  error.cause = new TypeError('y', { cause: error });
  expect(JSON.parse(logged({ event: 'failed', error })).error).toMatchObject({
    name: 'Error',
    cause: { name: 'TypeError', cause: { name: 'Error' } },
  });
});

test('a thrown value that is not an Error can be logged', () => {
  expect(logged({ event: 'failed', error: 'Canary' })).not.toContain('Canary');
});
