import type { Relation } from '#app/law/case-facts.ts';
import type { ShareInput } from './input.ts';
import type { Relative } from './relative.ts';
import { everybody, idOf, type RelativePath, withEverybody } from './relative-path.ts';

/** Returns the family with one person marked as the visitor; null: nobody. */
export function withMine(input: ShareInput, path: RelativePath | null): ShareInput {
  const id = path && idOf(path);
  return withEverybody(input, (relative, at) =>
    idOf(at) === id ? { ...relative, mine: true } : withoutMark(relative),
  );
}

export function withoutMark({ mine: _, ...relative }: Relative): Relative {
  return relative;
}

/** Whether the person may be the visitor. */
export function mayBeMine({ status }: Relative): boolean {
  return status !== 'predeceased' && status !== 'simultaneous' && status !== 'unborn';
}

/** Returns how the marked person is related to the deceased; undefined if nobody is marked. */
export function relationOfMine(input: ShareInput): Relation | undefined {
  const path = everybody(input).find(({ relative }) => relative.mine)?.path;
  if (!path) return undefined;
  const { row, places, partner } = path;
  if (row === 'spouse') return 'spouse';
  if (row === 'children') return partner || places.length > 1 ? 'grandchild' : 'child';
  if (row === 'parents') return 'parent';
  return row === 'siblings' && places.length === 1 && !partner ? 'sibling' : 'other';
}
