import * as v from 'valibot';
import {
  AmendmentGroupSchema,
  AreaDetailsOfAllSchema,
  NoticeSchema,
  ProcessNodeSchema,
  QuestionSchema,
  SituationSchema,
  StepSchema,
} from '../content-schema.ts';

/** What each file of copy exports at least, by its name. What else it holds is words alone. */
export const schemas: Record<string, v.GenericSchema> = {
  'situations.ts': v.object({
    situations: v.object({
      items: v.pipe(v.array(SituationSchema), v.length(5, '상황은 다섯입니다'), differing('id')),
    }),
  }),
  'area-details.ts': v.object({ areaDetails: AreaDetailsOfAllSchema }),
  'amendments.ts': v.object({
    amendments: v.object({ groups: v.pipe(v.array(AmendmentGroupSchema), differing('id')) }),
  }),
  'questions.ts': v.object({
    questions: v.object({
      items: v.pipe(
        v.array(QuestionSchema),
        v.minLength(16, '물음은 열여섯이 넘어야 합니다'),
        differing('question'),
      ),
    }),
  }),
  'process.ts': v.object({
    process: v.object({
      drawing: v.object({ root: ProcessNodeSchema }),
      steps: v.array(StepSchema),
    }),
  }),
  'notices.ts': v.object({
    notices: v.pipe(
      v.array(NoticeSchema),
      differing('id'),
      v.check(
        (all) => all.every(({ date }, at) => at === 0 || date <= (all[at - 1]?.date ?? '')),
        '새것이 위에 오도록 적습니다',
      ),
    ),
  }),
};

function differing<Key extends string>(key: Key) {
  return v.check<Record<Key, string>[], string>(
    (items) => new Set(items.map((item) => item[key])).size === items.length,
    `${key}가 같은 것이 둘 있습니다`,
  );
}
