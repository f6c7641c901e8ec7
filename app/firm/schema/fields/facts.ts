import * as v from 'valibot';
import { type LawFactId, lawFacts } from '../../law-facts/law-facts.ts';
import { label, listOf, text } from './fields.ts';

/** An article, a decision or a rule, or a note that there is none yet. */
export const basis = v.pipe(
  text,
  v.regex(/제\d+조|헌법재판소|대법원|예규/, '조문이나 판례를 적습니다. 예: 민법 제1019조 제1항'),
);

/** The rows of law-facts.ts that a text rests on; `npm run law-review` lists them for the reviewing lawyer. */
export const facts = listOf(
  v.picklist(
    Object.keys(lawFacts) as LawFactId[], // the keys of the table
    "따옴표로 감싸 '3.10'처럼, docs/law-review.md에 있는(app/firm/law-facts/law-facts.ts) 번호를 적습니다",
  ),
);

/** The fields that accompany every sentence about the law. */
export const legal = {
  basis: label('조문', basis, '예: 민법 제1019조 제1항'),
  facts: label('근거 번호', facts, '이 글이 기대는 법. 조문이나 낱말로 찾습니다'),
};
