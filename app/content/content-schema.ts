import * as v from 'valibot';
import { basis, facts } from './files/facts.ts';
import { text } from './files/fields.ts';
import type { LawFactId } from './law-facts.ts';

/** A stage of a case and the stages that follow. */
export interface ProcessNode {
  name: string;
  note: string;
  basis?: string | undefined;
  facts?: LawFactId[] | undefined;
  /** It has a deadline. */
  due?: true | undefined;
  next?: ProcessNode[] | undefined;
}

export const ProcessNodeSchema: v.GenericSchema<ProcessNode> = v.strictObject({
  name: text,
  note: text,
  basis: v.optional(basis),
  facts: v.optional(facts),
  due: v.optional(v.literal(true)),
  next: v.optional(v.array(v.lazy(() => ProcessNodeSchema))),
});

/** Links of the stages of process.ts, by the stage's name. */
export const ProcedureLinksSchema = v.record(
  text,
  v.array(
    v.strictObject({
      text,
      href: v.pipe(v.string(), v.regex(/^\/[\w/-]+$/, '주소는 /areas/will처럼 적습니다')),
    }),
  ),
);

/** What articles are about, by act and number. */
export const ArticlesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[가-힣 ]+ 제\d+조(의\d+)?$/, '민법 제1019조처럼 적습니다')),
  text,
);
