import { expect, test } from 'vitest';
import { pageNotFound, readPageError, StatusError } from './page-error.ts';

test.each([
  ['RT-1: no page', pageNotFound('/a?b=1'), 404, 'Page not found: /a?b=1'],
  ['RT-6: 404 without a message', new StatusError(404), 404, 'Page Not Found'],
  ['RT-6: no status', new StatusError(0), 500, 'Internal Server Error'],
  ['RT-6: an empty message stays empty', new StatusError(500, ''), 500, ''],
  ['RT-6: any status', new StatusError(418, 'Teapot'), 418, 'Teapot'],
  [
    'the message of an unexpected error is not shown',
    new Error('secret'),
    500,
    'Internal Server Error',
  ],
  ['anything thrown', 'secret', 500, 'Internal Server Error'],
  ['nothing thrown', undefined, 500, 'Internal Server Error'],
])('%s', (_, thrown, statusCode, statusMessage) => {
  expect(readPageError(thrown)).toMatchObject({
    statusCode,
    statusMessage,
    description: statusMessage,
  });
});
