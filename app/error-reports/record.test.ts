import { readFileSync } from 'node:fs';
import type { Client } from '@sentry/core';
import { expect, test } from 'vitest';
import { record } from './record.ts';

test('SE-4: a click without an effect counts as slow after 7 s', () => {
  const added: unknown[] = [];
  const addIntegration = (integration: unknown) => added.push(integration);
  record({ addIntegration } as unknown as Client, true, new AbortController().signal);
  expect(added).toMatchObject([{ _initialOptions: { slowClickTimeout: 7_000 } }]);
});

test('SE-3, SE-5: the limits that the recorder brings along are the specified ones', () => {
  const source = readFileSync('node_modules/@sentry/replay/build/npm/esm/index.js', 'utf8')
    .replaceAll(/\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ');
  // Booleans, so that a failure does not print the library.
  expect({
    events: /throttle\( \(event, [^;]{0,80}, 300, 5 \);/.test(source),
    errorIds: source.includes('replayContext.errorIds.size < 100)'),
    traceIds: source.includes('const MAX_CONTEXT_VALUES = 100;'),
  }).toEqual({ events: true, errorIds: true, traceIds: true });
});
