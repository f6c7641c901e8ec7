import { expect, test } from 'vitest';
import { isFile } from './link-address.ts';

const at = (path: string) => new URL(path, 'https://www.example.com');

test.each([
  '/cdn-cgi/l/email-protection',
  '/cdn-cgi/l/email-protection#5a3f',
  '/cdn-cgi/challenge-platform/h/b',
  '/rss.xml',
  '/pictures/portrait.webp?size=2',
])('the browser opens by itself: %s', (path) => {
  expect(isFile(at(path))).toBe(true);
});

test.each(['/', '/shares', '/guides/minor-heirs', '/cdn', '/?from=/cdn-cgi/'])(
  'is a page: %s',
  (path) => {
    expect(isFile(at(path))).toBe(false);
  },
);
