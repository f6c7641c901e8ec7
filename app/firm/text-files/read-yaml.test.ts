import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

const faults = (yaml: string, before = 0) => readYaml(v.unknown(), yaml, before).faults;

test('a list that stands twice is put together where it stands first', () => {
  const yaml = 'changes: []\ncontacts:\n  - way: 우편\nother: 1\ncontacts:\n  - way: 팩스\n';
  expect(faults(yaml, 1)).toEqual([
    { line: 6, message: 'contacts: 3줄에도 있습니다. 3줄 아래로 옮겨 하나로 합칩니다' },
  ]);
});

test('of a text that stands twice one is left, also within an object', () => {
  expect(faults('hours:\n  opens: 09:00\n  opens: 10:00\n')).toEqual([
    { line: 3, message: 'opens: 2줄에도 있습니다. 맞는 것 하나만 남깁니다' },
  ]);
});
