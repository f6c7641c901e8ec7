import { watchAddress } from '#app/calculators/common/address.ts';
import { forgetDraft, keepDraft } from '#app/consult/form/draft.ts';
import { phoneField } from '#app/consult/form/phone-field.ts';
import { rememberSource, visitSource } from '#app/consult/form/source.ts';
import { mayAnalyse, startTracking } from '#app/tracking/start.ts';
import { widgets } from '#app/ui/behaviours.ts';
import type { BrowserSite } from './boot.ts';
import { colorModeMenu } from './color-mode-menu/color-mode-menu.behaviour.ts';
import { oneYellow } from './layout/contact/one-yellow.behaviour.ts';

/** What the browser knows of the site: its behaviours, its islands and its pages, by name. */
export const site: BrowserSite = {
  behaviours: {
    ...widgets,
    'color-mode-menu': colorModeMenu,
    'keep-draft': keepDraft,
    'forget-draft': forgetDraft,
    'phone-field': phoneField,
    'one-yellow': oneYellow,
  },
  lateBehaviours: async () => (await import('#app/ui/late-behaviours.ts')).lateWidgets,
  start: () => {
    rememberSource();
    watchAddress();
    startTracking(visitSource);
    document.addEventListener('inheritance:offer', offer);
  },
  mayRecord: mayAnalyse,
  islands: {
    shares: async () =>
      (await import('#app/calculators/shares/shares-calculator.tsx')).SharesCalculator,
    'forced-share': async () =>
      (await import('#app/calculators/forced-share/forced-share-calculator.tsx'))
        .ForcedShareCalculator,
    deadlines: async () =>
      (await import('#app/calculators/deadlines/deadlines-calculator.tsx')).DeadlinesCalculator,
    'consult-form': async () => (await import('#app/consult/form/consult-form.tsx')).ConsultForm,
  },
  pages: () => import('./site-pages.ts'),
};

/** A calculator's content goes to the form; no feature knows of another. */
async function offer({ detail }: DocumentEventMap['inheritance:offer']): Promise<void> {
  try {
    (await import('#app/consult/form/facts.ts')).offerFacts(detail.facts);
  } catch {
    // Its code is lost, and the form's with it: the form is filled in by hand.
  }
}
