import type { BehaviourModules } from '#app/browser/attach-when-near.ts';
import type { IslandModules } from '#app/browser/island.tsx';
import { widgets } from '#app/ui/behaviours.ts';
import { lateWidgets } from '#app/ui/late-behaviours.ts';
import { colorModeMenu } from './color-mode-menu/color-mode-menu.behaviour.ts';
import { oneYellow } from './layout/contact/one-yellow.behaviour.ts';
import { retreat } from './layout/retreat.behaviour.ts';

/** Behaviours that static HTML names. */
export const behaviours = [...widgets, colorModeMenu, oneYellow, retreat];

/** Behaviours of few pages, or far down. Loaded when an element with their name comes near the viewport. */
export const lateBehaviours = {
  ...lateWidgets,
  'end-draft': () => import('#app/consult/intake/form/end-draft.behaviour.ts'),
  'keep-draft': () => import('#app/consult/intake/form/keep-draft.behaviour.ts'),
  'returning-visitor': () => import('#app/consult/receipt/returning-visitor.behaviour.ts'),
  'phone-field': () => import('#app/consult/intake/form/phone-field.behaviour.ts'),
  'answer-cases': () => import('#app/pages/amendments/answer-cases.behaviour.ts'),
  'court-steps': () => import('#app/pages/courts/court-steps.behaviour.ts'),
  'filter-papers': () => import('#app/pages/papers/filter-papers.behaviour.ts'),
  'filter-questions': () => import('#app/pages/questions/filter-questions.behaviour.ts'),
} satisfies BehaviourModules;

/** Islands that static HTML names. */
export const islands = {
  checklist: () => import('#app/calculators/checklist/checklist.island.ts'),
  'consult-form': () => import('#app/consult/intake/form/consult-form.island.ts'),
  deadlines: () => import('#app/calculators/deadlines/deadlines.island.ts'),
  'family-shares': () => import('#app/drawings/family-shares/family-shares.island.ts'),
  forms: () => import('#app/calculators/forms/forms.island.ts'),
  'search-box': () => import('#app/search/search-box.island.ts'),
  'forced-share': () => import('#app/calculators/forced-share/forced-share.island.ts'),
  'inheritance-tax': () => import('#app/calculators/inheritance-tax/inheritance-tax.island.ts'),
  shares: () => import('#app/calculators/shares/shares.island.ts'),
} satisfies IslandModules;

declare module '#app/browser/registered.ts' {
  interface RegisteredBehaviours {
    site: typeof behaviours;
    late: readonly { readonly 'data-ui': keyof typeof lateBehaviours }[];
  }

  interface RegisteredIslands {
    site: typeof islands;
  }
}
