import { writtenForms } from '../data/forms.data.ts';
import { writtenTasks } from '../data/tasks.data.ts';
import type { FormId } from '../schema/forms-schema.ts';
import { isShown } from './gate.ts';
import { shownPapers } from './papers.ts';
import { shownForms } from './shown.ts';

/** The forms that are shown, in their order: reviewed, with all papers that are filed with them. */
export const forms = shownForms(writtenForms, isShown, writtenTasks, shownPapers);

/** The ids of the forms that are shown. */
export const shownFormIds: ReadonlySet<FormId> = new Set(forms.map(({ id }) => id));
