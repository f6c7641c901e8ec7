import { expect, test } from 'vitest';
import { procedureLinks } from './procedure-links.ts';
import type { ProcessNode } from './process.ts';
import { process } from './process.ts';
import { questionList, writtenQuestions } from './questions.data.ts';
import { ofTheme, questions } from './questions.ts';

test('every question stands under one theme', () => {
  const listed = questionList.themes.map(({ id }) => ofTheme(id));
  expect(listed.flat()).toEqual(questions.items);
  expect(questions.items).toHaveLength(writtenQuestions.length);
  expect(listed.every((those) => those.length > 0)).toBe(true);
});

test('links of the procedure belong to its stages, and every stage with a deadline has one or a way on', () => {
  const stages = all(process.drawing.root);
  const names = stages.map(({ name }) => name);
  expect(Object.keys(procedureLinks).filter((name) => !names.includes(name))).toEqual([]);
  const stranded = stages.filter(({ name, due, next }) => due && !next && !procedureLinks[name]);
  expect(stranded).toEqual([]);
});

test('every stage has a name and a note, and what it rests on is an article', () => {
  for (const { name, note, basis } of all(process.drawing.root)) {
    expect(name).not.toBe('');
    expect(note, name).not.toBe('');
    if (basis !== undefined) expect(basis, name).toMatch(/제\d+조/);
  }
});

function all(node: ProcessNode): ProcessNode[] {
  return [node, ...(node.next ?? []).flatMap(all)];
}
