/** A file and one that it imports, as paths from the same folder. */
export interface Import {
  from: string;
  to: string;
}

/**
 * Finds import cycles between siblings, the files and sub-folders of one folder, at every depth. An import connects the
 * siblings at the first name in which its two paths differ.
 *
 * @returns the imports of each cycle, sorted
 */
export function circlesOf(imports: readonly Import[]): Import[][] {
  const siblings = imports.map(siblingsOf);
  const next = new Map<string, Set<string>>();
  for (const { from, to } of siblings) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reached = new Map([...next.keys()].map((sibling) => [sibling, reachedFrom(sibling, next)]));
  const circles = new Map<string, Import[]>();
  for (const [at, { from, to }] of siblings.entries()) {
    const returning = [...(reached.get(to) ?? [])].filter((one) => reached.get(one)?.has(to));
    const one = imports[at];
    if (!one || !returning.includes(from)) continue;
    const circle = returning.sort().join();
    circles.set(circle, [...(circles.get(circle) ?? []), one]);
  }
  return [...circles.values()].map((circle) =>
    circle.sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to)),
  );
}

function siblingsOf({ from, to }: Import): Import {
  const [names, others] = [from.split('/'), to.split('/')];
  const depth = names.findIndex((name, at) => name !== others[at]) + 1;
  return { from: names.slice(0, depth).join('/'), to: others.slice(0, depth).join('/') };
}

/** Returns everything that imports reach from here, which includes `start` only if there is a cycle. */
function reachedFrom(start: string, next: ReadonlyMap<string, Set<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const following of next.get(one) ?? []) {
      if (reached.has(following)) continue;
      reached.add(following);
      open.push(following);
    }
  }
  return reached;
}
