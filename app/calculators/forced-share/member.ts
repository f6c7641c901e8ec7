import type { RelativeInput } from './input.ts';

export const ME = 'me';

/** A member of the family, who may have received something. names.ts has the names. */
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
  /** Id of the person whose spouse or child this member is. */
  of?: string;
  status?: NonNullable<RelativeInput['status']>;
  /** Whether others represent this member or this member represents someone; absent otherwise. */
  branch?: 'represented' | 'representing';
}
