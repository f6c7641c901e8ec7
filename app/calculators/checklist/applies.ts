import type { Condition } from '#app/firm/schema/task-schema.ts';
import type { CaseFacts, YesNo } from '#app/law/case-facts.ts';

/** Whether something holds; undefined while a fact that decides it is unknown. */
type Answer = boolean | undefined;

/**
 * Returns whether one of the sets of facts holds.
 *
 * @param condition without one, everything holds
 */
export function applies(condition: Condition | undefined, facts: CaseFacts): Answer {
  if (!condition) return true;
  const answers = condition.map((all) => holds(all, facts));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** Whether all facts of a set hold. One that does not hold decides, whatever else is unknown. */
function holds(all: Condition[number], facts: CaseFacts): Answer {
  const answers = [
    oneOf(all.me, facts.me),
    oneOf(all.debts, facts.debts),
    oneOf(all.will, facts.will),
    oneOf(all.abroad, facts.abroad),
    isSo(all.minor, facts.minor),
    isSo(all.incapable, facts.incapable),
    isSo(all.unreachable, facts.unreachable),
    anyOf(all.kinds, facts.kinds),
  ];
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function oneOf<Value extends string>(
  wanted: readonly Value[] | undefined,
  fact: Value | 'unknown' | undefined,
): Answer {
  if (!wanted) return true;
  return fact === undefined || fact === 'unknown' ? undefined : wanted.includes(fact);
}

function isSo(wanted: boolean | undefined, fact: YesNo | 'unknown' | undefined): Answer {
  if (wanted === undefined) return true;
  return fact === undefined || fact === 'unknown' ? undefined : (fact === 'yes') === wanted;
}

function anyOf<Value>(wanted: readonly Value[] | undefined, given: readonly Value[] | undefined) {
  if (!wanted) return true;
  return given?.some((one) => wanted.includes(one));
}
