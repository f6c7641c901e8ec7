import Fraction from 'fraction.js';
import type { Descendant, Family, Partner, Status } from '#app/law/family.ts';
import type { Share } from '#app/law/shares/place.ts';
import type { Succession } from '#app/law/shares/shares.ts';
import { unitsOf } from './written-share.ts';

/** A double ring, a ring, a dashed ring, a ring with a dot, or a faint ring (alive, but not an heir). */
export type Ring = 'deceased' | 'heir' | 'before' | 'unborn' | 'apart';

export interface Member {
  id: string;
  ring: Ring;
}

/** The head of a line of descent, with the partner to the left and the children below both. */
export interface Line extends Member {
  partner?: Member;
  children: Line[];
  /** Whether others represent this person (대습), in which case the branch is marked. */
  represented: boolean;
}

/** The part of the drawing's width that belongs to one person. */
interface Column {
  person: string;
  /** Zero: the person is drawn and has no share. */
  fraction: Fraction;
}

/** The people in the drawing and how they are related, before they have positions. */
export interface Plan {
  root: Line;
  /** A row for each generation, from the parents upwards. */
  ascendants: Member[][];
  /** Whether parents who do not inherit are placed over the siblings, without columns of their own. */
  parentsOverSiblings: boolean;
  /** Siblings and other collateral relatives, on one bar with the deceased. */
  side: Line[];
  /** From left to right. */
  columns: Column[];
  /** The number of equal units of the estate: the least common denominator. */
  units: number;
}

/** The id of the deceased in the drawing. */
export const DECEASED = 'deceased';

/**
 * Selects the people in the drawing of a succession: the heirs, the people who relate them to the deceased,
 * and those who could have inherited with them. Leaves out relatives more distant than the heirs.
 */
export function planTree(family: Family, succession: Succession): Plan {
  const shares = new Map(succession.shares.map((share) => [share.person, share]));
  const drawn = new Drawn(shares);
  const rank = rankReached(family, succession);
  const root: Line = {
    id: DECEASED,
    ring: 'deceased',
    ...(family.spouse && { partner: drawn.member(family.spouse) }),
    children: drawn.lines(family.children),
    represented: false,
  };
  const beyondParents = rank === 3 || rank === 4;
  const parents = rank === 2 || beyondParents ? (family.parents ?? []) : [];
  const elders = rank === 2 ? generations(family, shares) : [];
  const ascendants = [parents, ...elders]
    .map((row) => row.map((person) => drawn.member(person)))
    .filter((row) => row.length > 0);
  const side = [
    ...(beyondParents ? drawn.lines(family.siblings) : []),
    ...(rank === 4 ? drawn.lines(family.collateral) : []),
  ];
  const people = [
    ...columnsOf(root),
    ...side.flatMap(columnsOf),
    ...(beyondParents ? [] : ascendants.flat().map(({ id }) => id)),
  ];
  return {
    root,
    ascendants,
    parentsOverSiblings: beyondParents,
    side,
    columns: people.map((person) => ({
      person,
      fraction: shares.get(person)?.fraction ?? new Fraction(0),
    })),
    units: unitsOf(succession.shares),
  };
}

/** The rank of the heirs. If at most the spouse inherits, the last rank in which the law looked for heirs. */
function rankReached(family: Family, { rank, shares, reasons }: Succession): Succession['rank'] {
  if (rank !== null) return rank;
  if (reasons.some(({ code }) => code === 'children-renounced')) return 1;
  const hasSide = (family.siblings ?? []).length + (family.collateral ?? []).length > 0;
  return shares.length === 0 && hasSide ? 4 : 2;
}

/** Grandparents and beyond, a row for each degree, up to the degree that inherits. */
function generations(family: Family, shares: Map<string, Share>) {
  const elders = family.grandparents ?? [];
  const degrees = [...new Set(elders.map(({ degree }) => degree ?? 2))].sort((a, b) => a - b);
  const rows = degrees.map((wanted) => elders.filter(({ degree }) => (degree ?? 2) === wanted));
  const inheriting = rows.findIndex((row) => row.some(({ id }) => shares.has(id)));
  return rows.slice(0, inheriting + 1);
}

/** A child, sibling or other blood relative. */
interface Relative {
  id: string;
  status?: Status;
  spouse?: Partner;
  children?: Descendant[];
}

class Drawn {
  #heirs: Map<string, Share>;

  constructor(heirs: Map<string, Share>) {
    this.#heirs = heirs;
  }

  member({ id, status }: { id: string; status?: Status }): Member {
    if (status === 'predeceased' || status === 'simultaneous') return { id, ring: 'before' };
    if (!this.#heirs.has(id)) return { id, ring: 'apart' };
    return { id, ring: status === 'unborn' ? 'unborn' : 'heir' };
  }

  lines(people: Relative[] = []): Line[] {
    // Leaves out stillborn children (unless somebody inherits through them), so that they never separate others.
    return people
      .filter((person) => person.status !== 'stillborn' || this.#leadsTo(person, isAny))
      .map((person) => this.#line(person));
  }

  #line(person: Relative): Line {
    const member = this.member(person);
    if (this.#heirs.has(person.id)) return { ...member, children: [], represented: false };
    const stoodFor = STOOD_FOR.has(person.status);
    const children = (person.children ?? []).filter(
      (child) => stoodFor || this.#leadsTo(child, isAny),
    );
    const partner = stoodFor ? person.spouse : null;
    return {
      ...member,
      ...(partner && { partner: this.member(partner) }),
      children: this.lines(children),
      represented: stoodFor && this.#leadsTo(person, inAnothersPlace),
    };
  }

  #leadsTo(person: Relative, such: (share: Share) => boolean): boolean {
    return (
      [person, ...(person.spouse ? [person.spouse] : [])].some(({ id }) => {
        const share = this.#heirs.get(id);
        return share !== undefined && such(share);
      }) || (person.children ?? []).some((child) => this.#leadsTo(child, such))
    );
  }
}

const isAny = () => true;
const inAnothersPlace = ({ represents }: Share) => represents !== null;

/** Statuses in which a person is represented by others (민법 1001). */
const STOOD_FOR = new Set<Status | undefined>([
  'predeceased',
  'simultaneous',
  'disqualified',
  'forfeited',
]);

/** The columns of a line from left to right: the partner's, then the children's, or its own if it has no children. */
export function columnsOf(line: Line): string[] {
  const partner = line.partner ? [line.partner.id] : [];
  if (line.children.length === 0) return [...partner, line.id];
  return [...partner, ...line.children.flatMap(columnsOf)];
}
