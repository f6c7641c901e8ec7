import { shareReasons } from '#app/content/share-reasons.ts';
import { explain } from '../explain.ts';
import type { Reason } from '../explanation.ts';
import type { CalendarDate, Family, Status } from '../family.ts';
import { generationName, generations, isKin, type Kin, nextGeneration } from './kin.ts';
import { ownPlace } from './own-place.ts';
import { type Called, call } from './representation.ts';
import { standing } from './standing.ts';

/**
 * The descendants who are called: children and who represents them; if none of them is heir and none
 * has a spouse of the deceased beside, the next generation in its own right (민법 1000②, 1042; 95다27769).
 *
 * @param spouse takes: then a generation that renounced is the last (민법 1043; 2020그42)
 */
export function callDescendants(
  { children = [], death }: Family,
  spouse: boolean,
): Called & { inOwnRight: Reason[] } {
  let generation: readonly Kin[] = children;
  for (let degree = 1; ; degree += 1) {
    const names = generations.descendants.slice(degree - 1);
    const who = generationName(names, 0);
    const nearer = generationName(generations.descendants, degree - 2);
    const inOwnRight = degree > 1 ? [explain(shareReasons.ownRight, { who, nearer })] : [];
    const why = [explain(shareReasons.descendant, { who }), ...inOwnRight];
    const called = { ...call(generation, names, death, why), inOwnRight };
    generation = nextGeneration(generation);
    if (called.places.length > 0 || spouse || generation.length === 0) return called;
  }
}

/** The ascendants of the nearest degree; nobody represents one (민법 1000②, 1001). */
export function callAscendants(
  { parents = [], grandparents = [], death }: Family,
  spouse: boolean,
): Called & { further: boolean } {
  const people = [
    ...parents.map((person) => ({ ...person, degree: person.degree ?? 1 })),
    ...grandparents.map((person) => ({ ...person, degree: person.degree ?? 2 })),
  ].filter(({ relation }) => relation !== 'lost_by_full_adoption');
  return callNearest(people, death, spouse, (degree, nearer) => {
    const who = generationName(generations.ascendants, degree - 1);
    const why = [explain(shareReasons.ascendant, { who })];
    if (nearer !== null) {
      const name = generationName(generations.ascendants, nearer - 1);
      why.push(explain(shareReasons.nextDegree, { who, nearer: name }));
    }
    const parentsCount = people.filter((person) => person.degree === 1).length;
    if (degree === 1 && parentsCount > 2) why.push(explain(shareReasons.parentsByAdoption));
    return why;
  });
}

/** Siblings and who represents them. */
export function callSiblings({ siblings = [], death }: Family): Called {
  const why = explain(shareReasons.sibling, { who: generations.siblings[0] });
  return call(siblings, generations.siblings, death, [why]);
}

/** The collaterals of the nearest degree, nephews and nieces in their own right among them. */
export function callCollaterals({ siblings = [], collateral = [], death }: Family): Called {
  const people = [
    ...withDegrees(nextGeneration(siblings), 3),
    ...collateral.flatMap((person) => withDegrees([person], person.degree)),
  ].filter(({ degree }) => degree <= 4);
  return callNearest(people, death, false, (degree) => [
    explain(shareReasons.collateral, { degree }),
    explain(shareReasons.nearestDegree),
  ]);
}

interface Relative {
  id: string;
  status?: Status;
  degree: number;
}

function withDegrees(people: readonly Kin[], degree: number): Relative[] {
  return people
    .filter(isKin)
    .flatMap((person) => [
      { ...person, degree },
      ...withDegrees(person.children ?? [], degree + 1),
    ]);
}

function callNearest(
  people: readonly Relative[],
  death: CalendarDate,
  spouse: boolean,
  why: (degree: number, nearer: number | null) => Reason[],
): Called & { further: boolean } {
  const degrees = [...new Set(people.map(({ degree }) => degree))].sort((a, b) => a - b);
  const called = { places: [], renounced: false, doubts: new Set<never>(), further: false };
  for (const [index, degree] of degrees.entries()) {
    const equals = people.filter((person) => person.degree === degree);
    const takers = equals.filter(({ status }) => standing(status, death) === 'takes');
    const renounced = equals.some(({ status }) => standing(status, death) === 'renounced');
    if (takers.length > 0) {
      const reasons = why(degree, degrees[index - 1] ?? null);
      return { ...called, places: takers.map((person) => ownPlace(person, 2, reasons, death)) };
    }
    if (renounced && spouse) {
      const further = people.some(
        (person) => person.degree > degree && standing(person.status, death) === 'takes',
      );
      return { ...called, renounced, further };
    }
  }
  return called;
}
