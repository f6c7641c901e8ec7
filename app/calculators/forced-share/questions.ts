import { applies } from '#app/law/amendments.ts';
import type { Input } from './input.ts';
import { parentsAreNext } from './parents-are-next.ts';

/** Which questions about the family matter for who the visitor is. */
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
  // No family gives siblings a forced share.
  if (me === 'sibling' && death && applies('siblings-without-forced-share', death)) return none;
  const ownChild = me === 'child' || me === 'grandchild';
  return {
    spouse: me !== 'spouse',
    /** The least that there can be; null: not asked. */
    children: ownChild ? 1 : 0,
    parents: me === 'parent' ? 1 : !ownChild && parentsAreNext(input) ? 0 : null,
    siblings: me === 'sibling' ? 1 : null,
    /** Who else stands in the place of the late child or sibling; null: the visitor stands in nobody's. */
    branch: branchOf(me, standsAs),
    /** Who died before or does not inherit. */
    relatives: true,
  };
}

function branchOf(me: Input['me'], standsAs: Input['standsAs']) {
  const spouse = standsAs === 'spouse';
  if (me === 'grandchild') return { late: 'late-child' as const, spouse };
  return me === 'sibling' && standsAs !== 'own' ? { late: 'late-sibling' as const, spouse } : null;
}
