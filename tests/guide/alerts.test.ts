import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deskSentences, sentences } from '#app/platform/alert-kinds.ts';

test('the operations guide explains every kind of alert, in the order of the code', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const [, part = ''] = guide.match(/^### 알림\n([\s\S]*?)^### /m) ?? [];
  const explained = [...part.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind);
  expect(explained.filter((kind) => kind !== 'alert')).toEqual(Object.keys(sentences));
  const toDesk = [...part.matchAll(/^\| `(\w+)`.*\| 예 \|$/gm)].map(([, kind]) => kind);
  expect(toDesk).toEqual(Object.keys(sentences).filter((kind) => kind in deskSentences));
});
