import { describe, expect, test } from 'vitest';
import { describeAddress, describeFile } from './address.ts';

const own = 'https://www.example.com';

describe('describeAddress', () => {
  test.each([
    ['https://www.example.com/privacy?q=홍길동#canary', '/privacy'],
    ['/received/7KQ2-M4XD', '/received/:other'],
    ['/guides/상속포기', '/guides/:other'],
    ['/areas/forced-share/', '/areas/forced-share/'],
    ['/010-1234-5678', '/:other'],
    ['/assets/client-C7bLyqAa.js', '/assets/client-C7bLyqAa.js'],
    ['/assets/홍길동.js', '/assets/:other'],
    ['https://tags.example.net/collect/Kim?name=Kim', 'https://tags.example.net'],
    ['https://kim:secret@www.example.com/privacy', '/privacy'],
    ['//evil.example/Kim', 'https://evil.example'],
    ['data:text/plain,Kim', 'data:'],
    ['chrome-extension://abcdef/Kim.js', 'chrome-extension:'],
    ['http://', ''],
    ['', '/'],
  ])('describes %s as %s', (address, described) => {
    expect(describeAddress(address, own)).toBe(described);
  });

  test('shortens a server file to its path below the build', () => {
    expect(describeFile('/home/kim/site/dist/server/assets/a.js')).toBe('dist/server/assets/a.js');
    expect(describeFile('file:///srv/site/node_modules/pg/lib/client.js')).toBe(
      'node_modules/pg/lib/client.js',
    );
    expect(describeFile('/home/kim/other.js')).toBe('other.js');
    expect(describeFile('node:internal/process')).toBe('node:internal/process');
  });
});
