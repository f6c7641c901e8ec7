/** A day of the calendar, `YYYY-MM-DD`: without a time or a time zone. */
export type CalendarDate = string;

/** What a relative's inheriting depends on; without one the person is alive and inherits. */
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
  /** Not heard of, and not declared absent (실종선고, 민법 28): counts as alive. */
  | 'missing'
  /** Conceived, not born yet: counts as born (민법 1000③). */
  | 'unborn'
  /** Was unborn at the death, and was born alive. */
  | 'born_alive'
  /** Was unborn at the death, and was not born alive. */
  | 'stillborn';

/** The deceased's family: whoever matters for who inherits. Ids are unique in it. */
export interface Family {
  /** Day of the death: it decides which law is in force. */
  death: CalendarDate;
  spouse?: Partner;
  /** By age. */
  children?: Descendant[];
  parents?: Ascendant[];
  /** And great-grandparents, with their degree. */
  grandparents?: Ascendant[];
  siblings?: Sibling[];
  /** Uncles, aunts, cousins and the like: blood relatives to the side beyond siblings and their issue. */
  collateral?: Collateral[];
}

interface Person {
  id: string;
  status?: Status;
}

/** A spouse, of the deceased or of someone represented. */
export interface Partner extends Person {
  /** Set on someone who is no legal spouse, and therefore no heir (민법 1003). */
  relation?: PartnerRelation;
  /** Married again between the represented person's death and the deceased's: the tie ended (민법 775②). */
  remarried?: boolean;
}

/** Never married (사실혼), or no longer. */
export type PartnerRelation = 'de_facto' | 'divorced';

export interface Descendant extends Person {
  /** How the person became a child; without one, by birth. */
  relation?: ChildRelation;
  spouse?: Partner;
  /** By age. */
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
  /** The spouse's child, not adopted: no heir. */
  | 'stepchild'
  /** Born outside marriage and not recognised: no heir until then (민법 860, 864). */
  | 'unrecognized';

export interface Ascendant extends Person {
  /** Of kinship: parents 1, grandparents 2 and so on; without one, the list's. */
  degree?: number;
  relation?: ParentRelation;
}

/** Of the deceased's parents, where the deceased was adopted; without one, by birth. */
export type ParentRelation =
  | 'adoptive'
  /** By birth, and the deceased became a 친양자: the tie ended (민법 908의3②). */
  | 'lost_by_full_adoption';

export interface Sibling extends Person {
  /** Half-blood siblings share equally (대법원 96다5421). */
  blood?: 'half';
  spouse?: Partner;
  children?: Descendant[];
}

export interface Collateral extends Person {
  /** Of kinship; heirs up to the fourth. */
  degree: number;
  children?: Descendant[];
}
