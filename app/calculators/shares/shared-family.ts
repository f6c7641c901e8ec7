import { copy } from '../copy.ts';
import type { ActionsProps } from '../result/actions.tsx';
import { familyCodeOf } from './family-code.ts';
import type { ShareInput } from './input.ts';
import { everybody, withEverybody } from './relative-path.ts';

/**
 * Returns a family as a link holds it: without labels and the mark of the visitor, and without statuses and relations
 * unless the sender adds them. The link says whether any are missing.
 */
export function sharedFamily(input: ShareInput, withStatus: boolean): ShareInput {
  const isPartial = input.isPartial || (!withStatus && hasStatus(input));
  return {
    ...withEverybody(input, ({ label: _, mine: __, status, tie, halfBlood, ...one }) => ({
      ...(withStatus && {
        ...(status && { status }),
        ...(tie && { tie }),
        ...(halfBlood && { halfBlood }),
      }),
      ...one,
    })),
    isPartial,
  };
}

/** Returns the values of the links to a family: one without statuses, and one with them if there are any. */
export function linksTo(input: ShareInput): Pick<ActionsProps, 'code' | 'withStatus'> {
  const codeOf = (withStatus: boolean) => familyCodeOf(sharedFamily(input, withStatus));
  return {
    code: codeOf(false),
    ...(hasStatus(input) && { withStatus: { ...copy.status, code: codeOf(true) } }),
  };
}

function hasStatus(input: ShareInput): boolean {
  return everybody(input).some(
    ({ relative: { status, tie, halfBlood } }) => status ?? tie ?? halfBlood,
  );
}
