import type { Citation, Reason } from '../reason.ts';

/** Reason why a person who might be expected to inherit does not. */
export interface ExclusionReason extends Reason<keyof typeof articles> {
  /** Set if others represent the person. */
  represented?: true;
}

export function excludedBy(code: ExclusionReason['code']): ExclusionReason {
  return { code, articles: articles[code] };
}

/** Adds to a reason that others inherit in the person's place. */
export function representedDespite(reason: ExclusionReason): ExclusionReason {
  const all: Citation[] = [...reason.articles, '민법 제1001조', '민법 제1003조 제2항'];
  return { ...reason, represented: true, articles: [...new Set(all)] };
}

const articles = {
  // The person's own status.
  predeceased: ['민법 제1000조', '민법 제997조'],
  simultaneous: ['민법 제30조'],
  renounced: ['민법 제1041조', '민법 제1042조'],
  disqualified: ['민법 제1004조'],
  forfeited: ['민법 제1004조의2 제6항'],
  stillborn: ['민법 제1000조 제3항', '민법 제3조'],
  // No marriage, no legal kinship.
  de_facto: ['민법 제1003조'],
  divorced: ['민법 제1003조'],
  unrecognized: ['민법 제860조', '민법 제864조', '민법 제1014조'],
  given_up_full_adoption: ['민법 제908조의3 제2항'],
  stepchild: ['민법 제1000조 제1항 제1호'],
  lost_by_full_adoption: ['민법 제908조의3 제2항'],
  'not-kin': ['민법 제1000조 제1항'],
  // Others come first.
  'after-descendants': ['민법 제1000조 제1항'],
  'after-ascendants': ['민법 제1000조 제1항'],
  'after-siblings': ['민법 제1000조 제1항', '민법 제1001조'],
  'spouse-alone': ['민법 제1003조 제1항'],
  'children-renounced': ['민법 제1043조', '대법원 2020그42'],
  'parents-renounced': ['민법 제1043조'],
  'nearer-relative': ['민법 제1000조 제2항'],
  'parent-renounced': ['민법 제1001조', '민법 제1042조'],
  'no-representation-in-fourth-rank': ['민법 제1001조', '민법 제1000조 제2항'],
  'beyond-fourth-degree': ['민법 제1000조 제1항 제4호'],
  // Spouses of relatives.
  'spouse-of-heir': ['민법 제1003조 제2항'],
  'spouse-of-renouncer': ['민법 제1001조', '민법 제1003조 제2항'],
  'spouse-of-barred': ['민법 제1003조 제2항'],
  'spouse-of-forfeited-before-2026': ['민법 제1003조 제2항'],
  'spouse-remarried': ['민법 제775조 제2항', '민법 제1003조 제2항'],
  'in-law': ['민법 제1000조 제1항', '민법 제1003조 제2항'],
} as const satisfies Record<string, readonly Citation[]>;
