import { decidingRelatives, type Rank } from '#app/law/shares/deciding-relatives.ts';
import { copy } from './copy.ts';
import { familyOf } from './family-of.ts';
import type { Row, ShareInput } from './input.ts';
import { namesOf } from './names.ts';
import { canHaveIssue, pathOf, type RelativePath, relativeAt, rows } from './relative-path.ts';

/** Fields of the ledger in addition to those for spouse and children. */
export interface Asked {
  /** Persons whose children or spouse are asked for, by branch and age. */
  branches: Branch[];
  /** Rows of more distant relatives. */
  ranks: Rank[];
}

export interface Branch {
  id: string;
  path: RelativePath;
  /** Labels of the fields; null for a field that is not shown. */
  labels: { children: string | null; spouse: string | null };
}

/** Returns the fields for relatives who, by the law, could change the heirs or the shares of this family. */
export function askedIn(input: ShareInput): Asked {
  const { ranks, childrenOf, spouseOf } = decidingRelatives(familyOf(input));
  // Whether further ranks matter depends on the spouse and the children.
  const isOpen = input.unanswered.length > 0;
  const names = namesOf(input);
  const asked = [...new Set([...childrenOf, ...spouseOf])].flatMap((id) => {
    const path = pathOf(id);
    return path && canHaveIssue(path) ? [{ id, path }] : [];
  });
  const ofChildren = asked.filter(({ path }) => isChild(path));
  return {
    ranks: isOpen ? [] : ranks,
    branches: asked.map(({ id, path }) => {
      const only = isChild(path) && ofChildren.length === 1;
      const labels = labelsOf(only ? null : (names.get(id)?.full ?? id));
      return {
        id,
        path,
        labels: {
          children: childrenOf.has(id) ? labels.children : null,
          spouse: spouseOf.has(id) ? labels.spouse : null,
        },
      };
    }),
  };
}

/**
 * Names the relatives who may inherit while nobody does, nearest first. Skips rows before the last row with people,
 * because their count of 0 already means that there are none. A family without anybody begins with spouse and children.
 */
export function nextIn(input: ShareInput): string[] {
  const { ranks, branches } = askedIn(input);
  const last = rows.findLastIndex((row) => input[row].length > 0);
  const next = rows.slice(Math.max(last, 0)).flatMap((row) => {
    const issue = branches.filter(
      ({ path, labels }) =>
        path.row === row && labels.children && !relativeAt(input, path)?.children?.length,
    );
    const depths = new Set(issue.map(({ path }) => path.places.length));
    const rank = ranks.find((one) => one === row && input[row].length === 0);
    return [
      ...[...depths].sort().map((depth) => issueOf(row, depth)),
      ...(rank ? [copy.ledger[rank]] : []),
    ];
  });
  return last < 0 && input.spouse === null ? [copy.sentence.nearest, ...next] : next;
}

function issueOf(row: Row, depth: number): string {
  if (row === 'siblings') return copy.names.nephew;
  return depth > 1 ? copy.names.further : copy.names.grandchild;
}

function isChild({ row, places }: RelativePath): boolean {
  return row === 'children' && places.length === 1;
}

/** @param name person whose children and spouse the fields hold; null for the only child in question */
function labelsOf(name: string | null): { children: string; spouse: string } {
  const { grandchildren, inLaw, childrenOf, spouseOf } = copy.ledger;
  return name === null
    ? { children: grandchildren, spouse: inLaw }
    : { children: `${name}${childrenOf}`, spouse: `${name}${spouseOf}` };
}
