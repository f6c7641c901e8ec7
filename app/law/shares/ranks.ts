import type { CalendarDate, Family, Status } from '../family.ts';
import { isKin, type Kin, nextGeneration } from './kin.ts';
import { placeOf } from './place.ts';
import { because, type Generation, type ShareReason } from './reasons.ts';
import { type Called, call } from './representation.ts';
import { effectOf } from './status.ts';

/**
 * Calls the children and their representatives. If none of them is an heir and the spouse does not inherit, calls the
 * next generation in its own right (민법 1000②, 1042; 95다27769).
 *
 * @param spouse whether the spouse inherits; a generation that renounced is then the last (민법 1043; 2020그42)
 */
export function callDescendants(
  { children = [], death }: Family,
  spouse: boolean,
): Called & { inOwnRight: ShareReason[] } {
  let generation: readonly Kin[] = children;
  for (let step = 0; ; step += 1) {
    const who: Generation = { line: 'descendants', step };
    const inOwnRight =
      step > 0 ? [because({ code: 'own-right', who, nearer: { ...who, step: step - 1 } })] : [];
    const why = [because({ code: 'descendant', who }), ...inOwnRight];
    const called = { ...call(generation, who, death, why), inOwnRight };
    generation = nextGeneration(generation);
    if (called.places.length > 0 || spouse || generation.length === 0) return called;
  }
}

/** Calls the ascendants of the nearest degree. Nobody represents an ascendant (민법 1000②, 1001). */
export function callAscendants(
  { parents = [], grandparents = [], death }: Family,
  spouse: boolean,
): Called & { further: boolean } {
  const people = [
    ...parents.map((person) => ({ ...person, degree: person.degree ?? 1 })),
    ...grandparents.map((person) => ({ ...person, degree: person.degree ?? 2 })),
  ].filter(({ relation }) => relation !== 'lost_by_full_adoption');
  return callNearest(people, death, spouse, (degree, nearer) => {
    const who: Generation = { line: 'ascendants', step: degree - 1 };
    const why = [because({ code: 'ascendant', who })];
    if (nearer !== null) {
      why.push(because({ code: 'next-degree', who, nearer: { ...who, step: nearer - 1 } }));
    }
    const parentsCount = people.filter((person) => person.degree === 1).length;
    if (degree === 1 && parentsCount > 2) why.push(because({ code: 'parents-by-adoption' }));
    return why;
  });
}

/** Calls the siblings and their representatives. */
export function callSiblings({ siblings = [], death }: Family): Called {
  const who: Generation = { line: 'siblings', step: 0 };
  return call(siblings, who, death, [because({ code: 'sibling', who })]);
}

/** Calls the collaterals of the nearest degree, including nephews and nieces in their own right. */
export function callCollaterals({ siblings = [], collateral = [], death }: Family): Called {
  const people = [
    ...withDegrees(nextGeneration(siblings), 3),
    ...collateral.flatMap((person) => withDegrees([person], person.degree)),
  ].filter(({ degree }) => degree <= 4);
  return callNearest(people, death, false, (degree) => [
    because({ code: 'collateral', degree }),
    because({ code: 'nearest-degree' }),
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
  why: (degree: number, nearer: number | null) => ShareReason[],
): Called & { further: boolean } {
  const degrees = [...new Set(people.map(({ degree }) => degree))].sort((a, b) => a - b);
  const called = { places: [], renounced: false, doubts: new Set<never>(), further: false };
  for (const [index, degree] of degrees.entries()) {
    const equals = people.filter((person) => person.degree === degree);
    const heirs = equals.filter(({ status }) => effectOf(status, death) === 'inherits');
    const renounced = equals.some(({ status }) => effectOf(status, death) === 'renounced');
    if (heirs.length > 0) {
      const reasons = why(degree, degrees[index - 1] ?? null);
      return { ...called, places: heirs.map((person) => placeOf(person, 2, reasons, death)) };
    }
    if (renounced && spouse) {
      const further = people.some(
        (person) => person.degree > degree && effectOf(person.status, death) === 'inherits',
      );
      return { ...called, renounced, further };
    }
  }
  return called;
}
