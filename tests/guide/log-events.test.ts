import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the guides explain every event of the log', () => {
  const guides = globSync('docs/*.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const sources = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.{test,http,database,spec}.*'] });
  const events = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bevent: '([a-z_]+)'/g)].map(
      ([, event = '']) => event,
    ),
  );
  expect(events.length).toBeGreaterThan(40);
  expect([...new Set(events)].filter((event) => !guides.includes(event))).toEqual([]);
});
