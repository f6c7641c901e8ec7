import { expect, test } from 'vitest';
import type { ProcessNode } from './content-schema.ts';
import { procedureLinks } from './procedure-links.ts';
import { process } from './process.ts';
import { questionThemes } from './question-themes.ts';
import { questions } from './questions.ts';

test('every question stands under one theme', () => {
  const listed = questionThemes.flatMap((theme) => theme.questions);
  expect(listed.toSorted()).toEqual(questions.items.map(({ id }) => id).toSorted());
});

test('links of the procedure belong to its stages, and every stage with a deadline has one or a way on', () => {
  const stages = all(process.drawing.root);
  const names = stages.map(({ name }) => name);
  expect(Object.keys(procedureLinks).filter((name) => !names.includes(name))).toEqual([]);
  const stranded = stages.filter(({ name, due, next }) => due && !next && !procedureLinks[name]);
  expect(stranded).toEqual([]);
});

function all(node: ProcessNode): ProcessNode[] {
  return [node, ...(node.next ?? []).flatMap(all)];
}
