import { expect, test } from 'vitest';
import { isInNetwork, isNetwork, parseNetwork, readAddress } from './ip-address.ts';

test.each(['10.0.0.0/8', '10.0.0.1', '::1', 'fd00::/8', '0.0.0.0/0'])('%s is a network', (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each([
  ...['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/x', '10/8', '10', '010.0.0.1', ''],
  ...['::1/129', 'fd00::/-1', '[::1]', 'localhost'],
])('"%s" is not', (text) => {
  expect(isNetwork(text)).toBe(false);
});

test.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8', false],
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.2', '10.0.0.1', false],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['fd00::1', 'fd00::/8', true],
  ['fe00::1', 'fd00::/8', false],
  ['10.0.0.1', 'fd00::/8', false],
  ['fd00::1', '0.0.0.0/0', false],
])('%s in %s: %s', (address, network, expected) => {
  const read = readAddress(address);
  expect(read && isInNetwork(read, parseNetwork(network))).toBe(expected);
});
