import * as v from 'valibot';
import { type LawFactId, lawFacts } from '../law-facts.ts';
import { listOf } from './fields.ts';

/** The rows of law-facts.ts that a text rests on; `npm run law-review` lists them for the lawyer who checks. */
export const facts = listOf(
  v.picklist(
    Object.keys(lawFacts) as LawFactId[], // the keys of the table
    "따옴표로 감싸 '3.10'처럼, docs/law-review.md에 있는(app/content/law-facts.ts) 번호를 적습니다",
  ),
);
