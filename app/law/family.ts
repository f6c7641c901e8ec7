/** A day of the calendar, `YYYY-MM-DD`: without a time or a time zone. */
export type CalendarDate = string;

/** What keeps a relative from inheriting; without one the person is alive and inherits. */
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
  /** Married again between the represented person's death and the deceased's: the tie ended (민법 775②). */
  remarried?: boolean;
}

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
  /** Given to another family as 친양자: the tie by birth ended (민법 908의3②). */
  | 'given_up_full_adoption'
  /** The spouse's child, not adopted: no heir. */
  | 'stepchild';

export interface Ascendant extends Person {
  /** Of kinship: parents 1, grandparents 2 and so on; without one, the list's. */
  degree?: number;
  /** Set on a birth parent of a deceased who was a 친양자: the tie ended (민법 908의3②). */
  relation?: 'lost_by_full_adoption';
}

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
