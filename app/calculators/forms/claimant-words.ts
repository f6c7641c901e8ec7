import { withParticle } from '#app/law/korean-words.ts';
import type { Claimant, Day, PaperCase, Written } from './model.ts';
import { type Named, words } from './paper-copy.ts';
import { listed, orBlank, paperDay } from './paper-text.ts';
import { isMinor } from './time-limit.ts';

/** A person who seals or signs, for one or several claimants. */
export interface Signer {
  /** Numbers of the claimants: 1. or 3. 4. */
  numbers: string;
  /** 미성년자 홍길순의 법정대리인 친권자 모; empty for a claimant. */
  role: string;
  name: string;
}

/** The relation to the deceased, in words. */
export function relationOf({ relation, relationWords }: Claimant): string {
  return relation === 'other' || !relation ? orBlank(relationWords) : words.relations[relation];
}

/** Representatives of a minor with their roles, all of whom sign. */
export function guardiansOf(one: Claimant): { role: keyof typeof words.roles; name: string }[] {
  const { guardian, mother, father, guardianName } = one;
  if (guardian === 'guardian') return [{ role: 'guardian', name: guardianName }];
  const both = [
    { role: 'father', name: father },
    { role: 'mother', name: mother },
  ] as const;
  return guardian === 'mother' || guardian === 'father'
    ? both.filter(({ role }) => role === guardian)
    : [...both];
}

/** The representatives of a minor as the table names them. */
export function guardianText(one: Claimant): string {
  const { guardian, relation } = one;
  const [mother, father] = [orBlank(one.mother), orBlank(one.father)];
  if (guardian === 'guardian') return words.guardians.guardian(orBlank(one.guardianName));
  if (guardian === 'mother') {
    return words.guardians.mother(mother) + (relation === 'child' ? words.fatherIsDeceased : '');
  }
  if (guardian === 'father') {
    return words.guardians.father(father) + (relation === 'child' ? words.motherIsDeceased : '');
  }
  return words.guardians.parents(mother, father);
}

/** Persons who seal or sign, in the order of the claimants. A person who represents several minors appears once. */
export function signersOf({ claimants }: Written, { today }: PaperCase): Signer[] {
  const signers: Signer[] = [];
  const minors: { numbers: number[]; names: string[]; role: string; name: string }[] = [];
  for (const [index, one] of claimants.entries()) {
    if (!isMinor(one, today)) {
      signers.push({ numbers: numbered([index + 1], claimants), role: '', name: one.name });
      continue;
    }
    for (const { role, name } of guardiansOf(one)) {
      const same = minors.find((other) => name && other.name === name && other.role === role);
      if (same) {
        same.numbers.push(index + 1);
        same.names.push(orBlank(one.name));
      } else minors.push({ numbers: [index + 1], names: [orBlank(one.name)], role, name });
    }
  }
  const represented = minors.map(({ numbers, names, role, name }) => ({
    numbers: numbered(numbers, claimants),
    // The roles are those of guardiansOf.
    role: `${words.minors(listed(names))} ${words.roles[role as keyof typeof words.roles]}`,
    name,
  }));
  return [...signers, ...represented];
}

function numbered(numbers: readonly number[], claimants: readonly Claimant[]): string {
  return claimants.length === 1 ? '' : numbers.map((one) => `${one}.`).join(' ');
}

/** The claimants as the grounds name them: by name up to two, by number otherwise. */
function callsOf(claimants: readonly Claimant[]): string[] {
  if (claimants.length === 1) return [words.one];
  const byName = claimants.length === 2 && claimants.every(({ name }) => name.trim());
  return claimants.map(({ name }, index) => `${words.one} ${byName ? name.trim() : index + 1}`);
}

/** Sentence that says why the claimants are heirs. */
export function heirsText(claimants: readonly Claimant[]): string {
  const calls = callsOf(claimants);
  if (claimants.length > 2) return words.sameRelations;
  const parts = claimants.map(
    (one, index) =>
      `${withParticle(calls[index] ?? '', '은', '는')} ${
        index === claimants.length - 1 ? words.as(relationOf(one)) : relationOf(one)
      }`,
  );
  return `${parts.join(', ')} ${words.isHeir}`;
}

/**
 * Returns who learned of the succession, one clause for each day. The months of an heir who was a minor at the death run from
 * the representative's knowledge (민법 1020), even if the heir has come of age since.
 */
export function knowledgeOf(written: Written, { death, knew }: PaperCase): Named['knew'] {
  const { claimants } = written;
  const calls = callsOf(claimants);
  const days = new Map<Day, { own: string[]; represented: string[] }>();
  for (const [index, one] of claimants.entries()) {
    const day = one.knew || knew;
    const of = days.get(day) ?? { own: [], represented: [] };
    (isMinor(one, death) ? of.represented : of.own).push(calls[index] ?? '');
    days.set(day, of);
  }
  return [...days].map(([day, { own, represented }]) => ({
    who: both(
      together(own),
      represented.length > 0 ? together(represented) + words.guardianOf : '',
    ),
    day: paperDay(day),
    self: claimants.length === 1 && own.length === 1,
  }));
}

/** Names claimants with one title: 청구인 1, 2. */
function together([first = '', ...others]: readonly string[]): string {
  return listed([first, ...others.map((one) => one.replace(`${words.one} `, ''))]);
}

/** Joins two groups with 과 or 와: 청구인 1, 2와 청구인 3의 법정대리인. */
function both(one: string, other: string): string {
  return one && other ? `${withParticle(one, '과', '와')} ${other}` : one || other;
}
