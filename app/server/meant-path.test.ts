import { expect, test } from 'vitest';
import { meantAddress, nearestPath } from './meant-path.ts';

const paths = ['/', '/shares', '/consult', '/guides', '/guides/minor-heirs', '/fees'];
const meant = (address: string) => {
  const { pathname, search } = new URL(`http://localhost${address}`);
  return meantAddress(pathname, search, (path) => paths.includes(path));
};

test.each([
  ['/shares%23shares=eyJ', '/shares#shares=eyJ'],
  ['/shares%23shares=eyJ?fbclid=x', '/shares#shares=eyJ?fbclid=x'],
  ['/consult%3Farea=debt?x=1', '/consult?area=debt&x=1'],
  ['/%23consult', '/#consult'],
  ['/consult.', '/consult'],
  ['/consult).?x=1', '/consult?x=1'],
  ['/shares에서', '/shares'],
  ['/shares에서 보세요.', '/shares'],
  ['/Shares', '/shares'],
  ['/GUIDES/Minor-Heirs/', '/guides/minor-heirs'],
  ['/shares%E2%80%8B', '/shares'],
  ['/sha%C2%ADres%20', '/shares'],
  ['/%EF%BD%86ees', '/fees'],
  ['//shares', '/shares'],
])('RT-1: redirects %s to %s', (address, page) => {
  expect(meant(address)).toBe(page);
});

test.each([
  '/none',
  '/한',
  '/.',
  '/shares.json',
  '/shares.html',
  '/Shares/_payload.json',
  '/api/shares',
  '/shares%EC',
  '//evil.example',
  '/%2F%2Fevil.example',
  '/shares/../%5Cevil.example',
  '/shares@evil.example',
  '/https://evil.example/shares',
])('does not redirect %s', (address) => {
  expect(meant(address)).toBeNull();
});

test.each([
  ['/share', '/shares'],
  ['/Shraes', '/shares'],
  ['/shares.html', '/shares'],
  ['/guides/minor-hiers', '/guides/minor-heirs'],
  ['/guides/long-gone', '/guides'],
  ['/shares', null],
  ['/none', null],
  ['/f', null],
  ['/%EC', null],
  [`/shares${'x'.repeat(300)}`, null],
])('proposes for %s: %s', (path, page) => {
  expect(nearestPath(path, paths)).toBe(page);
});
