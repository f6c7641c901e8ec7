/** Citation of a provision or a decision: '민법 제1009조 제2항', '대법원 2020그42'. */
export type Citation = `${Source} ${string}` | `상속세 및 증여세법(법률 제${number}호)`;

type Source =
  | '민법'
  | '구 민법'
  | '대법원'
  | '헌법재판소'
  // Order of a family court, followed by the case number.
  | '심판'
  | '상속세 및 증여세법'
  | '상증법'
  | '지방세법'
  | '국세기본법'
  | '가족관계등록법'
  | '자동차등록령'
  | '소득세법'
  | '국민건강보험법'
  | '주택임대차보호법'
  | '행정안전부';

/**
 * Reason for a result, or a doubt about it: a code with the provisions and decisions behind it. The calculators turn
 * codes into sentences.
 */
export interface Reason<Code extends string = string> {
  code: Code;
  articles: readonly Citation[];
}
