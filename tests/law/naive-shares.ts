import type { Descendant, Family, Partner, Status } from '../../app/law/family.ts';

/**
 * A second, naive implementation of the shares, as an oracle. It lists the family as rows of a table and removes rows
 * until only heirs remain. It shares only types with the application.
 *
 * @returns each heir's share as `n/d` in lowest terms; empty if nobody inherits
 */
export function naiveShares(family: Family): Record<string, string> {
  const { death } = family;
  const spouse =
    family.spouse && married(family.spouse) && alive(family.spouse.status, death)
      ? family.spouse.id
      : null;

  // 1000①1, 1001, 1003②, 1010: descendants.
  let roots = family.children ?? [];
  while (roots.length > 0) {
    const rows = withoutExcluded(table(roots), death);
    if (rows.length > 0) return portions(rows, spouse);
    // 1043, 2020그42: the spouse gets the shares that everyone renounced.
    if (spouse && table(roots).some((row) => mattered(row, roots, death))) return { [spouse]: '1' };
    if (spouse) break;
    // 1000②, 1042: else the next generation, in its own right.
    roots = roots.filter(kin).flatMap((person) => person.children ?? []);
  }

  // 1000①2: ascendants, the nearest degree.
  const ascendants = [
    ...(family.parents ?? []).map((one) => ({ ...one, degree: one.degree ?? 1 })),
    ...(family.grandparents ?? []).map((one) => ({ ...one, degree: one.degree ?? 2 })),
  ].filter((one) => one.relation !== 'lost_by_full_adoption');
  for (let degree = 1; degree < 10; degree += 1) {
    const equals = ascendants.filter((one) => one.degree === degree);
    const rows = equals.filter((one) => alive(one.status, death)).map((one) => leaf(one.id));
    if (rows.length > 0) return portions(rows, spouse);
    if (spouse && equals.some((one) => one.status === 'renounced')) return { [spouse]: '1' };
  }
  if (spouse) return { [spouse]: '1' };

  // 1000①3: siblings.
  const siblings: Descendant[] = family.siblings ?? [];
  const rows = withoutExcluded(table(siblings), death);
  if (rows.length > 0) return portions(rows, null);

  // 1000①4: collaterals to the fourth degree, nephews among them; nobody represents.
  const collaterals = [
    ...below(siblings, 2).filter(({ degree }) => degree > 2),
    ...(family.collateral ?? []).flatMap((one) => below([one], one.degree)),
  ].filter((one) => alive(one.status, death) && one.degree <= 4);
  const nearest = Math.min(...collaterals.map(({ degree }) => degree));
  const called = collaterals.filter(({ degree }) => degree === nearest);
  return portions(
    called.map((one) => leaf(one.id)),
    null,
  );
}

interface Row {
  id: string;
  /** Id of the parent's row; null: a root. */
  of: string | null;
  inLaw: Partner | null;
  status: Status | undefined;
  kin: boolean;
}

function leaf(id: string): Row {
  return { id, of: null, inLaw: null, status: undefined, kin: true };
}

function table(people: readonly Descendant[], of: string | null = null): Row[] {
  return people.flatMap((one) => [
    { id: one.id, of, inLaw: null, status: one.status, kin: kin(one) },
    ...(one.spouse
      ? [
          {
            id: one.spouse.id,
            of: one.id,
            inLaw: one.spouse,
            status: one.spouse.status,
            kin: married(one.spouse),
          },
        ]
      : []),
    ...table(one.children ?? [], one.id),
  ]);
}

/** Removes those who cannot inherit until nothing changes. */
function withoutExcluded(rows: readonly Row[], death: string): Row[] {
  const kept = rows.filter((row) => {
    const above = rows.find(({ id }) => id === row.of);
    if (!row.kin || row.status === 'renounced' || row.status === 'stillborn') return false;
    if (row.of !== null && (!above || alive(above.status, death))) return false;
    if (row.inLaw)
      return alive(row.status, death) && above !== undefined && widowed(above, row.inLaw, death);
    return alive(row.status, death) || rows.some(({ of }) => of === row.id);
  });
  return kept.length === rows.length ? kept : withoutExcluded(kept, death);
}

/** 1003②: whether the spouse represents, by the day of the death; 775②: never after another marriage. */
function widowed(of: Row, { remarried }: Partner, death: string): boolean {
  if (of.status === 'simultaneous') return true;
  if (remarried) return false;
  return of.status === 'predeceased' || (of.status === 'disqualified' && death < '2026-03-17');
}

/** Whether this person renounced and would otherwise have inherited. */
function mattered(row: Row, roots: readonly Descendant[], death: string): boolean {
  if (row.status !== 'renounced') return false;
  const instead = table(roots).map((one) =>
    one.id === row.id ? { ...one, status: undefined } : one,
  );
  return withoutExcluded(instead, death).some(({ id }) => id === row.id);
}

/** 1009, 1010: for each row without children, the product of the weights from the root. */
function portions(rows: readonly Row[], spouse: string | null): Record<string, string> {
  const all = spouse ? [{ ...leaf(spouse), inLaw: { id: spouse } }, ...rows] : rows;
  const heirs = all.filter((row) => !all.some(({ of }) => of === row.id));
  return Object.fromEntries(heirs.map((row) => [row.id, lowest(portion(row, all))]));
}

function portion(row: Row, all: readonly Row[]): [bigint, bigint] {
  const weight = (one: Row) => (one.inLaw ? 3n : 2n);
  const equals = all.filter(({ of }) => of === row.of);
  const sum = equals.reduce((total, one) => total + weight(one), 0n);
  const above = all.find(({ id }) => id === row.of);
  const [n, d] = above ? portion(above, all) : [1n, 1n];
  return [n * weight(row), d * sum];
}

function lowest([n, d]: [bigint, bigint]): string {
  let [a, b] = [n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return n === d ? '1' : `${n / a}/${d / a}`;
}

function below(people: readonly Descendant[], degree: number): (Descendant & { degree: number })[] {
  return people
    .filter(kin)
    .flatMap((one) => [{ ...one, degree }, ...below(one.children ?? [], degree + 1)]);
}

/** 1000①1, 860, 908의3②: whether the person is related in law. */
function kin({ relation }: Descendant): boolean {
  return !['stepchild', 'given_up_full_adoption', 'unrecognized'].includes(relation ?? 'birth');
}

/** 1003: whether the partner is a legal spouse. */
function married({ relation }: Partner): boolean {
  return relation === undefined;
}

function alive(status: Status | undefined, death: string): boolean {
  const none =
    status === undefined || status === 'missing' || status === 'unborn' || status === 'born_alive';
  return none || (status === 'forfeited' && death < '2024-04-25');
}
