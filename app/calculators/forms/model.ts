import type { CalendarDate } from '#app/law/family.ts';

/** The forms, under the fragments that open them: `/forms#renounce`. */
export const formIds = ['renounce', 'limited', 'extend'] as const;
export type FormId = (typeof formIds)[number];

/** A day, or an empty text while it is not known. */
export type Day = CalendarDate | '';

const relationIds = ['spouse', 'child', 'grandchild', 'parent', 'sibling', 'other'] as const;
export type RelationId = (typeof relationIds)[number];

/** Representatives of a minor: both parents, one parent, or a guardian. */
const guardianKinds = ['parents', 'mother', 'father', 'guardian'] as const;
export type GuardianKind = (typeof guardianKinds)[number];

/** An heir who files the paper. */
export interface Claimant {
  /** Number of its own, which stays when another claimant is removed. */
  key: number;
  /** Place in the family of the case, such as 첫째; empty if the visitor has added the person here. */
  label: string;
  name: string;
  birth: Day;
  /** 등록기준지. */
  registered: string;
  address: string;
  /** Address for letters from the court, if it is another. */
  delivery: string;
  phone: string;
  relation: RelationId | null;
  /** Whether the relation is that of the case and was not changed. */
  relationFromCase: boolean;
  /** Relation in the visitor's words, for `other`. */
  relationWords: string;
  /** The visitor's answer. The date of birth replaces it once there is one. */
  minor: boolean;
  guardian: GuardianKind | null;
  mother: string;
  father: string;
  guardianName: string;
  /** Day on which this heir learned of the succession, if it is another than that of the first. */
  knew: Day;
}

export const assetKinds = [
  'realty',
  'deposit',
  'insurance',
  'car',
  'receivable',
  'stock',
  'movable',
] as const;
export type AssetKind = (typeof assetKinds)[number];

export const debtKinds = ['loan', 'card', 'surety', 'personal', 'tax', 'health', 'tenant'] as const;
export type DebtKind = (typeof debtKinds)[number];

/** A row of the list of property. */
export interface Entry<Kind extends string = string> {
  key: number;
  kind: Kind;
  /** The creditor of a debt. */
  creditor: string;
  text: string;
  /** Null: the amount is not known. */
  won: bigint | null;
  /** Whether a document about it is attached. */
  proof: boolean;
}

export const extensionReasons = ['inquiry', 'places', 'abroad', 'lawsuit', 'custody'] as const;
export type ExtensionReason = (typeof extensionReasons)[number];

/**
 * The visitor's text in the forms. It lives in the memory of the document alone: names, addresses,
 * telephone numbers and dates of birth are never stored or sent.
 */
export interface Written {
  /** The deceased. */
  name: string;
  birth: Day;
  registered: string;
  address: string;
  claimants: readonly Claimant[];
  /** Whether the claimants sign, with 본인서명사실확인서, instead of using the registered seal. */
  signs: boolean;
  /** Whether all heirs of an earlier rank have renounced. */
  earlierRenounced: boolean;
  /** Reason why the succession became known late. */
  lateReason: string;
  assets: readonly Entry<AssetKind>[];
  debts: readonly Entry<DebtKind>[];
  /** Property that was disposed of, and its value. */
  disposed: string;
  funeral: string;
  /** Limited acceptance after three months (민법 1019③). */
  special: boolean;
  learned: Day;
  learnedHow: string;
  whyNotKnown: string;
  /** Last day that the extension asks for. */
  until: Day;
  /** Day on which the inquiry about the property was filed. */
  asked: Day;
  reasons: readonly ExtensionReason[];
  reasonWords: string;
}

/** Facts of the case that the paper uses. */
export interface PaperCase {
  death: Day;
  /** Day on which the heirs learned that the succession had opened and that they are heirs. */
  knew: Day;
  /** The court; empty if the place is not known. */
  court: string;
  today: Day;
}

/** The most claimants of one paper. */
export const MOST_CLAIMANTS = 15;

let lastKey = 0;

/** Returns a key for a new row. */
export function nextKey(): number {
  lastKey += 1;
  return lastKey;
}

export function newClaimant(part: Partial<Claimant> = {}): Claimant {
  return {
    key: nextKey(),
    label: '',
    name: '',
    birth: '',
    registered: '',
    address: '',
    delivery: '',
    phone: '',
    relation: null,
    relationFromCase: false,
    relationWords: '',
    minor: false,
    guardian: null,
    mother: '',
    father: '',
    guardianName: '',
    knew: '',
    ...part,
  };
}

export function newWritten(claimants: readonly Claimant[] = [newClaimant()]): Written {
  return {
    name: '',
    birth: '',
    registered: '',
    address: '',
    claimants,
    signs: false,
    earlierRenounced: false,
    lateReason: '',
    assets: [],
    debts: [],
    disposed: '',
    funeral: '',
    special: false,
    learned: '',
    learnedHow: '',
    whyNotKnown: '',
    until: '',
    asked: '',
    reasons: [],
    reasonWords: '',
  };
}
