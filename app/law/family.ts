/** Day of the calendar, `YYYY-MM-DD`, without time or time zone. */
export type CalendarDate = string;

/** Status of a relative that affects the succession. Without a status the person is alive and inherits. */
export type Status =
  /** Died before the deceased (민법 1001). */
  | 'predeceased'
  /** Presumed to have died at the same moment (민법 30). */
  | 'simultaneous'
  /** Renounced before the family court (민법 1041). */
  | 'renounced'
  /** Disqualified by law (민법 1004). */
  | 'disqualified'
  /** Forfeited by the family court's decision (민법 1004의2). */
  | 'forfeited'
  /** Missing but not declared absent (실종선고, 민법 28). Counts as alive. */
  | 'missing'
  /** Conceived but not yet born. Counts as born (민법 1000③). */
  | 'unborn'
  /** Was unborn at the death, and was born alive. */
  | 'born_alive'
  /** Was unborn at the death, and was not born alive. */
  | 'stillborn';

/** Relatives of the deceased who affect the succession. Ids are unique within a family. */
export interface Family {
  /** Date of death, which decides the governing law. */
  death: CalendarDate;
  spouse?: Partner;
  /** Children in order of age. */
  children?: Descendant[];
  parents?: Ascendant[];
  /** Grandparents, and great-grandparents with their degree. */
  grandparents?: Ascendant[];
  siblings?: Sibling[];
  /** Collateral blood relatives other than siblings and their descendants: uncles, aunts, cousins and so on. */
  collateral?: Collateral[];
}

interface Person {
  id: string;
  status?: Status;
}

/** Spouse of the deceased or of a represented person. */
export interface Partner extends Person {
  /** Set only if the person is not a legal spouse, and therefore not an heir (민법 1003). */
  relation?: PartnerRelation;
  /** Remarried between the deaths of the represented person and of the deceased, which ended the tie (민법 775②). */
  remarried?: boolean;
}

/** Never married (사실혼), or no longer married. */
export type PartnerRelation = 'de_facto' | 'divorced';

export interface Descendant extends Person {
  /** Relation other than birth. */
  relation?: ChildRelation;
  spouse?: Partner;
  /** Children in order of age. */
  children?: Descendant[];
}

export type ChildRelation =
  | 'nonmarital_recognized'
  /** 일반양자. */
  | 'adopted'
  /** 친양자. */
  | 'full_adopted'
  /** Given to another family as 일반양자: the tie by birth remains (민법 882의2②). */
  | 'adopted_out'
  /** Given to another family as 친양자: the tie by birth ended (민법 908의3②). */
  | 'given_up_full_adoption'
  /** Child of the spouse, not adopted. Not an heir. */
  | 'stepchild'
  /** Born outside marriage. Not an heir until recognised (민법 860, 864). */
  | 'unrecognized';

export interface Ascendant extends Person {
  /** Degree of kinship: parents 1, grandparents 2 and so on. Default: the degree of the list. */
  degree?: number;
  relation?: ParentRelation;
}

/** Relation of a parent to an adopted deceased. Without it, a parent by birth. */
export type ParentRelation =
  | 'adoptive'
  /** Parent by birth of a deceased who became a 친양자, which ended the tie (민법 908의3②). */
  | 'lost_by_full_adoption';

export interface Sibling extends Person {
  /** Half-blood siblings share equally (대법원 96다5421). */
  blood?: 'half';
  spouse?: Partner;
  children?: Descendant[];
}

export interface Collateral extends Person {
  /** Degree of kinship. Collaterals inherit up to the fourth. */
  degree: number;
  children?: Descendant[];
}
