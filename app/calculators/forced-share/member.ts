import type { RelativeInput } from './input.ts';

export const ME = 'me';

/** Someone of the family who may have got something; names.ts has the words. */
export interface Member {
  id: string;
  kind:
    | 'me'
    | 'spouse'
    | 'child'
    | 'late-child'
    | 'late-sibling'
    | 'late-spouse'
    | 'grandchild'
    | 'parent'
    | 'sibling'
    | 'spouse-of'
    | 'child-of';
  /** Of someone's spouse or child: whose. */
  of?: string;
  status?: NonNullable<RelativeInput['status']>;
  /** Whom others represent, and who represents someone; absent for all others. */
  branch?: 'represented' | 'representing';
}
