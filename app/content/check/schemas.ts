import * as v from 'valibot';
import {
  AmendmentDaySchema,
  AmendmentGroupSchema,
  AreaDetailsOfAllSchema,
  ArticlesSchema,
  ProcedureLinksSchema,
  ProcessNodeSchema,
  SituationDetailsOfAllSchema,
  SituationSchema,
} from '../content-schema.ts';

/** The required exports of each content file, by its name. Other exports are plain text. */
export const schemas: Record<string, v.GenericSchema> = {
  'situations.ts': v.object({
    situations: v.object({
      items: v.pipe(listOf(SituationSchema, 'id'), v.length(5, '상황은 다섯입니다')),
    }),
  }),
  'situation-details.ts': v.object({ situationDetails: SituationDetailsOfAllSchema }),
  'area-details.ts': v.object({ areaDetails: AreaDetailsOfAllSchema }),
  'amendments.ts': v.object({
    amendments: v.object({ groups: listOf(AmendmentGroupSchema, 'id') }),
  }),
  'amendment-days.ts': v.object({
    amendmentDays: v.object({ title: v.string(), items: listOf(AmendmentDaySchema, 'day') }),
  }),
  'articles.ts': v.object({ articles: ArticlesSchema }),
  'procedure-links.ts': v.object({ procedureLinks: ProcedureLinksSchema }),
  'process.ts': v.object({
    process: v.object({
      drawing: v.object({ root: ProcessNodeSchema }),
    }),
  }),
};

/** A list whose items have unique `key`s. */
function listOf<Item extends v.GenericSchema<unknown, object>>(item: Item, key: string) {
  return v.pipe(
    v.array(item),
    v.check(
      (items) => new Set(items.map((entry) => Reflect.get(entry, key))).size === items.length,
      `${key}가 같은 것이 둘 있습니다`,
    ),
  );
}
