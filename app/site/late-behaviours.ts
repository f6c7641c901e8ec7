import { endDraftOnPage } from '#app/consult/form/end-draft.behaviour.ts';
import { printPage } from '#app/pages/parts/print.behaviour.ts';
import { filterQuestions } from '#app/pages/questions/filter-questions.behaviour.ts';
import { lateWidgets } from '#app/ui/late-behaviours.ts';

/** Behaviours that the home page does not use: loaded by a page that does. */
export const lateBehaviours = [...lateWidgets, endDraftOnPage, filterQuestions, printPage];
