import * as v from 'valibot';
import { ArticlesSchema, ProcedureLinksSchema, ProcessNodeSchema } from '../content-schema.ts';

/** The required exports of content in code, by the name of its file. Other exports are plain text. */
export const schemas: Record<string, v.GenericSchema> = {
  'articles.ts': v.object({ articles: ArticlesSchema }),
  'procedure-links.ts': v.object({ procedureLinks: ProcedureLinksSchema }),
  'process.ts': v.object({
    process: v.object({
      drawing: v.object({ root: ProcessNodeSchema }),
    }),
  }),
};
