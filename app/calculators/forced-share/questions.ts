import { applies } from '#app/law/amendments.ts';
import type { Input } from './input.ts';
import { parentsAreNext } from './parents-are-next.ts';

/** Selects the questions about the family that matter for the visitor's relation to the deceased. */
export function questions(input: Input) {
  const { me, standsAs, death } = input;
  const none = {
    spouse: false,
    children: null,
    parents: null,
    siblings: null,
    branch: null,
    relatives: false,
  };
  // Siblings have no forced share, whatever the family.
  if (me === 'sibling' && death && applies('siblings-without-forced-share', death)) return none;
  const ownChild = me === 'child' || me === 'grandchild';
  return {
    spouse: me !== 'spouse',
    /** Minimum of the count; null: not asked. */
    children: ownChild ? 1 : 0,
    parents: me === 'parent' ? 1 : !ownChild && parentsAreNext(input) ? 0 : null,
    siblings: me === 'sibling' ? 1 : null,
    /** The late person whom the visitor represents, and whether as spouse; null: nobody. */
    branch: branchOf(me, standsAs),
    /** Whether to ask about people who died before or do not inherit. */
    relatives: true,
  };
}

function branchOf(me: Input['me'], standsAs: Input['standsAs']) {
  const spouse = standsAs === 'spouse';
  if (me === 'grandchild') return { late: 'late-child' as const, spouse };
  return me === 'sibling' && standsAs !== 'own' ? { late: 'late-sibling' as const, spouse } : null;
}
