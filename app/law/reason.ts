/** A provision or a decision as it is cited: '민법 제1009조 제2항', '대법원 2020그42'. */
export type Citation = `${Source} ${string}` | `상속세 및 증여세법(법률 제${number}호)`;

type Source =
  | '민법'
  | '구 민법'
  | '대법원'
  | '헌법재판소'
  // Of a family court; the number says which case.
  | '심판'
  | '상속세 및 증여세법'
  | '상증법'
  | '지방세법'
  | '국세기본법'
  | '가족관계등록법'
  | '행정안전부';

/**
 * Why something is so, or what is unsettled about it: a code, and the provisions and decisions behind it.
 * The calculators turn codes into sentences.
 */
export interface Reason<Code extends string = string> {
  code: Code;
  articles: readonly Citation[];
}
