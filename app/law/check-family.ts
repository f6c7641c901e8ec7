import type { Descendant, Family, Partner, Status } from './family.ts';
import { InputError, requireDays } from './input-error.ts';

/** Limit of people. A larger family is a mistake or an attack. The largest answer takes a few milliseconds. */
export const MAX_PEOPLE = 200;

const MAX_PARENTS = 4;
/** Highest degree of kinship. No provable blood relation is more distant. */
const MAX_DEGREE = 12;

const unbornOrSo: ReadonlySet<Status | undefined> = new Set(['unborn', 'born_alive', 'stillborn']);

/** @throws InputError if the family is impossible, including any cycle */
export function checkFamily(family: Family): void {
  const { death, spouse, children = [], parents = [], grandparents = [] } = family;
  const { siblings = [], collateral = [] } = family;
  requireDays(death);
  const seen = new Set<string>();
  const meet = (id: string) => {
    if (seen.has(id)) throw new InputError('repeated-person');
    seen.add(id);
    if (seen.size > MAX_PEOPLE) throw new InputError('too-many-people');
  };
  const line = (people: readonly Omit<Descendant, 'relation'>[]): void => {
    for (const { id, status, spouse: partner, children: below = [] } of people) {
      meet(id);
      if (!canHaveIssue({ status }) && (partner || below.length > 0)) {
        throw new InputError('status');
      }
      if (partner) {
        meet(partner.id);
        checkPartner(partner);
      }
      line(below);
    }
  };

  if (spouse) {
    meet(spouse.id);
    checkPartner(spouse);
    if (spouse.remarried) throw new InputError('status');
  }
  line(children);
  for (const { id, status } of [...parents, ...grandparents]) {
    meet(id);
    if (unbornOrSo.has(status)) throw new InputError('status');
  }
  for (const { degree = 1 } of parents) checkDegree(degree, 1, 1);
  for (const { degree = 2 } of grandparents) checkDegree(degree, 2, MAX_DEGREE);
  const legal = parents.filter(({ relation }) => relation !== 'lost_by_full_adoption');
  if (legal.length > MAX_PARENTS) throw new InputError('too-many-parents');
  line(siblings);
  line(collateral);
  for (const { degree } of collateral) checkDegree(degree, 3, MAX_DEGREE);
}

/** Whether a person of this status can have a spouse and children. */
export function canHaveIssue({ status }: { status?: Status | undefined }): boolean {
  return !unbornOrSo.has(status);
}

function checkPartner({ status }: Partner): void {
  if (unbornOrSo.has(status)) throw new InputError('status');
}

function checkDegree(degree: number, least: number, most: number): void {
  if (!Number.isInteger(degree) || degree < least || degree > most) throw new InputError('degree');
}
