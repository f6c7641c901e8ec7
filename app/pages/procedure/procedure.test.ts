import { expect, test } from 'vitest';
import type { ProcessNode } from '#app/drawings/process-layout.ts';
import { procedureLinks, process } from './copy.ts';

test('all links belong to a stage, and every stage with a deadline has a link or a next stage', () => {
  const stages = all(process.drawing.root);
  const names = stages.map(({ name }) => name);
  expect(Object.keys(procedureLinks).filter((name) => !names.includes(name))).toEqual([]);
  const stranded = stages.filter(({ name, due, next }) => due && !next && !procedureLinks[name]);
  expect(stranded).toEqual([]);
});

test('every stage has a name and a note, and its basis is an article', () => {
  for (const { name, note, basis } of all(process.drawing.root)) {
    expect(name).not.toBe('');
    expect(note, name).not.toBe('');
    if (basis !== undefined) expect(basis, name).toMatch(/제\d+조/);
  }
});

function all(node: ProcessNode): ProcessNode[] {
  return [node, ...(node.next ?? []).flatMap(all)];
}
